/** What the board component shows and reports, as tasks and changes of them. Pure. */
import type { Task } from '@apiyard/api/contract/modules/kanban';
import type { BoardCard, BoardColumn, CardMove } from '@apiyard/ui/Board';
import type { Board, Change } from './board.ts';
import { applyChange, findTask } from './board.ts';

export interface TaskCard extends BoardCard {
  readonly task: Task;
}

const cards = new WeakMap<Task, TaskCard>();

/** The same object for the same task, so that it is not rendered again. */
function cardOf(task: Task): TaskCard {
  const known = cards.get(task);
  if (known !== undefined) return known;
  const card = { id: task.id, label: task.task, lane: task.taskProperty, task };
  cards.set(task, card);
  return card;
}

type Matches = ((task: Task) => boolean) | null;

const lists = new WeakMap<readonly Task[], { readonly matches: Matches; readonly cards: readonly TaskCard[] }>();

/** The same list for the same tasks and filter, for the same reason. */
function listOf(tasks: readonly Task[], matches: Matches): readonly TaskCard[] {
  const known = lists.get(tasks);
  if (known?.matches === matches) return known.cards;
  const cards = (matches === null ? tasks : tasks.filter(matches)).map(cardOf);
  lists.set(tasks, { matches, cards });
  return cards;
}

/** The columns of the component, with the cards that match. A part of the cards is not compared with the limit. */
export function columnsOf(board: Board, matches: Matches): readonly BoardColumn<TaskCard>[] {
  return board.map(({ id, name, limit, child }) => ({
    id,
    label: name,
    ...(limit !== null && matches === null && { limit }),
    cards: listOf(child, matches),
  }));
}

/**
 * The changes of a move among the cards that are shown: of the card, or of all selected ones if it is one of them. The
 * place among all cards is before the card that follows, or after the last that is shown.
 */
export function changesOfMove(
  board: Board,
  shown: readonly BoardColumn<TaskCard>[],
  { card, to, index }: CardMove,
  selected: ReadonlySet<string>,
): readonly Change[] {
  const moved = selected.has(card)
    ? shown.flatMap((column) => column.cards.filter(({ id }) => selected.has(id)).map(({ id }) => id))
    : [card];
  const isInPlace = (one: TaskCard) => to.lane === undefined || one.lane === to.lane;
  const list = (shown.find(({ id }) => id === to.column)?.cards ?? []).filter(
    (one) => isInPlace(one) && one.id !== card,
  );
  const isStaying = ({ id }: TaskCard) => !moved.includes(id);
  const next = list.slice(index).find(isStaying)?.id;
  let previous = next === undefined ? list.findLast(isStaying)?.id : undefined;
  let now = board;
  const changes: Change[] = [];
  for (const id of moved) {
    const place = findTask(now, id);
    const others = (now.find((column) => column.id === to.column)?.child ?? []).filter((task) => task.id !== id);
    if (place === undefined) continue;
    const at = others.findIndex((task) => task.id === (next ?? previous));
    const change: Change = {
      kind: 'move task',
      id,
      column: to.column,
      index: at < 0 ? others.length : next === undefined ? at + 1 : at,
      ...(to.lane !== undefined && to.lane !== place.task.taskProperty && { taskProperty: to.lane }),
    };
    changes.push(change);
    now = applyChange(now, change);
    if (next === undefined) previous = id;
  }
  return changes;
}

import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { getAdjacencyMap, getSimplePaths } from 'xstate/graph';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Change } from './board/board.ts';
import type { KanbanEvent, Saved, SaveFailure, SaveInput } from './kanban.machine.ts';
import { kanbanMachine } from './kanban.machine.ts';
import type { Step } from './state/pending.ts';
import { changeOf } from './state/pending.ts';

const move = (id: string, column: string): Change => ({ kind: 'move task', id, column, index: 0 });
const moved = (id: string) => ({ change: move(id, 'done'), inverse: move(id, 'todo') });

const nameOf = (change: Change) => {
  if (change.kind === 'move task') return `${change.id}>${change.column}`;
  return `${change.kind} ${'task' in change ? change.task.id : 'id' in change ? change.id : ''}`;
};
const stepsIn = (steps: readonly Step[]) => steps.map((step) => step.map(({ change }) => nameOf(change)).join('+'));
const summary = ({ value, context: { history, pending, selection } }: SnapshotFrom<typeof kanbanMachine>) =>
  [
    String(value),
    `sends ${pending.map((one) => nameOf(changeOf(one))).join(',') || '-'}`,
    `undo ${stepsIn(history.done).join(',') || '-'}`,
    `redo ${stepsIn(history.undone).join(',') || '-'}`,
    ...(selection.ids.length > 0 ? [`selected ${selection.ids.join(',')}`] : []),
  ].join(' | ');

/** One move, what can be done about it, and what its calls can return. */
const events = {
  move: { type: 'change', edits: [moved('a')] },
  undo: { type: 'undo' },
  redo: { type: 'redo' },
  forget: { type: 'forget' },
  saved: { type: 'xstate.done.actor.0.kanban.saving', output: null },
  failed: { type: 'xstate.error.actor.0.kanban.saving', error: { code: 'Internal' } },
  gone: { type: 'xstate.error.actor.0.kanban.saving', error: { code: 'NotFound' } },
} as unknown as Record<string, KanbanEvent>;
const eventNames = Object.keys(events);

const options = {
  events: ({ value, context: { pending, history } }: SnapshotFrom<typeof kanbanMachine>) =>
    eventNames
      .filter((name) => {
        if (name === 'move') return history.done.length + history.undone.length === 0;
        // Without a limit, undo and redo could wait for ever more calls.
        if (name === 'undo') return history.done.length > 0 && pending.length < 2;
        if (name === 'redo') return history.undone.length > 0 && pending.length < 2;
        if (name === 'forget') return pending.length + history.done.length + history.undone.length > 0;
        return value === 'saving';
      })
      .map((name) => events[name] as KanbanEvent),
  serializeState: (snapshot: object) => summary(snapshot as SnapshotFrom<typeof kanbanMachine>),
};
const nameOfEvent = (event: unknown) => eventNames.find((name) => events[name] === event);

/** The states that one move, its undo and redo lead to, by short names. */
const states = {
  untouched: 'idle | sends - | undo - | redo -',
  moving: 'saving | sends a>done | undo a>done | redo -',
  moved: 'idle | sends - | undo a>done | redo -',
  undoing: 'saving | sends a>todo | undo - | redo a>done',
  undone: 'idle | sends - | undo - | redo a>done',
  movingThenUndoing: 'saving | sends a>done,a>todo | undo - | redo a>done',
  undoingThenMoving: 'saving | sends a>todo,a>done | undo a>done | redo -',
} as const;
type State = keyof typeof states;
const shortName = (snapshot: object) => {
  const text = summary(snapshot as SnapshotFrom<typeof kanbanMachine>);
  return (Object.keys(states) as State[]).find((name) => states[name] === text) ?? text;
};

test('reaches the states of one move by 12 paths', () => {
  const paths = getSimplePaths(kanbanMachine, options);
  const walked = paths.map(({ state, steps }) => [
    steps.flatMap(({ event }) => nameOfEvent(event) ?? []).join(' '),
    shortName(state),
  ]);
  expect(walked).toHaveLength(12);
  expect(walked).toEqual([
    ['', 'untouched'],
    ['move', 'moving'],
    ['move undo', 'movingThenUndoing'],
    ['move undo saved redo failed', 'moved'],
    ['move undo saved failed', 'moved'],
    ['move saved', 'moved'],
    ['move undo saved', 'undoing'],
    ['move saved undo', 'undoing'],
    ['move undo saved redo', 'undoingThenMoving'],
    ['move saved undo redo', 'undoingThenMoving'],
    ['move undo saved saved', 'undone'],
    ['move saved undo saved', 'undone'],
  ]);
});

test('knows what each event does in each of these states', () => {
  const transitions = Object.values(getAdjacencyMap(kanbanMachine as AnyStateMachine, options)).map(
    ({ state, transitions: next }) => [
      shortName(state),
      Object.fromEntries(
        Object.values(next as Record<string, { event: unknown; state: object }>).map((one) => [
          nameOfEvent(one.event),
          shortName(one.state),
        ]),
      ),
    ],
  );
  expect(Object.fromEntries(transitions)).toEqual({
    untouched: { move: 'moving' },
    moving: {
      undo: 'movingThenUndoing',
      forget: 'untouched',
      saved: 'moved',
      failed: 'untouched',
      gone: 'untouched',
    },
    movingThenUndoing: { forget: 'untouched', saved: 'undoing', failed: 'untouched', gone: 'untouched' },
    moved: { undo: 'undoing', forget: 'untouched' },
    undoing: { redo: 'undoingThenMoving', forget: 'untouched', saved: 'undone', failed: 'moved', gone: 'untouched' },
    undoingThenMoving: { forget: 'untouched', saved: 'moving', failed: 'moved', gone: 'untouched' },
    undone: { redo: 'moving', forget: 'untouched' },
  });
});

/** An actor whose calls the test answers, in the order in which they were sent. */
function start() {
  const calls: { sent: string; answer: PromiseWithResolvers<Saved> }[] = [];
  const failures: string[] = [];
  const actor = createActor(
    kanbanMachine.provide({
      actors: {
        save: fromPromise<Saved, SaveInput>(({ input }) => {
          const answer = Promise.withResolvers<Saved>();
          calls.push({ sent: nameOf(input.change), answer });
          return answer.promise;
        }),
      },
    }),
  );
  actor.on('failed', ({ failed: { direction, edit } }: SaveFailure) =>
    failures.push(`${direction} ${nameOf(edit.change)}`),
  );
  actor.start();
  onTestFinished(() => void actor.stop());
  const shown = () => summary(actor.getSnapshot());
  const localIds = () => [...actor.getSnapshot().context.localIds];
  /** Answers the next call, once it was sent. */
  const respond = async (count: number, result: Saved | Error) => {
    await expect.poll(() => calls.length).toBe(count);
    const { answer } = calls[count - 1] as (typeof calls)[number];
    if (result instanceof Error) answer.reject(result);
    else answer.resolve(result);
  };
  return {
    send: actor.send.bind(actor),
    shown,
    localIds,
    respond,
    failures,
    sent: () => calls.map(({ sent }) => sent),
  };
}

test('saves changes one after another, in their order', async () => {
  const { send, shown, respond, sent } = start();
  send({ type: 'change', edits: [moved('a'), moved('b')] });
  send({ type: 'change', edits: [moved('c')] });
  expect(sent()).toEqual(['a>done']);
  await respond(1, null);
  await respond(2, null);
  await respond(3, null);
  await expect.poll(shown).toBe('idle | sends - | undo a>done+b>done,c>done | redo -');
  expect(sent()).toEqual(['a>done', 'b>done', 'c>done']);
});

test('rolls back only what failed of several cards', async () => {
  const { send, shown, respond, failures } = start();
  send({ type: 'change', edits: [moved('a'), moved('b')] });
  await respond(1, new Error('refused'));
  await respond(2, null);
  await expect.poll(shown).toBe('idle | sends - | undo b>done | redo -');
  expect(failures).toEqual(['do a>done']);
});

test('undoes several cards in reverse, and can undo again what failed', async () => {
  const { send, shown, respond, failures, sent } = start();
  send({ type: 'change', edits: [moved('a'), moved('b')] });
  await respond(1, null);
  await respond(2, null);
  send({ type: 'undo' });
  await respond(3, new Error('refused'));
  await respond(4, null);
  await expect.poll(shown).toBe('idle | sends - | undo b>done | redo a>done');
  expect(sent().slice(2)).toEqual(['b>todo', 'a>todo']);
  expect(failures).toEqual(['undo b>done']);
});

const task = {
  id: 'new',
  task: 'Call the venue',
  taskImage: null,
  taskText: '',
  date: '',
  taskProperty: '',
  category: 'todo',
  dueDate: null,
  checklist: [],
};
const added = { change: { kind: 'add task', task }, inverse: { kind: 'delete task', id: 'new' } } as const;

test('keeps the id of a new task here, and the ids that the server gives it, after undo and redo the next one', async () => {
  const { send, shown, localIds, respond, sent } = start();
  send({ type: 'change', edits: [added] });
  send({ type: 'change', edits: [moved('new')] });
  await respond(1, ['task-7', 'new']);
  await respond(2, null);
  await expect.poll(shown).toBe('idle | sends - | undo add task new,new>done | redo -');
  send({ type: 'undo' });
  send({ type: 'undo' });
  send({ type: 'redo' });
  send({ type: 'redo' });
  await respond(3, null);
  await respond(4, null);
  await respond(5, ['task-8', 'new']);
  await respond(6, null);
  await expect.poll(shown).toBe('idle | sends - | undo add task new,new>done | redo -');
  expect(localIds()).toEqual([
    ['task-7', 'new'],
    ['task-8', 'new'],
  ]);
  expect(sent()).toEqual(['add task new', 'new>done', 'new>todo', 'delete task new', 'add task new', 'new>done']);
});

test('sends nothing about a task that could not be added', async () => {
  const { send, shown, respond, sent } = start();
  send({ type: 'change', edits: [added] });
  send({ type: 'change', edits: [moved('new')] });
  send({ type: 'change', edits: [moved('a')] });
  await respond(1, new Error('refused'));
  await respond(2, null);
  await expect.poll(shown).toBe('idle | sends - | undo a>done | redo -');
  expect(sent()).toEqual(['add task new', 'a>done']);
});

test('selects a range of cards and deselects all', () => {
  const { send, shown } = start();
  send({ type: 'select', cards: ['a'], how: 'toggle', order: ['a', 'b', 'c'] });
  send({ type: 'select', cards: ['c'], how: 'range', order: ['a', 'b', 'c'] });
  expect(shown()).toBe('idle | sends - | undo - | redo - | selected a,b,c');
  send({ type: 'select none' });
  expect(shown()).toBe('idle | sends - | undo - | redo -');
});

test('has nothing to record for a change without edits', () => {
  const { send, shown } = start();
  send({ type: 'change', edits: [] });
  expect(shown()).toBe('idle | sends - | undo - | redo -');
});

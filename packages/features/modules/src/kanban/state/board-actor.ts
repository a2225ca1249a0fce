/** The board's machine for the life of the app: what was done can be undone, and is saved, after the page was left too. */
import { getBoard } from '@apiyard/api/contract/modules/kanban';
import { translatorOf } from '@apiyard/kit/copy.ts';
import { invalidate, query } from '@apiyard/kit/data/query.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';
import { createActor, fromPromise } from 'xstate';
import type { Board } from '../board/board.ts';
import { applyChange } from '../board/board.ts';
import { kanbanCopy } from '../kanban-copy.ts';
import type { KanbanContext, Saved, SaveFailure, SaveInput } from '../kanban.machine.ts';
import { kanbanMachine } from '../kanban.machine.ts';
import { withLocalIds } from './local-ids.ts';
import { changeOf } from './pending.ts';
import { saveChange } from './save-change.ts';

export type BoardActor = ActorRefFrom<typeof kanbanMachine>;

const actors = new WeakMap<QueryClient, BoardActor>();

export function boardActorOf(client: QueryClient): BoardActor {
  const known = actors.get(client);
  if (known !== undefined) return known;
  const actor = createActor(
    kanbanMachine.provide({
      actors: { save: fromPromise<Saved, SaveInput>(({ input }) => saveChange(client, input)) },
    }),
  );
  actors.set(client, actor);
  actor.on('failed', (failure) => reportFailure(client, actor, failure));
  actor.start();
  return actor;
}

/** The cached board with the changes that are not saved yet; undefined before it has loaded. */
export function currentBoard(client: QueryClient, actor: BoardActor): Board | undefined {
  const data = client.getQueryData(query(getBoard, {}).queryKey)?.data;
  return data && shownBoard(data, actor.getSnapshot().context);
}

/** A board from the server with the ids that are used here and the changes that are not saved yet. */
export const shownBoard = (board: Board, { pending, localIds }: Pick<KanbanContext, 'pending' | 'localIds'>): Board =>
  pending.map(changeOf).reduce(applyChange, withLocalIds(board, localIds));

function reportFailure(client: QueryClient, actor: BoardActor, { failed, error }: SaveFailure): void {
  const t = translatorOf(kanbanCopy);
  if (refusalOf(error).code === 'NotFound') {
    showToast({ tone: 'warning', message: t('kanban.gone') });
    void invalidate(client, [getBoard]);
    return;
  }
  const { direction, edit } = failed;
  const again = () => {
    if (direction === 'do') actor.send({ type: 'change', edits: [{ change: edit.change, inverse: edit.inverse }] });
    else actor.send({ type: direction });
  };
  showToast({
    tone: 'error',
    message: t(`kanban.failed.${direction}`),
    action: { label: t('kanban.retry'), onPress: again },
  });
}

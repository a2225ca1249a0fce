import { getBoard } from '@apiyard/api/contract/modules/kanban';
import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import type { CardSelection } from '@apiyard/ui/Board';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { useShared } from '@apiyard/kit/data/use-shared.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { SampleDataButton } from '../sample-data/SampleDataButton.tsx';
import type { KanbanView } from './kanban-view.ts';
import { inAddress } from './kanban-view.ts';
import { KanbanScreen } from './screen/KanbanScreen.tsx';
import { boardActions } from './state/board-actions.ts';
import { boardActorOf, shownBoard } from './state/board-actor.ts';
import { localIdOf, serverIdOf } from './state/local-ids.ts';

/** Does not await the data: the page renders immediately and fills in. */
export function loader(args: LoaderFunctionArgs) {
  void servicesOf(args).queryClient.prefetchQuery(query(getBoard, {}));
  return null;
}

/** Filters and the open card do not reload the board. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && currentUrl.search === nextUrl.search;
}

const withIds = (view: KanbanView, idOf: (id: string) => string): KanbanView => ({
  ...view,
  open: view.open && idOf(view.open),
  adding: view.adding && idOf(view.adding),
});

export function Component() {
  const { queryClient } = useServices();
  const [inUrl, setInUrl] = useViewInAddress(inAddress);
  const actor = boardActorOf(queryClient);
  const { pending, history, selection, localIds } = useSelector(actor, ({ context }) => context);
  const view = useMemo(() => withIds(inUrl, (id) => localIdOf(localIds, id)), [inUrl, localIds]);
  const onView = useCallback(
    (next: KanbanView) => setInUrl(withIds(next, (id) => serverIdOf(localIds, id))),
    [setInUrl, localIds],
  );
  const { data, error, refetch } = useQuery(query(getBoard, {}));
  // Once a change is saved, the board is the same as while it was pending.
  const board = useShared(
    useMemo(() => data && shownBoard(data.data, { pending, localIds }), [data, pending, localIds]),
  );
  const shown = useMemo(() => loadable({ data: board, error }), [board, error]);
  const actions = useMemo(() => boardActions(queryClient, actor), [queryClient, actor]);
  const selected = useMemo(() => new Set(selection.ids), [selection.ids]);
  const onSelect = useCallback((next: CardSelection) => actor.send({ type: 'select', ...next }), [actor]);
  const onSelectNone = useCallback(() => actor.send({ type: 'select none' }), [actor]);
  const onRetry = useCallback(() => void refetch(), [refetch]);
  const sampleData = useMemo(
    () => <SampleDataButton module="kanban" invalidates={[getBoard]} onReset={() => actor.send({ type: 'forget' })} />,
    [actor],
  );
  return (
    <KanbanScreen
      board={shown}
      view={view}
      today={todayIn(getLocalTimeZone()).toString()}
      selected={selected}
      canUndo={history.done.length > 0}
      canRedo={history.undone.length > 0}
      actions={actions}
      onView={onView}
      onSelect={onSelect}
      onSelectNone={onSelectNone}
      onRetry={onRetry}
      sampleData={sampleData}
    />
  );
}

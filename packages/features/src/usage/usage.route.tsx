import { exportCalls, getKeeping, getUsage, setKeeping } from '@apiyard/api/contract/usage';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { fromPromise } from 'xstate';
import { useCopy } from '../_kit/copy.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { optimisticList } from '../_kit/optimistic-list.machine.ts';
import { useOwnSearch } from '../_kit/own-address.ts';
import { requirePerson, servicesOf } from '../_kit/route.ts';
import { saveBlob } from '../_kit/save-blob.ts';
import { say } from '../_kit/say.ts';
import type { Services } from '../_kit/services.tsx';
import { useServices, useUser } from '../_kit/services.tsx';
import { useChangingList } from '../_kit/use-changing-list.ts';
import type { CallFilters, CallsPage } from './calls.machine.ts';
import { callsMachine } from './calls.machine.ts';
import { findCalls } from './find-calls.ts';
import { usageCopy } from './usage-copy.ts';
import type { UsageView } from './usage-view.ts';
import { filtersOf, readView, writeView } from './usage-view.ts';
import type { ShownCalls, Usage } from './UsageScreen/UsageScreen.tsx';
import { UsageScreen } from './UsageScreen/UsageScreen.tsx';

interface UsageData {
  readonly view: UsageView;
  readonly filters: CallFilters;
  readonly usage: Promise<Usage>;
  /** The latest calls that the filters leave. */
  readonly calls: Promise<{ readonly page: CallsPage; readonly filters: CallFilters }>;
  readonly isKept: Promise<boolean>;
}

/** Nothing is waited for: the page stands at once and fills in. */
export function loader(args: LoaderFunctionArgs): UsageData {
  requirePerson(args);
  const { api } = servicesOf(args);
  const view = readView(new URL(args.request.url).searchParams);
  const filters = filtersOf(view, Date.now());
  const data = {
    usage: api.send(getUsage, { days: view.range, ...(view.keyId !== null && { keyId: view.keyId }) }),
    calls: findCalls(api, filters, null).then((page) => ({ page, filters })),
    isKept: api.send(getKeeping, {}).then(({ keepInputs }) => keepInputs),
  };
  // The screen shows failures; without a listener the browser would report them as well.
  for (const pending of Object.values(data)) pending.catch(() => {});
  return { view, filters, ...data };
}

export function Component() {
  const t = useCopy(usageCopy);
  const { api, apiOrigin, session } = useServices();
  const user = useUser();
  const data = useLoaderData<UsageData>();
  const usage = useLoadable(data.usage);
  const calls = useCalls(data);
  const { revalidate } = useRevalidator();
  const keeping = useKeeping(data.isKept, () => void revalidate());
  const [, setQuery] = useOwnSearch();
  const [isDownloading, setDownloading] = useState(false);
  // Calls made elsewhere have used up quota since the page was opened.
  useEffect(() => void session.refresh(), [session]);
  // Whoever signs out is led away; until then there is nobody to show this for.
  if (user === null) return null;
  const download = async () => {
    setDownloading(true);
    try {
      const answer = await api.send(exportCalls, data.filters);
      saveBlob(await answer.blob(), `calls-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch {
      say({ tone: 'error', message: t('usage.csv.failed') });
    }
    setDownloading(false);
  };
  return (
    <UsageScreen
      user={user}
      usage={usage}
      calls={calls.shown}
      view={data.view}
      isKept={keeping.isKept}
      isDownloading={isDownloading}
      apiOrigin={apiOrigin}
      nowMs={Date.now()}
      onView={(view) => setQuery(writeView(view), { preventScrollReset: true })}
      onOlder={calls.older}
      onNewer={() => {
        calls.newer();
        void session.refresh();
      }}
      onDownload={() => void download()}
      onKeep={keeping.onKeep}
      onRetry={() => void revalidate()}
    />
  );
}

/** The list of calls: its first page from the loader, the others from here. */
function useCalls({ calls }: UsageData): { shown: ShownCalls; older: () => void; newer: () => void } {
  const { api } = useServices();
  const first = useLoadable(calls);
  const firstPage = first.state === 'done' ? first.value : null;
  const machine = useMemo(
    () =>
      callsMachine.provide({
        actors: {
          page: fromPromise<CallsPage, { readonly cursor: string | null; readonly filters: CallFilters }>(
            ({ input, signal }) => findCalls(api, input.filters, input.cursor, signal),
          ),
        },
      }),
    [api],
  );
  const [snapshot, send] = useMachine(machine);
  useEffect(() => {
    if (firstPage !== null) send({ type: 'told', ...firstPage });
  }, [firstPage, send]);
  const { items, next, isTold, newCount, failure } = snapshot.context;
  const older = useCallback(() => send({ type: 'older' }), [send]);
  const newer = useCallback(() => send({ type: 'newer' }), [send]);
  const isLoading = snapshot.value === 'loading older' ? 'older' : snapshot.value === 'loading newer' ? 'newer' : null;
  return {
    shown: {
      items: isTold && firstPage !== null ? items : null,
      hasOlder: next !== null,
      isLoading,
      newCount,
      failed: first.state === 'failed' ? { requestId: first.requestId } : null,
      moreFailed: failure !== null,
    },
    older,
    newer,
  };
}

const keepingRules = optimisticList<boolean, boolean, boolean>({
  expect: (_, on) => [on],
  settle: (_, _on, told) => [told],
});

const saveKeeping = (api: Services['api'], on: boolean) =>
  api.send(setKeeping, { keepInputs: on }).then(({ keepInputs }) => keepInputs);

/** What the person says shows at once; one word after the other is sent, so that the last one stays. */
function useKeeping(
  pending: Promise<boolean>,
  reload: () => void,
): { isKept: boolean | null; onKeep: (on: boolean) => void } {
  const t = useCopy(usageCopy);
  const told = useLoadable(pending);
  const isTold = told.state === 'done' ? told.value : null;
  const { items, change } = useChangingList({
    rules: keepingRules,
    saved: useMemo(() => (isTold === null ? null : [isTold]), [isTold]),
    save: saveKeeping,
    onSaved: (on) => {
      // What was kept is gone: calls in sight no longer offer it.
      if (!on) reload();
    },
    onRefused: () => {
      say({ tone: 'error', message: t('usage.keep.failed') });
      return false;
    },
    reload,
  });
  return { isKept: items?.[0] ?? null, onKeep: change };
}

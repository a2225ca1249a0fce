import { exportCalls, getKeeping, getUsage, listCalls, setKeeping } from '@apiyard/api/contract/hub/usage';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { invalidate, mutation, query } from '@apiyard/kit/data/query.ts';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { saveBlob } from '@apiyard/kit/browser/save-blob.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { useServices, useUser } from '@apiyard/kit/services.tsx';
import { callsQuery } from './calls-query.ts';
import { useCalls } from './use-calls.ts';
import { usageCopy } from './usage-copy.ts';
import type { UsageView } from './usage-view.ts';
import { filtersOf, readView, writeView } from './usage-view.ts';
import { UsageScreen } from './UsageScreen/UsageScreen.tsx';

const usageQuery = ({ range, keyId }: UsageView) => query(getUsage, { days: range, ...(keyId !== null && { keyId }) });
const keepingQuery = query(getKeeping, {});

/** Does not wait for the data: the page renders immediately. */
export function loader(args: LoaderFunctionArgs) {
  const { queryClient } = servicesOf(args);
  const view = readView(new URL(args.request.url).searchParams);
  const filters = filtersOf(view, Date.now());
  void queryClient.prefetchQuery(usageQuery(view));
  void queryClient.prefetchInfiniteQuery(callsQuery(filters));
  void queryClient.prefetchQuery(keepingQuery);
  return { view, filters };
}

export function Component() {
  const t = useCopy(usageCopy);
  const { apiOrigin, session } = useServices();
  const user = useUser();
  const { view, filters } = useLoaderData<typeof loader>();
  const usage = useQuery({ ...usageQuery(view), placeholderData: keepPreviousData });
  const calls = useCalls(filters);
  const { isKept, onKeep } = useKeeping();
  const [, setQuery] = useOwnSearch();
  const download = useMutation({
    ...mutation(exportCalls),
    onSuccess: async (answer) => saveBlob(await answer.blob(), `calls-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: () => showToast({ tone: 'error', message: t('usage.csv.failed') }),
  });
  // Calls made elsewhere have used quota since the page was opened.
  useEffect(() => void session.refresh(), [session]);
  // No user during the redirect after sign-out.
  if (user === null) return null;
  return (
    <UsageScreen
      user={user}
      usage={loadable(usage)}
      calls={calls.shown}
      view={view}
      isKept={isKept}
      isDownloading={download.isPending}
      apiOrigin={apiOrigin}
      nowMs={Date.now()}
      onView={(next) => setQuery(writeView(next), { preventScrollReset: true })}
      onOlder={calls.onOlder}
      onNewer={() => {
        calls.onNewer();
        void session.refresh();
      }}
      onDownload={() => download.mutate(filters)}
      onKeep={onKeep}
      onRetry={() => {
        void usage.refetch();
        calls.onRetry();
      }}
    />
  );
}

/** The choice is shown immediately; requests are sent one after the other, so that the last choice wins. */
function useKeeping(): { isKept: boolean | null; onKeep: (on: boolean) => void } {
  const t = useCopy(usageCopy);
  const queryClient = useQueryClient();
  const { data } = useQuery(keepingQuery);
  const { isPending, variables, mutate } = useMutation({
    ...mutation(setKeeping),
    scope: { id: 'keeping' },
    // A response from before the change would show the old choice.
    onMutate: () => queryClient.cancelQueries(keepingQuery),
    onSuccess(keeping) {
      queryClient.setQueryData(keepingQuery.queryKey, keeping);
      // The stored inputs are deleted: listed calls must no longer offer them.
      if (!keeping.keepInputs) void invalidate(queryClient, [listCalls]);
    },
    onError: () => showToast({ tone: 'error', message: t('usage.keep.failed') }),
  });
  return {
    isKept: isPending ? variables.keepInputs : (data?.keepInputs ?? null),
    onKeep: (keepInputs) => mutate({ keepInputs }),
  };
}

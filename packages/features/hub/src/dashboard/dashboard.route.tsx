import type { ApiSummary } from '@apiyard/api/contract/hub/hub';
import { listFavourites } from '@apiyard/api/contract/hub/hub';
import { getStats } from '@apiyard/api/contract/stats';
import { listUpdates } from '@apiyard/api/contract/content/updates';
import type { LoggedCall } from '@apiyard/api/contract/hub/usage';
import { getUsage, listCalls, usageDaysMax } from '@apiyard/api/contract/hub/usage';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { catalogueQuery, useCatalogue } from '@apiyard/kit/search/catalogue.ts';
import { activeLanguage } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useHydratedLoadable } from '@apiyard/kit/data/loadable.ts';
import { invalidate, query } from '@apiyard/kit/data/query.ts';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { loginPath, servicesOf } from '@apiyard/kit/routing/route.ts';
import { useIsPerson, useServices, useUser } from '@apiyard/kit/services.tsx';
import { useNowMs } from '@apiyard/kit/Time/use-now.ts';
import { lastCallsMax } from './DashboardScreen/CallsCard.tsx';
import { DashboardScreen } from './DashboardScreen/DashboardScreen.tsx';
import { rangeOf, rangeQuery } from './DashboardScreen/usage-range.ts';
import { firstCallOf } from './FirstSteps/first-call.ts';
import { PublicScreen } from './PublicScreen/PublicScreen.tsx';
import { toolsOf } from './tools-to-try.ts';
import { useFirstSteps } from './use-first-steps.ts';

const updatesQuery = query(listUpdates, {});
const favouritesQuery = query(listFavourites, {});
const usageQuery = query(getUsage, { days: usageDaysMax });
const callsQuery = query(listCalls, { limit: lastCallsMax });
const statsQuery = query(getStats, {});

/** How often to look for the first call of a new account. */
const lookEveryMs = 2000;

/** A session that was loaded with the page is not loaded again. */
const sessionFreshMs = 10_000;

/** Does not wait for the data: the page renders immediately. */
export function loader(args: LoaderFunctionArgs): null {
  const { queryClient, session } = servicesOf(args);
  void queryClient.prefetchQuery(catalogueQuery(activeLanguage()));
  void queryClient.prefetchQuery(updatesQuery);
  if (session.user() === null) {
    void queryClient.prefetchQuery(statsQuery);
  } else {
    void queryClient.prefetchQuery(favouritesQuery);
    void queryClient.prefetchQuery(usageQuery);
    void queryClient.prefetchQuery(callsQuery);
  }
  return null;
}

/** Changing the period doesn't reload the data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export function Component() {
  const { session } = useServices();
  const isPerson = useIsPerson();
  // Calls made elsewhere may have used quota since the session was loaded.
  useEffect(() => void session.refresh(sessionFreshMs), [session]);
  return isPerson ? <Dashboard /> : <PublicHome />;
}

function PublicHome() {
  const { catalogue, onRetry } = useCatalogue();
  const updates = useQuery({ ...updatesQuery, select: itemsOf });
  const stats = useQuery(statsQuery);
  return (
    <PublicScreen
      stats={useHydratedLoadable(stats)}
      tools={catalogue}
      updates={useHydratedLoadable(updates)}
      registerHref="/auth/register"
      loginHref={loginPath('/dashboards/')}
      nowMs={useNowMs()}
      onRetry={() => {
        onRetry();
        void updates.refetch();
        void stats.refetch();
      }}
    />
  );
}

function Dashboard() {
  const { apiOrigin } = useServices();
  const user = useUser();
  const { catalogue, onRetry } = useCatalogue();
  const updates = useQuery({ ...updatesQuery, select: itemsOf });
  const favourites = useQuery({ ...favouritesQuery, select: itemsOf });
  const usage = useQuery({ ...usageQuery, select: ({ days }) => days });
  const calls = useQuery({
    ...callsQuery,
    select: itemsOf,
    // Not while the page is hidden.
    refetchInterval: ({ state: { data } }) =>
      user?.showsFirstSteps === true && !hasSuccess(data?.items) ? lookEveryMs : false,
  });
  const hasCalled = hasSuccess(calls.data);
  useFirstCall(hasCalled, calls.data !== undefined);
  const firstSteps = useFirstSteps(hasCalled && (favourites.data ?? []).length > 0);
  const [search, setSearch] = useOwnSearch();

  return (
    <DashboardScreen
      user={user}
      tools={catalogue}
      favourites={favouriteTools(catalogue, useHydratedLoadable(favourites))}
      usage={useHydratedLoadable(usage)}
      calls={useHydratedLoadable(calls)}
      updates={useHydratedLoadable(updates)}
      apiOrigin={apiOrigin}
      range={rangeOf(search)}
      onRange={(range) => setSearch(rangeQuery(range), { replace: true, preventScrollReset: true })}
      nowMs={useNowMs()}
      firstSteps={firstSteps}
      onRetry={() => {
        onRetry();
        for (const { refetch } of [updates, favourites, usage, calls]) void refetch();
      }}
    />
  );
}

const hasSuccess = (calls: readonly LoggedCall[] = []) => firstCallOf(calls).state === 'arrived';

/** The first call that arrives while the page is open changes the usage and the quota. */
function useFirstCall(hasCalled: boolean, isLoaded: boolean): void {
  const client = useQueryClient();
  const { session } = useServices();
  const [hasWaited, setHasWaited] = useState(false);
  if (isLoaded && !hasCalled && !hasWaited) setHasWaited(true);
  const isFirst = hasWaited && hasCalled;
  useEffect(() => {
    if (!isFirst) return;
    void invalidate(client, [getUsage]);
    void session.refresh();
  }, [isFirst, client, session]);
}

const itemsOf = <Item,>({ items }: { readonly items: readonly Item[] }) => items;

/** Names of favourites need both responses. */
function favouriteTools(
  tools: Loadable<readonly ApiSummary[]>,
  favourites: Loadable<readonly string[]>,
): Loadable<readonly ApiSummary[]> {
  if (favourites.state !== 'done') return favourites;
  return tools.state === 'done' ? { state: 'done', value: toolsOf(tools.value, favourites.value) } : tools;
}

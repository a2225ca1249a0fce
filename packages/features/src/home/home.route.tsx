import type { Api } from '@apiyard/api/contract/hub';
import { getCatalogue, listFavourites } from '@apiyard/api/contract/hub';
import type { Stats } from '@apiyard/api/contract/stats';
import { getStats } from '@apiyard/api/contract/stats';
import type { Update } from '@apiyard/api/contract/updates';
import { listUpdates } from '@apiyard/api/contract/updates';
import type { LoggedCall, UsageDay } from '@apiyard/api/contract/usage';
import { getUsage, listCalls, usageDaysMax } from '@apiyard/api/contract/usage';
import { Suspense, useEffect } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { activeLanguage, useLanguage } from '../_kit/copy.ts';
import type { OfferedLanguage } from '../_kit/language.ts';
import type { Loadable } from '../_kit/loadable.ts';
import { lazyPart } from '../_kit/lazy-part.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { useOwnSearch } from '../_kit/own-address.ts';
import { loginPath, servicesOf, withOneReload } from '../_kit/route.ts';
import { useIsPerson, useServices, useUser } from '../_kit/services.tsx';
import { lastCallsMax } from './DashboardScreen/CallsCard.tsx';
import { DashboardScreen } from './DashboardScreen/DashboardScreen.tsx';
import { rangeOf, rangeQuery } from './DashboardScreen/usage-range.ts';
import { toolsOf } from './tools-to-try.ts';

/** Those who are signed in never see it. */
const loadPublicScreen = () => import('./PublicScreen/PublicScreen.tsx').then((module) => module.PublicScreen);
const PublicScreen = lazyPart('public-home', loadPublicScreen);

interface HomeData {
  /** What titles and summaries are in. */
  readonly language: OfferedLanguage;
  readonly tools: Promise<readonly Api[]>;
  readonly favourites: Promise<readonly string[]>;
  readonly usage: Promise<readonly UsageDay[]>;
  readonly calls: Promise<readonly LoggedCall[]>;
  readonly updates: Promise<readonly Update[]>;
  readonly stats: Promise<Stats>;
}

const none: Promise<readonly never[]> = Promise.resolve([]);
const never = new Promise<never>(() => {});

/** Hands over what is on its way: the page stands as soon as its code is there. */
export async function loader(args: LoaderFunctionArgs): Promise<HomeData> {
  const { api, session } = servicesOf(args);
  const isSignedIn = session.user() !== null;
  const language = activeLanguage();
  const data = {
    tools: api.send(getCatalogue, { lang: language }).then(({ items }) => items),
    favourites: isSignedIn ? api.send(listFavourites, {}).then(({ items }) => items) : none,
    usage: isSignedIn ? api.send(getUsage, { days: usageDaysMax }).then(({ days }) => days) : none,
    calls: isSignedIn ? api.send(listCalls, { limit: lastCallsMax }).then(({ items }) => items) : none,
    updates: api.send(listUpdates, {}).then(({ items }) => items),
    stats: isSignedIn ? never : api.send(getStats, {}),
  };
  // The screens show failures; without a listener the browser would report them as well.
  for (const pending of Object.values(data)) pending.catch(() => {});
  if (!isSignedIn) await withOneReload('reloaded-for-public-home', loadPublicScreen);
  return { language, ...data };
}

/** The period changes only what is shown of the same days. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export function Component() {
  const data = useLoaderData<HomeData>();
  const { apiOrigin, session } = useServices();
  const user = useUser();
  const isPerson = useIsPerson();
  const { revalidate } = useRevalidator();
  const retry = () => void revalidate();
  const tools = useLoadable(data.tools);
  const favourites = useLoadable(data.favourites);
  const usage = useLoadable(data.usage);
  const calls = useLoadable(data.calls);
  const updates = useLoadable(data.updates);
  const stats = useLoadable(data.stats);
  const [query, setQuery] = useOwnSearch();
  const language = useLanguage();

  useEffect(() => {
    if (data.language !== language) void revalidate();
  }, [data.language, language, revalidate]);

  // Calls made elsewhere have used up quota since the page was opened.
  useEffect(() => void session.refresh(), [session]);

  if (!isPerson) {
    return (
      <Suspense fallback={null}>
        <PublicScreen
          {...{ stats, tools, updates }}
          registerHref="/auth/register"
          loginHref={loginPath('/dashboards/')}
          nowMs={Date.now()}
          onRetry={retry}
        />
      </Suspense>
    );
  }
  return (
    <DashboardScreen
      user={user}
      tools={tools}
      favourites={favouriteTools(tools, favourites)}
      {...{ usage, calls, updates, apiOrigin }}
      range={rangeOf(query)}
      onRange={(range) => setQuery(rangeQuery(range), { replace: true, preventScrollReset: true })}
      nowMs={Date.now()}
      onRetry={retry}
    />
  );
}

/** Favourites by name need both answers. */
function favouriteTools(
  tools: Loadable<readonly Api[]>,
  favourites: Loadable<readonly string[]>,
): Loadable<readonly Api[]> {
  if (favourites.state !== 'done') return favourites;
  return tools.state === 'done' ? { state: 'done', value: toolsOf(tools.value, favourites.value) } : tools;
}

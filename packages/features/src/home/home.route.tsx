import type { Api } from '@apiyard/api/contract/hub';
import { getCatalogue, listFavourites } from '@apiyard/api/contract/hub';
import type { Stats } from '@apiyard/api/contract/stats';
import { getStats } from '@apiyard/api/contract/stats';
import { lazy, Suspense, useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { activeLanguage, useLanguage } from '../_kit/copy.ts';
import type { OfferedLanguage } from '../_kit/language.ts';
import type { Loadable } from '../_kit/loadable.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { servicesOf, withOneReload } from '../_kit/route.ts';
import { useServices, useUser } from '../_kit/services.tsx';
import { DashboardScreen } from './DashboardScreen/DashboardScreen.tsx';
import { toolsOf } from './tools-to-try.ts';

/** Those who are signed in never see it. */
const loadPublicScreen = () => withOneReload('reloaded-for-public-home', () => import('./PublicScreen/PublicScreen.tsx')).then((module) => ({ default: module.PublicScreen }));
const PublicScreen = lazy(loadPublicScreen);

interface HomeData {
  /** What titles and summaries are in. */
  readonly language: OfferedLanguage;
  readonly tools: Promise<readonly Api[]>;
  readonly favourites: Promise<readonly string[]>;
  readonly stats: Promise<Stats>;
}

const none: Promise<readonly string[]> = Promise.resolve([]);
const never = new Promise<never>(() => {});

/** Hands over what is on its way: the page stands as soon as its code is there. */
export async function loader(args: LoaderFunctionArgs): Promise<HomeData> {
  const { api, session } = servicesOf(args);
  const isSignedIn = session.user() !== null;
  const language = activeLanguage();
  const data = {
    tools: api.send(getCatalogue, { lang: language }).then(({ items }) => items),
    favourites: isSignedIn ? api.send(listFavourites, {}).then(({ items }) => items) : none,
    stats: isSignedIn ? never : api.send(getStats, {}),
  };
  // The screens show failures; without a listener the browser would report them as well.
  for (const pending of Object.values(data)) pending.catch(() => {});
  if (!isSignedIn) await loadPublicScreen();
  return { language, ...data };
}

export function Component() {
  const data = useLoaderData<HomeData>();
  const { apiOrigin, session } = useServices();
  const user = useUser();
  const { revalidate } = useRevalidator();
  const retry = () => void revalidate();
  const tools = useLoadable(data.tools);
  const favourites = useLoadable(data.favourites);
  const stats = useLoadable(data.stats);
  const language = useLanguage();

  useEffect(() => {
    if (data.language !== language) void revalidate();
  }, [data.language, language, revalidate]);

  // Calls made elsewhere have used up quota since the page was opened.
  useEffect(() => void session.refresh(), [session]);

  if (user === null) {
    return (
      <Suspense fallback={null}>
        <PublicScreen stats={stats} tools={tools} registerHref="/auth/register" onRetry={retry} />
      </Suspense>
    );
  }
  return (
    <DashboardScreen
      user={user}
      tools={tools}
      favourites={favouriteTools(tools, favourites)}
      apiOrigin={apiOrigin}
      nowMs={Date.now()}
      onRetry={retry}
    />
  );
}

/** Favourites by name need both answers. */
function favouriteTools(tools: Loadable<readonly Api[]>, favourites: Loadable<readonly string[]>): Loadable<readonly Api[]> {
  if (favourites.state !== 'done') return favourites;
  return tools.state === 'done' ? { state: 'done', value: toolsOf(tools.value, favourites.value) } : tools;
}

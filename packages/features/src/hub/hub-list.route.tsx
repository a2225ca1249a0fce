import type { Api } from '@apiyard/api/contract/hub';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { activeLanguage, useLanguage } from '../_kit/copy.ts';
import type { OfferedLanguage } from '../_kit/language.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { servicesOf } from '../_kit/route.ts';
import { catalogueIn } from './catalogue.ts';
import { loadFavourites, useFavourites } from './favourites/use-favourites.ts';
import type { HubView } from './list/hub-view.ts';
import { queryOf, viewOf } from './list/hub-view.ts';
import { HubListScreen } from './list/HubListScreen.tsx';

interface HubData {
  readonly language: OfferedLanguage;
  readonly catalogue: readonly Api[] | Promise<readonly Api[]>;
  readonly favourites: Promise<readonly string[]>;
}

/** Nothing is waited for: the page stands at once and fills in. */
export function loader(args: LoaderFunctionArgs): HubData {
  const { api, session } = servicesOf(args);
  const language = activeLanguage();
  return { language, catalogue: catalogueIn(api, language), favourites: loadFavourites(api, session.user()) };
}

/** Search and filters change only what is shown of the same data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export function Component() {
  const data = useLoaderData<HubData>();
  const catalogue = useLoadable(data.catalogue);
  const saved = useLoadable(data.favourites);
  const { revalidate } = useRevalidator();
  const language = useLanguage();
  useEffect(() => {
    if (data.language !== language) void revalidate();
  }, [data.language, language, revalidate]);
  const [view, onView] = useViewInAddress();
  const apis = catalogue.state === 'done' ? catalogue.value : null;
  const titles = useMemo(() => new Map(apis?.map(({ path, title }) => [path, title])), [apis]);
  const favourites = useFavourites(
    saved.state === 'done' ? saved.value : null,
    useCallback((path: string) => titles.get(path) ?? path, [titles]),
  );
  return (
    <HubListScreen
      catalogue={catalogue}
      view={view}
      favourites={favourites.paths}
      onView={onView}
      onFavourite={favourites.toggle}
      onRetry={() => void revalidate()}
    />
  );
}

/** Browsers limit how often an address may change: typing is written down when it pauses. */
const typingPauseMs = 250;

/** The view stands in the address; filters make entries for Back, typing does not. */
function useViewInAddress(): [HubView, (view: HubView) => void] {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address has caught up, or somebody went elsewhere by Back or a link: it is right again.
  useEffect(() => setTyped(null), [params]);
  const view = useMemo(() => {
    const inAddress = viewOf(params);
    return typed === null ? inAddress : { ...inAddress, query: typed };
  }, [params, typed]);
  const latest = useRef({ view, setParams });
  useLayoutEffect(() => {
    latest.current = { view, setParams };
  });
  const onView = useCallback((next: HubView) => {
    const { view: before, setParams: write } = latest.current;
    clearTimeout(timer.current);
    const isTyping = next.query !== before.query && next.area === before.area && next.favouritesOnly === before.favouritesOnly && next.sort === before.sort;
    if (!isTyping) return write(queryOf(next), { preventScrollReset: true });
    setTyped(next.query);
    timer.current = setTimeout(() => latest.current.setParams(queryOf(next), { replace: true, preventScrollReset: true }), typingPauseMs);
  }, []);
  return [view, onView];
}

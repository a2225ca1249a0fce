import type { Api } from '@apiyard/api/contract/hub';
import { useCallback, useEffect, useMemo } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { activeLanguage, useLanguage } from '../_kit/copy.ts';
import type { OfferedLanguage } from '../_kit/language.ts';
import type { Loadable } from '../_kit/loadable.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { servicesOf } from '../_kit/route.ts';
import { useViewInAddress } from '../_kit/view-in-address.ts';
import { catalogueIn } from '../_kit/catalogue.ts';
import { loadFavourites, useFavourites } from './favourites/use-favourites.ts';
import type { HubView } from './list/hub-view.ts';
import { queryOf, viewOf } from './list/hub-view.ts';

interface CatalogueData {
  readonly language: OfferedLanguage;
  readonly catalogue: readonly Api[] | Promise<readonly Api[]>;
  readonly favourites: Promise<readonly string[]>;
}

/** Nothing is waited for: the page stands at once and fills in. */
export function loader(args: LoaderFunctionArgs): CatalogueData {
  const { api, session } = servicesOf(args);
  const language = activeLanguage();
  return { language, catalogue: catalogueIn(api, language), favourites: loadFavourites(api, session.user()) };
}

/** Search and filters change only what is shown of the same data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

const inAddress = { read: viewOf, write: queryOf };

/** What both lists of the whole catalogue are given: the hub, and the index of all tools. */
export interface CatalogueScreenProps {
  /** The catalogue, or how far it is. */
  readonly catalogue: Loadable<readonly Api[]>;
  readonly view: HubView;
  readonly favourites: readonly string[];
  readonly onView: (view: HubView) => void;
  readonly onFavourite: (path: string) => void;
  readonly onRetry: () => void;
}

export function useCataloguePage(): CatalogueScreenProps {
  const data = useLoaderData<CatalogueData>();
  const catalogue = useLoadable(data.catalogue);
  const saved = useLoadable(data.favourites);
  const { revalidate } = useRevalidator();
  const language = useLanguage();
  useEffect(() => {
    if (data.language !== language) void revalidate();
  }, [data.language, language, revalidate]);
  const [view, onView] = useViewInAddress(inAddress);
  const apis = catalogue.state === 'done' ? catalogue.value : null;
  const titles = useMemo(() => new Map(apis?.map(({ path, title }) => [path, title])), [apis]);
  const favourites = useFavourites(
    saved.state === 'done' ? saved.value : null,
    useCallback((path: string) => titles.get(path) ?? path, [titles]),
  );
  return {
    catalogue,
    view,
    favourites: favourites.paths,
    onView,
    onFavourite: favourites.toggle,
    onRetry: () => void revalidate(),
  };
}

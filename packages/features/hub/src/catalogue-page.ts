import type { Api } from '@apiyard/api/contract/hub/hub';
import { useMemo } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { catalogueQuery, useCatalogue } from '@apiyard/kit/search/catalogue.ts';
import { activeLanguage } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import { favouritesQuery, useFavourites } from './favourites/use-favourites.ts';
import type { HubView } from './list/hub-view.ts';
import { queryOf, viewOf } from './list/hub-view.ts';

/** Doesn't block: the page renders while the data loads. */
export function loader(args: LoaderFunctionArgs): null {
  const { queryClient, session } = servicesOf(args);
  void queryClient.prefetchQuery(catalogueQuery(activeLanguage()));
  void queryClient.prefetchQuery(favouritesQuery(session.user()));
  return null;
}

/** Search and filters don't reload the data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

const inAddress = { read: viewOf, write: queryOf };

/** Props of the two catalogue screens: the hub and the index of all tools. */
export interface CatalogueScreenProps {
  /** The catalogue and its loading state. */
  readonly catalogue: Loadable<readonly Api[]>;
  readonly view: HubView;
  readonly favourites: readonly string[];
  readonly onView: (view: HubView) => void;
  readonly onFavourite: (path: string) => void;
  readonly onRetry: () => void;
}

export function useCataloguePage(): CatalogueScreenProps {
  const { catalogue, onRetry } = useCatalogue();
  const [view, onView] = useViewInAddress(inAddress);
  const favourites = useFavourites(useTitleOf(catalogue));
  return { catalogue, view, favourites: favourites.paths, onView, onFavourite: favourites.toggle, onRetry };
}

/** The title of an API by its path. */
export function useTitleOf(catalogue: Loadable<readonly Api[]>): (path: string) => string {
  const apis = catalogue.state === 'done' ? catalogue.value : null;
  const titles = useMemo(() => new Map(apis?.map(({ path, title }) => [path, title])), [apis]);
  return (path) => titles.get(path) ?? path;
}

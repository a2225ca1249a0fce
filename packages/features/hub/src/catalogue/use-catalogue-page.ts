import type { ApiSummary } from '@apiyard/api/contract/hub/hub';
import { getApiHealth } from '@apiyard/api/contract/hub/hub';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import type { AreaPage } from '@apiyard/kit/areas/tool-href.ts';
import { isAreaPage, toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { catalogueQuery, useCatalogue } from '@apiyard/kit/search/catalogue.ts';
import { activeLanguage } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { pathOf, servicesOf } from '@apiyard/kit/routing/route.ts';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import { favouritesQuery, useFavourites } from '../favourites/use-favourites.ts';
import type { CataloguePlace, CatalogueView } from './catalogue-view.ts';
import { queryOf, viewOf } from './catalogue-view.ts';

/** Doesn't block: the page renders while the data loads. The first segment of the path is the place. */
export function loader(args: LoaderFunctionArgs): { readonly place: CataloguePlace } {
  const { queryClient, session } = servicesOf(args);
  const place = pathOf(servicesOf(args), args.request).split('/')[1];
  if (place !== 'hub' && place !== 'allfeature' && !isAreaPage(place))
    throw new Error(`There is no catalogue at ${place}.`);
  const tool = isAreaPage(place) ? formerToolAddress(place, new URL(args.request.url).searchParams) : null;
  if (tool !== null) throw redirect(tool);
  void queryClient.prefetchQuery(catalogueQuery(activeLanguage()));
  void queryClient.prefetchQuery(favouritesQuery(session.user()));
  return { place };
}

/** Tools were at `/convert?tool=data&in.text=…` before they had one page each. */
function formerToolAddress(area: AreaPage, query: URLSearchParams): string | null {
  const tool = query.get('tool');
  if (tool === null) return null;
  const values = new URLSearchParams(
    [...query].flatMap(([name, value]) => (name.startsWith('in.') ? [[name.slice('in.'.length), value]] : [])),
  );
  const href = toolHref(`${area}/${tool}`);
  return values.size === 0 ? href : `${href}?${values}`;
}

/** Search and filters don't reload the data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

/** Success rates in percent by day, oldest first; null for a day without calls. */
export type ApiHealthDaysOf = readonly (number | null)[];

export interface CatalogueScreenProps {
  readonly place: CataloguePlace;
  /** The catalogue and its loading state. */
  readonly catalogue: Loadable<readonly ApiSummary[]>;
  /** The last days of each API, by path. Undefined while they are not known. */
  readonly days: ReadonlyMap<string, ApiHealthDaysOf> | undefined;
  readonly view: CatalogueView;
  readonly favourites: readonly string[];
  readonly onView: (view: CatalogueView) => void;
  readonly onFavourite: (path: string) => void;
  readonly onRetry: () => void;
}

/** The catalogue at a place, with the view in its URL. */
export function useCataloguePage(
  place: CataloguePlace,
): CatalogueScreenProps & Pick<ReturnType<typeof useCatalogue>, 'language'> {
  const { catalogue, language, onRetry } = useCatalogue();
  const inAddress = useMemo(
    () => ({
      read: (params: URLSearchParams) => viewOf(place, params),
      write: (view: CatalogueView) => queryOf(place, view),
    }),
    [place],
  );
  const [view, onView] = useViewInAddress(inAddress);
  const favourites = useFavourites(useTitleOf(catalogue));
  const days = useApiHealthDays();
  return {
    place,
    catalogue,
    language,
    days,
    view,
    favourites: favourites.paths,
    onView,
    onFavourite: favourites.toggle,
    onRetry,
  };
}

/** Not part of the document: it loads after the first paint. */
function useApiHealthDays(): ReadonlyMap<string, ApiHealthDaysOf> | undefined {
  const { data } = useQuery({ ...query(getApiHealth, {}), staleTime: 60_000 });
  return useMemo(() => data && new Map(data.items.map(({ path, days }) => [path, days])), [data]);
}

/** The title of an API by its path. */
function useTitleOf(catalogue: Loadable<readonly ApiSummary[]>): (path: string) => string {
  const apis = catalogue.state === 'done' ? catalogue.value : null;
  const titles = useMemo(() => new Map(apis?.map(({ path, title }) => [path, title])), [apis]);
  return (path) => titles.get(path) ?? path;
}

/** The view of the hub and its URL query. */
import type { Api, Area } from '@apiyard/api/contract/hub/hub';
import { areas } from '@apiyard/api/contract/hub/hub';
import type { SearchEntry } from './search.ts';
import { search } from './search.ts';

export const sorts = ['area', 'name', 'cost'] as const;
export type Sort = (typeof sorts)[number];

export interface HubView {
  readonly query: string;
  /** Null is all areas. */
  readonly area: Area | null;
  readonly favouritesOnly: boolean;
  /** Order without a search; a search is ranked by match. */
  readonly sort: Sort;
}

export const wholeHub: HubView = { query: '', area: null, favouritesOnly: false, sort: 'area' };

export function viewOf(query: URLSearchParams): HubView {
  return {
    query: query.get('q') ?? '',
    area: areas.find((area) => area === query.get('area')) ?? null,
    favouritesOnly: query.has('favourites'),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'area',
  };
}

/** URL query; default values are left out. */
export function queryOf({ query, area, favouritesOnly, sort }: HubView): URLSearchParams {
  const params = new URLSearchParams();
  if (query.trim() !== '') params.set('q', query);
  if (area !== null) params.set('area', area);
  if (favouritesOnly) params.set('favourites', '1');
  if (sort !== 'area') params.set('sort', sort);
  return params;
}

interface Shown {
  readonly apis: readonly Api[];
  /** Search matches per area, independent of the chosen area. Areas without APIs are left out. */
  readonly counts: readonly { readonly area: Area; readonly count: number }[];
  /** Matches of the search in all areas. */
  readonly total: number;
  readonly favouriteCount: number;
}

/** Filters and sorts the APIs of a view. `locale` sorts names. */
export function shownIn(
  index: readonly SearchEntry[],
  view: HubView,
  favourites: readonly string[],
  locale: string,
): Shown {
  const marked = new Set(favourites);
  const matches = search(index, view.query);
  const inChoice = view.favouritesOnly ? matches.filter((api) => marked.has(api.path)) : matches;
  const present = areas.filter((area) => index.some(({ api }) => api.area === area));
  const inArea = view.area === null ? inChoice : inChoice.filter((api) => api.area === view.area);
  return {
    apis: view.query.trim() === '' ? inArea.toSorted(comparing(view.sort, locale)) : inArea,
    counts: present.map((area) => ({ area, count: inChoice.filter((api) => api.area === area).length })),
    total: inChoice.length,
    favouriteCount: matches.filter((api) => marked.has(api.path)).length,
  };
}

function comparing(sort: Sort, locale: string): (a: Api, b: Api) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const byName = (a: Api, b: Api) => compare(a.title, b.title);
  if (sort === 'name') return byName;
  if (sort === 'cost') return (a, b) => a.cost - b.cost || byName(a, b);
  return (a, b) => areas.indexOf(a.area) - areas.indexOf(b.area) || byName(a, b);
}

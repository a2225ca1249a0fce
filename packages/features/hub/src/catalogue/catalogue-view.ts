/** The view of the catalogue and its URL. */
import type { ApiSummary, Area, Health, Subject } from '@apiyard/api/contract/hub/hub';
import { areas, healths, subjects } from '@apiyard/api/contract/hub/hub';
import type { AreaPage } from '@apiyard/kit/areas/tool-href.ts';
import { isAreaPage } from '@apiyard/kit/areas/tool-href.ts';
import type { ApiEntry } from '@apiyard/kit/search/search-apis.ts';
import { searchApis } from '@apiyard/kit/search/search-apis.ts';
import type { OutputKind } from './output-kind.ts';
import { outputKindOf, outputKinds } from './output-kind.ts';

export const sorts = ['use', 'name', 'area', 'cost'] as const;
type Sort = (typeof sorts)[number];
export const layouts = ['cards', 'rows'] as const;
type Layout = (typeof layouts)[number];

/** Where the catalogue is: the path without its slash. */
export type CataloguePlace = 'hub' | 'allfeature' | AreaPage;

export interface CatalogueView {
  readonly query: string;
  /** Null is all areas. On the page of an area always that one. */
  readonly area: Area | null;
  readonly favouritesOnly: boolean;
  readonly freeOnly: boolean;
  readonly premiumOnly: boolean;
  /** Null is any. */
  readonly health: Health | null;
  readonly output: OutputKind | null;
  /** Order without a search; a search is ranked by match. */
  readonly sort: Sort;
  readonly layout: Layout;
}

const all: CatalogueView = {
  query: '',
  area: null,
  favouritesOnly: false,
  freeOnly: false,
  premiumOnly: false,
  health: null,
  output: null,
  sort: 'use',
  layout: 'cards',
};

/** Everything that is listed at a place. The page of an area is in the order of its subjects. */
export const wholeCatalogue = (place: CataloguePlace): CatalogueView =>
  isAreaPage(place) ? { ...all, area: place, sort: 'area' } : all;

/** The same order and layout without a search or filters. */
export const withoutFilters = (place: CataloguePlace, { sort, layout }: CatalogueView): CatalogueView => ({
  ...wholeCatalogue(place),
  sort,
  layout,
});

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((each) => each === value) ?? null;

export function viewOf(place: CataloguePlace, query: URLSearchParams): CatalogueView {
  return {
    query: query.get('q') ?? '',
    area: isAreaPage(place) ? place : oneOf(areas, query.get('area')),
    favouritesOnly: query.has('favourites'),
    freeOnly: query.has('free'),
    premiumOnly: query.has('premium'),
    health: oneOf(healths, query.get('health')),
    output: oneOf(outputKinds, query.get('output')),
    sort: oneOf(sorts, query.get('sort')) ?? wholeCatalogue(place).sort,
    layout: oneOf(layouts, query.get('view')) ?? all.layout,
  };
}

/** URL query; default values are left out. */
export function queryOf(place: CataloguePlace, view: CatalogueView): URLSearchParams {
  const params = new URLSearchParams();
  if (view.query.trim() !== '') params.set('q', view.query);
  if (view.area !== null && !isAreaPage(place)) params.set('area', view.area);
  if (view.favouritesOnly) params.set('favourites', '1');
  if (view.freeOnly) params.set('free', '1');
  if (view.premiumOnly) params.set('premium', '1');
  if (view.health !== null) params.set('health', view.health);
  if (view.output !== null) params.set('output', view.output);
  if (view.sort !== wholeCatalogue(place).sort) params.set('sort', view.sort);
  if (view.layout !== all.layout) params.set('view', view.layout);
  return params;
}

/** The URL of a view. */
export function catalogueHref(place: CataloguePlace, view: CatalogueView): string {
  const query = queryOf(place, view);
  return query.size === 0 ? `/${place}` : `/${place}?${query}`;
}

/** The URL of the same view of another area: its page if it has one. The hub stays where it is. */
export function areaHref(place: CataloguePlace, view: CatalogueView, area: Area | null): string {
  const next = place === 'hub' ? 'hub' : area !== null && isAreaPage(area) ? area : 'allfeature';
  // An order that was not chosen is the usual one there too.
  const sort = view.sort === wholeCatalogue(place).sort ? wholeCatalogue(next).sort : view.sort;
  return catalogueHref(next, { ...view, area, sort });
}

interface Shown {
  readonly apis: readonly ApiSummary[];
  /** Matches per area, independent of the chosen one. Areas without APIs are left out. */
  readonly counts: readonly { readonly area: Area; readonly count: number }[];
  /** Matches in all areas. */
  readonly total: number;
  /** What each filter would show with the others as they are. */
  readonly favouriteCount: number;
  readonly freeCount: number;
  readonly premiumCount: number;
  /** Matches of the search without filters. */
  readonly unfiltered: number;
}

/** Visitors may call it. */
export const isFreeToTry = ({ open, premium }: Pick<ApiSummary, 'open' | 'premium'>): boolean => open && !premium;

/** Filters and sorts the APIs of a view. `locale` sorts names. */
export function shownIn(
  index: readonly ApiEntry[],
  view: CatalogueView,
  favourites: readonly string[],
  locale: string,
): Shown {
  const marked = new Set(favourites);
  const filters = {
    favourite: (api: ApiSummary) => !view.favouritesOnly || marked.has(api.path),
    free: (api: ApiSummary) => !view.freeOnly || isFreeToTry(api),
    premium: (api: ApiSummary) => !view.premiumOnly || api.premium,
    health: (api: ApiSummary) => view.health === null || api.health === view.health,
    output: (api: ApiSummary) => view.output === null || outputKindOf(api) === view.output,
    area: (api: ApiSummary) => view.area === null || api.area === view.area,
  };
  const matches = searchApis(index, view.query);
  const without = (...names: (keyof typeof filters)[]) => {
    const kept = Object.entries(filters).filter(([name]) => !names.includes(name as keyof typeof filters));
    return matches.filter((api) => kept.every(([, filter]) => filter(api)));
  };
  const apis = without();
  const inAnyArea = without('area');
  const present = areas.filter((area) => index.some(({ api }) => api.area === area));
  return {
    apis: view.query.trim() === '' ? apis.toSorted(comparing(view.sort, locale)) : apis,
    counts: present.map((area) => ({ area, count: inAnyArea.filter((api) => api.area === area).length })),
    total: inAnyArea.length,
    favouriteCount: without('favourite').filter((api) => marked.has(api.path)).length,
    freeCount: without('free').filter(isFreeToTry).length,
    premiumCount: without('premium').filter((api) => api.premium).length,
    unfiltered: matches.length,
  };
}

function comparing(sort: Sort, locale: string): (a: ApiSummary, b: ApiSummary) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const byName = (a: ApiSummary, b: ApiSummary) => compare(a.title, b.title);
  const byArea = (a: ApiSummary, b: ApiSummary) =>
    areas.indexOf(a.area) - areas.indexOf(b.area) || subjectIndex(a) - subjectIndex(b) || byName(a, b);
  switch (sort) {
    case 'use':
      return (a, b) => b.use - a.use || byArea(a, b);
    case 'name':
      return byName;
    case 'cost':
      return (a, b) => a.cost - b.cost || byName(a, b);
    case 'area':
      return byArea;
  }
}

/** APIs without a subject are last. */
const subjectIndex = ({ subject }: ApiSummary): number =>
  subject === undefined ? subjects.length : subjects.indexOf(subject);

export interface SubjectGroup {
  /** Null for APIs without one. */
  readonly subject: Subject | null;
  readonly apis: readonly ApiSummary[];
}

/** APIs of an area by subject, in their order. One group if they have the same subject. */
export function subjectGroups(apis: readonly ApiSummary[]): readonly SubjectGroup[] {
  const bySubject = Map.groupBy(apis, ({ subject = null }) => subject);
  return [...subjects, null].flatMap((subject) => {
    const some = bySubject.get(subject);
    return some === undefined ? [] : [{ subject, apis: some }];
  });
}

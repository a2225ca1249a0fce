/** Resolves a path under `/docs/` to its page and neighbours. */
import type { ApiSummary, Area } from '@apiyard/api/contract/hub/hub';
import { areas } from '@apiyard/api/contract/hub/hub';
import type { Article } from './articles/article.ts';
import { articles } from './articles/articles.ts';

export type DocsPage =
  | { readonly kind: 'article'; readonly article: Article }
  | { readonly kind: 'area'; readonly area: Area; readonly apis: readonly ApiSummary[] }
  | { readonly kind: 'api'; readonly api: ApiSummary };

const isArea = (text: string): text is Area => (areas as readonly string[]).includes(text);

/** Area of a path; null for the guide. */
export function areaOf(path: string): Area | null {
  const first = path.split('/', 1)[0] ?? '';
  return isArea(first) ? first : null;
}

/**
 * The page at `path`, relative to `/docs/`; `undefined` if there is none.
 * @param apis null while the catalogue loads: only the guide is found then
 */
export function pageAt(path: string, apis: readonly ApiSummary[] | null): DocsPage | undefined {
  const article = articles.find(({ slug }) => slug === path);
  if (article) return { kind: 'article', article };
  if (apis === null) return undefined;
  if (isArea(path)) return { kind: 'area', area: path, apis: apisIn(apis, path) };
  const api = apis.find((one) => one.path === path);
  return api && { kind: 'api', api };
}

/** Areas that hold an API, in menu order. */
export function filledAreas<Given extends ApiSummary>(
  apis: readonly Given[],
): readonly { readonly area: Area; readonly apis: readonly Given[] }[] {
  return areas.map((area) => ({ area, apis: apisIn(apis, area) })).filter((one) => one.apis.length > 0);
}

const apisIn = <Given extends ApiSummary>(apis: readonly Given[], area: Area): readonly Given[] =>
  apis.filter((api) => api.area === area);

export function hrefOf(path: string): string {
  return path === '' ? '/docs' : `/docs/${path}`;
}

/** Every page in reading order: the guide, then each area with its APIs. */
export function pathsInOrder(apis: readonly ApiSummary[]): readonly string[] {
  return [
    ...articles.map(({ slug }) => slug),
    ...filledAreas(apis).flatMap(({ area, apis: inside }) => [area, ...inside.map((api) => api.path)]),
  ];
}

/** Previous and next page; null at the ends and for unknown pages. */
export function neighboursOf(
  path: string,
  apis: readonly ApiSummary[],
): { readonly before: string | null; readonly after: string | null } {
  const order = pathsInOrder(apis);
  const at = order.indexOf(path);
  if (at === -1) return { before: null, after: null };
  return { before: order[at - 1] ?? null, after: order[at + 1] ?? null };
}

/** The view of an area page and its URL query. */
export interface AreaView {
  readonly query: string;
  readonly favouritesOnly: boolean;
  /** Which tool is open, by its name inside the area; null shows the list. */
  readonly tool: string | null;
}

export function areaViewOf(query: URLSearchParams): AreaView {
  return { query: query.get('q') ?? '', favouritesOnly: query.has('favourites'), tool: query.get('tool') };
}

/** URL query; default values are left out. */
export function areaQueryOf({ query, favouritesOnly, tool }: AreaView): URLSearchParams {
  const params = new URLSearchParams();
  if (query.trim() !== '') params.set('q', query);
  if (favouritesOnly) params.set('favourites', '1');
  if (tool !== null) params.set('tool', tool);
  return params;
}

/** The address of an area's page that shows this. */
export function areaHref(area: string, view: AreaView): string {
  const query = areaQueryOf(view);
  return query.size === 0 ? `/${area}` : `/${area}?${query}`;
}

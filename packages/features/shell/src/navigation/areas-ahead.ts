/** No imports that run: the script before the first paint is built from this file. */
import { areaPages } from '@apiyard/kit/areas/tool-href.ts';

/** How many placeholder entries the menu shows while its areas load. */
export const areasProperty = '--menu-areas';

/**
 * How many areas the menu will show.
 * @param areas those that have APIs, from the page; an unfilled placeholder if another server served the page
 * @returns null when that is unknown
 */
export function areasAhead(areas: string): number | null {
  if (areas.startsWith('%')) return null;
  const having = new Set(areas.split(' '));
  return areaPages.filter((area) => having.has(area)).length;
}

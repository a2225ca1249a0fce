/** No imports that run: the script before the first paint is built from this file. */
import { areaPages } from '../../_kit/areas/tool-href.ts';

/** How many entries the menu keeps room for while its areas are on their way. */
export const areasProperty = '--menu-areas';

/**
 * How many areas the menu will show.
 * @param told the areas that have APIs, as the server wrote them into the page; not filled in where no server of ours did
 * @returns null when that is not known
 */
export function areasAhead(told: string): number | null {
  if (told.startsWith('%')) return null;
  const having = new Set(told.split(' '));
  return areaPages.filter((area) => having.has(area)).length;
}

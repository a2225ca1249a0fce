/** No imports that run, other than of constants: the script before the first paint is built from this file. */
import type { Area } from '@apiyard/api/contract/hub/hub';
import type { AreaPage } from '@apiyard/kit/areas/tool-href.ts';
import { areaPages } from '@apiyard/kit/areas/tool-href.ts';

/** How many placeholder entries the menu shows in a page that was built before its areas were known. */
export const areasProperty = '--menu-areas';

/** Number of APIs per area. */
export type AreaCounts = Readonly<Partial<Record<Area, number>>>;

/**
 * The counts that the document contains: `convert:2 random:1`.
 * @returns undefined if another server sent the document, with an unfilled placeholder
 */
export function areaCountsIn(page: Pick<Document, 'querySelector'>): AreaCounts | undefined {
  const text = page.querySelector<HTMLMetaElement>('meta[name="areas"]')?.content ?? '%';
  if (text.startsWith('%')) return undefined;
  return Object.fromEntries(
    text
      .split(' ')
      .filter(Boolean)
      .map((entry) => {
        const [area = '', count] = entry.split(':');
        return [area, Number(count)];
      }),
  );
}

/** The areas that have tools. */
export function shownAreas(counts: AreaCounts): readonly AreaPage[] {
  return areaPages.filter((area) => (counts[area] ?? 0) > 0);
}

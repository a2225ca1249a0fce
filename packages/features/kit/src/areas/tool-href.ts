import type { Api, Area } from '@apiyard/api/contract/hub/hub';

/** The areas with their own pages, in menu order; APIs that admins created run in the playground. */
export const areaPages = [
  'downloader',
  'stalker',
  'cekid',
  'convert',
  'convertasync',
  'puzzle',
  'islami',
  'photoeditor',
  'random',
  'ai',
] as const satisfies readonly Area[];
export type AreaPage = (typeof areaPages)[number];

export function isAreaPage(area: string | undefined): area is AreaPage {
  return (areaPages as readonly unknown[]).includes(area);
}

/** The name of a tool inside its area: `data` of `convert/data`. */
export function toolOf({ area, path }: Pick<Api, 'area' | 'path'>): string {
  return path.slice(area.length + 1);
}

/** The page where people run an API: in its area, else the playground. */
export function toolHref(api: Pick<Api, 'area' | 'path'>): string {
  return isAreaPage(api.area) ? `/${api.area}?${new URLSearchParams({ tool: toolOf(api) })}` : `/hub/${api.path}`;
}

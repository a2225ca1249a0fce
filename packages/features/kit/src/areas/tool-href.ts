import type { Area } from '@apiyard/api/contract/hub/hub';

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

/** The page of an API, where people use and call it, by its path: `convert/data`. */
export const toolHref = (path: string): string => `/hub/${path}`;

import { isWithin } from '../definition/pointer.ts';

/** Form sections in order: first those with required fields. */
export const sections = [
  'details',
  'request',
  'items',
  'fields',
  'params',
  'next',
  'tests',
  'secrets',
  'cost',
] as const;
export type Section = (typeof sections)[number];

/** The form section of each place of the definition. */
export const placesIn: Readonly<Record<Section, readonly string[]>> = {
  request: ['/request', '/cacheS'],
  params: ['/params'],
  items: ['/source', '/script', '/items'],
  fields: ['/fields'],
  next: ['/next'],
  tests: ['/tests'],
  secrets: [],
  details: ['/area', '/path', '/title', '/summary'],
  cost: ['/tags', '/cost', '/premium'],
};

export function sectionOf(pointer: string): Section {
  return sections.find((section) => placesIn[section].some((place) => isWithin(pointer, place))) ?? 'details';
}

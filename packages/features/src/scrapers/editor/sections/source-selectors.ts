import type { SourceKind } from '@apiyard/api/contract/scraper-definition';

type Place = 'css' | 'jsonpath' | 'regex';

const places: Readonly<Record<SourceKind, readonly Place[]>> = {
  html: ['css', 'regex'],
  xml: ['css', 'regex'],
  json: ['jsonpath'],
  'script-json': ['jsonpath'],
  'ld-json': ['jsonpath'],
  text: ['regex'],
};

/** The languages that point into a source of this kind, the usual one first. */
export function placesIn(source: SourceKind): readonly Place[] {
  return places[source];
}

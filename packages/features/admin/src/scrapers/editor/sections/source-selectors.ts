import type { SourceKind } from '@apiyard/api/contract/scrapers/scraper-definition';

type Place = 'css' | 'jsonpath' | 'regex';

const places: Readonly<Record<SourceKind, readonly Place[]>> = {
  html: ['css', 'regex'],
  xml: ['css', 'regex'],
  json: ['jsonpath'],
  'script-json': ['jsonpath'],
  'ld-json': ['jsonpath'],
  text: ['regex'],
};

/** Selector languages for a source type, the default first. */
export function placesIn(source: SourceKind): readonly Place[] {
  return places[source];
}

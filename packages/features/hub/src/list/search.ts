/** Search over the catalogue. Every word must match; the matching field and quality make the rank. */
import type { Api } from '@apiyard/api/contract/hub/hub';
import { wordsOf } from '@apiyard/kit/search/folded.ts';
import type { RankedField } from '@apiyard/kit/search/rank.ts';
import { rankOf } from '@apiyard/kit/search/rank.ts';

export interface SearchEntry {
  readonly api: Api;
  readonly fields: readonly RankedField[];
}

/** Builds the index once for all queries. `areaTitle` returns the localized area name. */
export function indexOf(apis: readonly Api[], areaTitle: (area: Api['area']) => string): SearchEntry[] {
  return apis.map((api) => ({
    api,
    fields: [
      { words: wordsOf(api.title), weight: 16 },
      { words: wordsOf(api.path), weight: 12 },
      { words: api.tags.flatMap(wordsOf), weight: 8 },
      { words: wordsOf(areaTitle(api.area)), weight: 4 },
      { words: wordsOf(api.summary), weight: 2 },
    ],
  }));
}

/** Matches, best first; equal ranks keep their order. An empty query matches everything. */
export function search(index: readonly SearchEntry[], query: string): Api[] {
  const words = wordsOf(query);
  if (words.length === 0) return query.trim() === '' ? index.map(({ api }) => api) : [];
  return index
    .map(({ api, fields }) => ({ api, rank: rankOf(fields, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ api }) => api);
}

/** Search over the catalogue. Every word must match; the matching field and quality make the rank. */
import type { ApiSummary } from '@apiyard/api/contract/hub/hub';
import { wordsOf } from './folded.ts';
import type { RankedField } from './rank.ts';
import { rankOf } from './rank.ts';
import { typosBetween } from './typos.ts';

export interface ApiEntry {
  readonly api: ApiSummary;
  readonly fields: readonly RankedField[];
  /** Words that are names of it. */
  readonly names: readonly string[];
}

/** Builds the index once for all queries. `areaTitle` returns the localized area name. */
export function indexOfApis(apis: readonly ApiSummary[], areaTitle: (area: ApiSummary['area']) => string): ApiEntry[] {
  return apis.map((api) => {
    const [title, path] = [wordsOf(api.title), wordsOf(api.path)];
    const [tags, synonyms] = [api.tags.flatMap(wordsOf), api.synonyms.flatMap(wordsOf)];
    return {
      api,
      fields: [
        { words: title, weight: 16 },
        { words: path, weight: 12 },
        { words: tags, weight: 8 },
        { words: synonyms, weight: 6 },
        { words: wordsOf(areaTitle(api.area)), weight: 4 },
        { words: wordsOf(api.summary), weight: 2 },
      ],
      names: [...title, ...path, ...tags, ...synonyms],
    };
  });
}

/** Matches, best first; of equal rank, the most used first. An empty query matches everything, in the order of the index. */
export function searchApis(index: readonly ApiEntry[], query: string): ApiSummary[] {
  const words = wordsOf(query);
  if (words.length === 0) return query.trim() === '' ? index.map(({ api }) => api) : [];
  return index
    .map(({ api, fields }) => ({ api, rank: rankOf(fields, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || b.api.use - a.api.use)
    .map(({ api }) => api);
}

const nearestMax = 3;

/** What may have been meant by a query that matches nothing: each word is at most a few typos from a name. */
export function nearestApis(index: readonly ApiEntry[], query: string): ApiSummary[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return index
    .map(({ api, names }) => ({ api, typos: typosIn(words, names) }))
    .filter(({ typos }) => typos < Infinity)
    .sort((a, b) => a.typos - b.typos || b.api.use - a.api.use)
    .slice(0, nearestMax)
    .map(({ api }) => api);
}

/** Typos of all words together; Infinity if one is not near any name. */
function typosIn(words: readonly string[], names: readonly string[]): number {
  return words.reduce((sum, word) => {
    const typosMax = word.length < 3 ? 0 : word.length < 6 ? 1 : 2;
    return sum + Math.min(...names.map((name) => typosBetween(word, name)).filter((typos) => typos <= typosMax));
  }, 0);
}

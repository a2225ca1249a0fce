/** The catalogue in part: filtered, and page by page. */
import type { ParsedInputOf } from '@apiyard/api/contract/endpoint';
import type { Api, getCatalogue } from '@apiyard/api/contract/hub/hub';
import { invalidAt, sentence } from '../../problems/sentence.ts';

type Wanted = Omit<ParsedInputOf<typeof getCatalogue>, 'lang'>;

export const isWhole = (wanted: Wanted): boolean => Object.values(wanted).every((value) => value === undefined);

/** @param apis all of them, in the order of the catalogue */
export function filterApis(apis: readonly Api[], { area, search, tag, limit = apis.length, cursor }: Wanted) {
  // The path of the last API of the page before.
  const start = cursor === undefined ? 0 : apis.findIndex(({ path }) => path === cursor) + 1;
  if (cursor !== undefined && start === 0) {
    return invalidAt('/cursor', 'invalid_format', sentence('problem.http.cursorAgain'));
  }
  const words = wordsOf(search ?? '');
  const wantedTag = tag?.toLowerCase();
  const found = apis
    .slice(start)
    .filter(
      (api) =>
        (area === undefined || api.area === area) &&
        (wantedTag === undefined || api.tags.some((each) => each.toLowerCase() === wantedTag)) &&
        hasAll(api, words),
    );
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? (items.at(-1)?.path ?? null) : null };
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

function hasAll({ path, title, summary, tags, synonyms }: Api, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = [path, title, summary, ...tags, ...synonyms].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

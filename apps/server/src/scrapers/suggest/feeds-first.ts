/** Suggestions of a page together with those of the feeds that it links to. */
import type { Suggestion } from '@apiyard/api/contract/scrapers/scrapers';
import { suggestionsMax } from './draft.ts';

/** The list of each feed before the page's own suggestions, with a score that is no lower. A web page is no feed. */
export function feedsFirst(own: readonly Suggestion[], feeds: readonly (readonly Suggestion[])[]): Suggestion[] {
  const best = own[0]?.score ?? 0;
  const lists = feeds.flatMap((items) => items.find(isFeedList) ?? []);
  const first = lists.map((list) => ({ ...list, score: Math.max(list.score, best) }));
  return [...first.toSorted((a, b) => b.score - a.score), ...own].slice(0, suggestionsMax);
}

const isFeedList = ({ kind, definition }: Suggestion): boolean =>
  (kind === 'xml' || kind === 'json') && definition.items !== undefined;

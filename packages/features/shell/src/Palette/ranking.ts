import { folded, wordsOf } from '@apiyard/kit/search/folded.ts';

/** The searched entries, folded once. */
export interface Searchable {
  readonly title: string;
  /** Other words it is looked for by, in any language. */
  readonly words: readonly string[];
}

interface Prepared<Item> {
  readonly item: Item;
  readonly title: string;
  readonly titleWords: readonly string[];
  readonly others: readonly string[];
}

export function prepare<Item extends Searchable>(items: readonly Item[]): readonly Prepared<Item>[] {
  return items.map((item) => ({
    item,
    title: folded(item.title),
    titleWords: wordsOf(item.title),
    others: item.words.flatMap(wordsOf),
  }));
}

/** How well a typed word matches, from 0 (not at all): start of a title's word before its middle, letters in order last. */
function fitOf(word: string, { title, titleWords, others }: Prepared<unknown>): number {
  if (titleWords.includes(word)) return 6;
  if (titleWords.some((known) => known.startsWith(word))) return 5;
  if (others.includes(word)) return 4;
  if (title.includes(word)) return 3;
  if (others.some((known) => known.startsWith(word))) return 2;
  return word.length >= 3 && isInOrder(word, title) ? 1 : 0;
}

/** Whether the letters appear in a text in this order, close together: 'qrcd' in 'qr code'. */
function isInOrder(letters: string, text: string): boolean {
  let at = text.indexOf(letters.charAt(0));
  const start = at;
  for (const letter of letters.slice(1)) {
    if (at === -1) return false;
    at = text.indexOf(letter, at + 1);
  }
  return at !== -1 && at - start < 3 * letters.length;
}

/** Those that every typed word fits, best first; equals stay in their order. */
export function ranked<Item>(prepared: readonly Prepared<Item>[], typed: string): readonly Item[] {
  const words = wordsOf(typed);
  return prepared
    .flatMap((candidate) => {
      const fits = words.map((word) => fitOf(word, candidate));
      return fits.every((fit) => fit > 0)
        ? [{ item: candidate.item, fit: fits.reduce((sum, fit) => sum + fit, 0) }]
        : [];
    })
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ item }) => item);
}

import { folded, wordsOf } from '@apiyard/kit/search/folded.ts';

/** What is searched. */
export interface Searchable {
  readonly title: string;
  /** Other words it is looked for by, in any language: synonyms, tags, a path. */
  readonly words: readonly string[];
  /** The server has found it for the query, maybe by something that is not here. @default false */
  readonly isFound?: boolean;
  /** It is inside a page, as a section or a record is: pages and tools that fit as well come first. @default false */
  readonly isInside?: boolean;
}

interface Text {
  /** With its articles and endings. */
  readonly whole: string;
  readonly stems: readonly string[];
}

interface Prepared<Item> {
  readonly item: Item;
  readonly title: Text;
  readonly synonyms: readonly Text[];
  /** The words of both. */
  readonly stems: readonly string[];
}

/** The entries, folded once. */
export function prepare<Item extends Searchable>(items: readonly Item[]): readonly Prepared<Item>[] {
  return items.map((item) => {
    const title = textOf(item.title);
    const synonyms = item.words.map(textOf);
    return { item, title, synonyms, stems: [title, ...synonyms].flatMap(({ stems }) => stems) };
  });
}

function textOf(text: string): Text {
  const words = wordsOf(text);
  return { whole: words.join(' '), stems: words.map(stemOf) };
}

/** Without an Arabic article and a plural s, which people type or leave out. */
function stemOf(word: string): string {
  return word.replace(/^ال(?=.{3})/, '').replace(/(?<=[a-z]{3})s$/, '');
}

/** What is inside pages loses this much: pages and tools come first, whatever they are found by except spelling. */
const inside = 300;

/** How a typed text fits, best first. The words of one text are worth less than the gap between two ranks. */
const rank = { exact: 600, prefix: 500, words: 400, synonym: 300, inside: 200, fuzzy: 100, found: 1 } as const;

function fitOf(typed: Text, candidate: Prepared<Searchable>): number {
  const fit = fullFitOf(typed, candidate);
  return candidate.item.isInside === true && fit > 0 ? Math.max(rank.found, fit - inside) : fit;
}

function fullFitOf(typed: Text, { item, title, synonyms, stems }: Prepared<Searchable>): number {
  if (typed.whole === title.whole) return rank.exact;
  if (`${title.whole} `.startsWith(`${typed.whole} `)) return rank.prefix + 40;
  // 'key' means the key of 'API keys' rather than the beginning of 'Keyboard shortcuts'.
  if (typed.stems.every((word) => title.stems.includes(word))) return rank.prefix + 20;
  if (title.whole.startsWith(typed.whole)) return rank.prefix;
  const inTitle = fitOfWords(typed, title.stems);
  if (inTitle > 0) return rank.words + inTitle;
  if (synonyms.some(({ whole }) => whole === typed.whole)) return rank.synonym + 90;
  const anywhere = fitOfWords(typed, stems);
  if (anywhere > 0) return rank.synonym + anywhere;
  if (typed.whole.length > 1 && [title, ...synonyms].some(({ whole }) => whole.includes(typed.whole)))
    return rank.inside;
  const letters = typed.whole.replaceAll(' ', '');
  if (letters.length >= 3 && isInOrder(letters, title.whole)) return rank.fuzzy;
  if (typed.stems.every((word) => stems.some((known) => isNear(word, known)))) return rank.fuzzy;
  return item.isFound === true ? rank.found : 0;
}

/** 0 unless every typed word begins a known one, else 40 for each that is a whole one and 20 for others, at most 80. */
function fitOfWords({ stems }: Text, known: readonly string[]): number {
  const fits = stems.map((word) => (known.includes(word) ? 40 : known.some((one) => begins(one, word)) ? 20 : 0));
  return fits.includes(0)
    ? 0
    : Math.min(80, fits.reduce<number>((sum, fit) => sum + fit, 0) / fits.length + fits.length);
}

/** Chinese is written without spaces, so that a word may begin anywhere in a text. */
function begins(text: string, word: string): boolean {
  return /\p{Script=Han}/u.test(word) ? text.includes(word) : text.startsWith(word);
}

/** Shorter words are near too many others. */
const misspeltMin = 5;

/** Whether two words differ by one letter that is another, missing or too many, or by two that changed places. */
function isNear(word: string, known: string): boolean {
  if (word.length < misspeltMin || Math.abs(word.length - known.length) > 1) return word === known;
  let at = 0;
  while (at < word.length && word[at] === known[at]) at += 1;
  const [rest, knownRest] = [word.slice(at), known.slice(at)];
  return (
    rest.slice(1) === knownRest.slice(1) ||
    rest.slice(1) === knownRest ||
    rest === knownRest.slice(1) ||
    (rest[0] === knownRest[1] && rest[1] === knownRest[0] && rest.slice(2) === knownRest.slice(2))
  );
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

/** Those that fit what was typed, best first; equals stay in their order. */
export function ranked<Item extends Searchable>(prepared: readonly Prepared<Item>[], typed: string): readonly Item[] {
  const text = textOf(typed);
  if (text.whole === '') return folded(typed).trim() === '' ? prepared.map(({ item }) => item) : [];
  return prepared
    .map((candidate) => ({ item: candidate.item, fit: fitOf(text, candidate) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ item }) => item);
}

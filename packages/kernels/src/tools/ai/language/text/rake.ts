/** RAKE, rapid automatic keyword extraction (Rose, Engel, Cramer and Cowley, 2010). */

/** A word that can be part of a keyword. Null ends one: a stop word or punctuation. */
export type Token = { readonly term: string; readonly text: string; readonly offset: number } | null;

interface Phrase {
  readonly term: string;
  /** As it is first written. */
  readonly text: string;
  readonly offset: number;
  readonly count: number;
  readonly score: number;
}

/** Phrases between stop words; a word scores by the words next to it, divided by how often it occurs. */
export function rake(tokens: readonly Token[], { wordsMax, joint }: { wordsMax: number; joint: string }): Phrase[] {
  const phrases = phrasesOf(tokens).filter((phrase) => phrase.length <= wordsMax);
  const scores = wordScores(phrases);
  const found = new Map<string, Phrase>();
  for (const phrase of phrases) {
    const [first] = phrase;
    if (first === undefined) continue;
    const term = phrase.map((word) => word.term).join(joint);
    const before = found.get(term);
    found.set(term, {
      term,
      text: before?.text ?? phrase.map((word) => word.text).join(joint),
      offset: before?.offset ?? first.offset,
      count: (before?.count ?? 0) + 1,
      score: phrase.reduce((sum, word) => sum + (scores.get(word.term) ?? 0), 0),
    });
  }
  return Array.from(found.values()).toSorted((a, b) => b.score - a.score || b.count - a.count || a.offset - b.offset);
}

type Word = NonNullable<Token>;

function phrasesOf(tokens: readonly Token[]): Word[][] {
  const phrases: Word[][] = [];
  let phrase: Word[] = [];
  for (const token of [...tokens, null]) {
    if (token !== null) phrase.push(token);
    else if (phrase.length > 0) {
      phrases.push(phrase);
      phrase = [];
    }
  }
  return phrases;
}

/** Degree divided by frequency: the mean length of the phrases with the word. */
function wordScores(phrases: readonly (readonly Word[])[]): Map<string, number> {
  const degrees = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const phrase of phrases)
    for (const { term } of phrase) {
      degrees.set(term, (degrees.get(term) ?? 0) + phrase.length);
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  return new Map(Array.from(degrees, ([term, degree]) => [term, degree / (counts.get(term) ?? 1)]));
}

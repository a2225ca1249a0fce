import { InputFault } from '../../../faults/input-fault.ts';
import { languageOf } from './text/language.ts';
import type { Token } from './text/rake.ts';
import { rake } from './text/rake.ts';
import { wordsOf } from './text/segment.ts';
import { stopWordsOf, termOf } from './text/stop-words.ts';

interface Input {
  readonly text: string;
  readonly count: number;
  readonly words: number;
  readonly lang: string;
}

/** The keywords of a text and its most frequent words. */
export default async function keywords({ text, count, words: wordsMax, lang: given }: Input) {
  const { lang, notes } = await languageOf(text, given);
  const stopWords = await stopWordsOf(lang);
  const tokens = tokensOf(text, lang, stopWords);
  const words = tokens.filter((token) => token !== null);
  if (words.length === 0) throw new InputFault('no_words', { pointer: '/text' });
  const isWithoutSpaces = lang === 'zh' || lang === 'ja';
  const phrases = rake(tokens, { wordsMax, joint: isWithoutSpaces ? '' : ' ' });
  const counts = new Map<string, number>();
  for (const { term } of words) counts.set(term, (counts.get(term) ?? 0) + 1);
  return {
    lang,
    keywords: phrases.slice(0, count).map(({ text: phrase, offset, count: times, score }) => ({
      text: phrase,
      score: Math.round(score * 1000) / 1000,
      count: times,
      offset,
    })),
    words: Array.from(counts, ([word, times]) => ({ word, count: times }))
      .toSorted((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
      .slice(0, count),
    notes: [...notes, ...(stopWords.size > 0 ? [] : [{ code: 'no_stop_words', pointer: '/lang' }])],
  };
}

/** A hyphen joins words, other punctuation and line breaks end a phrase. */
const isJoining = (between: string) => /^[^\S\n\r]*$/.test(between) || between === '-' || between === '‐';

function tokensOf(text: string, lang: string, stopWords: ReadonlySet<string>): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { text: word, offset } of wordsOf(text, lang)) {
    if (!isJoining(text.slice(end, offset))) tokens.push(null);
    end = offset + word.length;
    const lower = word.toLowerCase().replaceAll('’', "'");
    const term = termOf(word, lang);
    const isWord = /\p{L}/u.test(term) && !stopWords.has(term) && !stopWords.has(lower) && !isSingleLetter(term);
    const elided = isWord ? elidedLength(word, term) : 0;
    if (elided > 0) tokens.push(null);
    tokens.push(isWord ? { term, text: word.slice(elided), offset: offset + elided } : null);
  }
  return tokens;
}

/** How much of the word is elided before the term: the two units of l’ in l’eau. It is a stop word. */
const elidedLength = (word: string, term: string) =>
  /^\p{L}{1,7}['’]/u.test(word) && word.normalize('NFC').toLowerCase().endsWith(term) ? word.length - term.length : 0;

const isSingleLetter = (term: string) => /^\p{Script=Latin}$/u.test(term);

import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import type { Counts } from './readability/formulas.ts';
import { formulas } from './readability/formulas.ts';
import { syllablesOf } from './readability/syllables.ts';
import { languageOf } from './text/language.ts';
import { sentencesOf, wordsOf } from './text/segment.ts';

interface Input {
  readonly text: string;
  readonly lang: string;
}

/** SMOG was made for 30 sentences. */
const smogSentences = 30;
/** Scores of fewer words change a lot with each of them. */
const wordsMin = 100;

/** How easy a text is to read, by the formulas for its language. */
export default async function readability({ text, lang: given }: Input) {
  const { lang, notes } = await languageOf(text, given);
  const fitting = formulas.filter(({ langs }) => langs.includes(lang));
  if (fitting.length === 0) throw new InputFault('no_formula', { pointer: '/lang', values: { lang } });
  const counts = countsOf(text, lang);
  const usesSyllables = fitting.some((formula) => formula.usesSyllables);
  return {
    lang,
    scores: fitting.map((formula) => ({
      formula: formula.name,
      value: Math.round(formula.value(counts) * 100) / 100,
      scale: formula.scale,
      source: formula.source,
    })),
    counts: usesSyllables ? counts : { ...counts, syllables: null, polysyllables: null, monosyllables: null },
    notes: [...notes, ...warningsOf(counts, lang, usesSyllables)],
  };
}

function countsOf(text: string, lang: string): Counts {
  const words = wordsOf(text, lang).filter(({ text: word }) => /\p{L}/u.test(word));
  if (words.length === 0) throw new InputFault('no_words', { pointer: '/text' });
  const letters = words.map(({ text: word }) => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0);
  const syllables = words.map(({ text: word }) => syllablesOf(word, lang));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    sentences: sentencesOf(text, lang).length,
    words: words.length,
    letters: sum(letters),
    syllables: sum(syllables),
    polysyllables: syllables.filter((count) => count >= 3).length,
    monosyllables: syllables.filter((count) => count === 1).length,
    longWords: letters.filter((count) => count > 6).length,
  };
}

function warningsOf({ words, sentences }: Counts, lang: string, usesSyllables: boolean): Note[] {
  return [
    ...(usesSyllables && lang !== 'ru' ? [{ code: 'syllables_estimated', pointer: '/counts/syllables' }] : []),
    ...(words < wordsMin ? [{ code: 'short_text', pointer: '/text', values: { words, min: wordsMin } }] : []),
    ...(lang === 'en' && sentences < smogSentences
      ? [{ code: 'smog_sentences', pointer: '/scores', values: { sentences, min: smogSentences } }]
      : []),
  ];
}

import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { languageOf } from './text/language.ts';
import { sentencesOf, wordsOf } from './text/segment.ts';
import { stopWordsOf, termOf } from './text/stop-words.ts';
import { textRank } from './text/text-rank.ts';

interface Input {
  readonly text: string;
  readonly count: number;
  readonly share?: number | undefined;
  readonly lang: string;
}

const sentencesMax = 1000;

/** The sentences that share most words with the others, in the order of the text. */
export default async function summarize({ text, count, share, lang: given }: Input) {
  const { lang, notes } = await languageOf(text, given);
  const sentences = sentencesOf(text, lang);
  if (sentences.length === 0) throw new InputFault('no_sentences', { pointer: '/text' });
  if (sentences.length > sentencesMax)
    throw new InputFault('too_many_sentences', {
      pointer: '/text',
      values: { count: sentences.length, limit: sentencesMax },
    });
  const stopWords = await stopWordsOf(lang);
  const words = sentences.map((sentence) =>
    wordsOf(sentence.text, lang)
      .map((word) => termOf(word.text, lang))
      .filter((word) => !stopWords.has(word)),
  );
  const ranks = textRank(words);
  const wanted = share === undefined ? count : Math.max(1, Math.round((sentences.length * share) / 100));
  const chosen = sentences
    .map(({ text: sentence, offset }, at) => ({
      position: at + 1,
      offset,
      score: Math.round((ranks[at] ?? 0) * 10_000) / 10_000,
      text: sentence,
    }))
    .toSorted((a, b) => b.score - a.score || a.position - b.position)
    .slice(0, wanted)
    .toSorted((a, b) => a.position - b.position);
  return {
    text: chosen.map((sentence) => sentence.text).join(lang === 'zh' || lang === 'ja' ? '' : ' '),
    lang,
    total: sentences.length,
    sentences: chosen,
    notes: [...notes, ...warningsOf(stopWords.size > 0, wanted >= sentences.length)],
  };
}

function warningsOf(hasStopWords: boolean, isWhole: boolean): Note[] {
  return [
    ...(hasStopWords ? [] : [{ code: 'no_stop_words', pointer: '/lang' }]),
    ...(isWhole ? [{ code: 'whole_text', pointer: '/text' }] : []),
  ];
}

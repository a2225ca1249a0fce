import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { candidatesOf } from './text/detect.ts';
import { sentencesOf } from './text/segment.ts';

interface Input {
  readonly text: string;
  readonly lang: string;
}

type Label = 'positive' | 'neutral' | 'negative';

/** VADER's own limit between neutral and the others. */
const neutralMax = 0.05;
const sentencesMax = 5000;

/** Sentiment of each English sentence by VADER, and their mean. */
export default async function sentiment({ text, lang }: Input) {
  const notes = lang === 'en' ? [] : await checkLanguage(text);
  const sentences = sentencesOf(text, 'en');
  if (sentences.length === 0) throw new InputFault('no_sentences', { pointer: '/text' });
  if (sentences.length > sentencesMax)
    throw new InputFault('too_many_sentences', {
      pointer: '/text',
      values: { count: sentences.length, limit: sentencesMax },
    });
  const vader = await vaderScores();
  const scored = sentences.map(({ text: sentence, offset }, at) => {
    const { compound, pos, neu, neg } = vader(sentence);
    return {
      position: at + 1,
      offset,
      label: labelOf(compound),
      compound,
      positive: pos,
      neutral: neu,
      negative: neg,
      text: sentence,
    };
  });
  const mean = scored.reduce((sum, { compound }) => sum + compound, 0) / scored.length;
  const compound = Math.round(mean * 10_000) / 10_000;
  return { label: labelOf(compound), compound, sentences: scored, notes };
}

interface Scores {
  readonly compound: number;
  readonly pos: number;
  readonly neu: number;
  readonly neg: number;
}

async function vaderScores(): Promise<(sentence: string) => Scores> {
  // @ts-expect-error The package has no types.
  const { default: vader } = await import('vader-sentiment');
  return (sentence) => vader.SentimentIntensityAnalyzer.polarity_scores(sentence) as Scores;
}

function labelOf(compound: number): Label {
  if (compound >= neutralMax) return 'positive';
  return compound <= -neutralMax ? 'negative' : 'neutral';
}

async function checkLanguage(text: string): Promise<Note[]> {
  const { candidates, isReliable } = await candidatesOf(text);
  const lang = candidates[0]?.lang;
  if (lang === 'en') return [];
  if (isReliable && lang !== undefined && (text.match(/\p{L}/gu)?.length ?? 0) >= 20)
    throw new InputFault('not_english', { pointer: '/text', values: { lang } });
  return [{ code: 'english_assumed', pointer: '/lang' }];
}

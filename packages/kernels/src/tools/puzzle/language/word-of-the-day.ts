import { randomFrom } from '../../../random.ts';
import { type WordLanguage, wordsIn } from '../../../words/words.ts';

interface Input {
  readonly lang: WordLanguage;
  readonly date?: string | undefined;
}

const dayMs = 86_400_000;

/** The word of a date: every word once before any comes again. */
export default function wordOfTheDay({ lang, date = new Date().toISOString().slice(0, 10) }: Input) {
  const words = wordsIn(lang);
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / dayMs);
  const round = Math.floor(day / words.length);
  const order = randomFrom(`word-of-the-day ${lang} ${round}`).shuffled(words);
  const { word = '', meaning = '', topic = 'home' } = order[day - round * words.length] ?? {};
  return { word, meaning, topic, lang, date };
}

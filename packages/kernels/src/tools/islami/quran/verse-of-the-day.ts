import { edition } from '../../../quran/edition.ts';
import { verseNumber } from '../../../quran/structure.ts';
import { loadVerses } from '../../../quran/text.ts';
import { verseOfTheDay } from '../../../quran/verse-of-the-day.ts';

const dayMs = 86_400_000;

interface Input {
  /** @default today in UTC */
  readonly date?: string | undefined;
}

/** The verse of a date, the same for everyone. */
export default async function verseOfTheDayTool({ date = new Date().toISOString().slice(0, 10) }: Input) {
  const place = verseOfTheDay(Math.floor(Date.parse(`${date}T00:00:00Z`) / dayMs));
  const number = verseNumber(place) ?? 1;
  const [verse] = await loadVerses({ first: number, last: number });
  return { date, reference: `${place.surah}:${place.verse}`, ...place, text: verse?.text ?? '', edition };
}

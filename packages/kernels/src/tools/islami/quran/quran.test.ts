import { expect, test } from 'vitest';
import quranSurahs from './quran-surahs.ts';
import quranVerses from './quran.ts';
import verseOfTheDay from './verse-of-the-day.ts';

test('gives the verses of a reference with juz, page and edition', async () => {
  const { count, verses, edition } = await quranVerses({ reference: '2:255-257' });
  expect(count).toBe(3);
  expect(verses.map(({ reference, juz, page }) => [reference, juz, page])).toEqual([
    ['2:255', 3, 42],
    ['2:256', 3, 42],
    ['2:257', 3, 43],
  ]);
  expect(edition.name).toBe('Tanzil Quran Text (Uthmani, version 1.0.2)');
});

test('says how many verses a surah has, if there is no such verse', async () => {
  await expect(quranVerses({ reference: '2:300' })).rejects.toMatchObject({
    code: 'no_verse',
    values: { surah: 2, verse: 300, verses: 286 },
  });
});

test('lists the surahs with meanings in the language', () => {
  const { surahs } = quranSurahs({ lang: 'fr' });
  expect(surahs).toHaveLength(114);
  expect(surahs[17]).toEqual({
    number: 18,
    name: 'الكهف',
    latinName: 'Al-Kahf',
    meaning: 'La caverne',
    verses: 110,
    revealed: 'mecca',
    order: 69,
    juz: 15,
    page: 293,
  });
});

test('gives the verse of a date', async () => {
  expect(await verseOfTheDay({ date: '2026-11-28' })).toMatchObject({ reference: '73:8', surah: 73, verse: 8 });
});

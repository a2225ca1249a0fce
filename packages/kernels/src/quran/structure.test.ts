import { expect, test } from 'vitest';
import { juzOfVerse, pageOfVerse, placeOfVerse, rangeOfJuz, surahOf, verseNumber } from './structure.ts';
import { latinName, nameMeaning } from './surah-names.ts';
import { verseOfTheDay } from './verse-of-the-day.ts';

test('the number of a verse and its place are each other', () => {
  for (let number = 1; number <= 6236; number += 1) expect(verseNumber(placeOfVerse(number))).toBe(number);
});

test('places of the verse 2:255', () => {
  expect(verseNumber({ surah: 2, verse: 255 })).toBe(262);
  expect([juzOfVerse(262), pageOfVerse(262)]).toEqual([3, 42]);
});

test('juzs follow each other without a gap', () => {
  const ends = Array.from({ length: 30 }, (_, at) => rangeOfJuz(at + 1));
  expect(ends.slice(1).map((range) => range?.first)).toEqual(ends.slice(0, -1).map((range) => (range?.last ?? 0) + 1));
  expect(ends[29]?.last).toBe(6236);
});

test('a surah has names', () => {
  expect(surahOf(12)).toEqual({ number: 12, name: 'يوسف', first: 1597, verses: 111, order: 53, revealed: 'mecca' });
  expect(latinName(12)).toBe('Yusuf');
  expect((['en', 'fr', 'ch', 'ar'] as const).map((lang) => nameMeaning(12, lang))).toEqual([
    'Joseph',
    'Joseph',
    '优素福',
    null,
  ]);
  expect(nameMeaning(114, 'ch')).toBe('世人');
  expect(surahOf(115)).toBeUndefined();
});

test('each verse of the list comes once before any comes again, also before 1970', () => {
  const days = Array.from({ length: 110 }, (_, day) => verseOfTheDay(day - 20));
  expect(new Set(days.map(({ surah, verse }) => `${surah}:${verse}`)).size).toBe(110);
  expect(verseOfTheDay(20_785)).toEqual({ surah: 73, verse: 8 });
});

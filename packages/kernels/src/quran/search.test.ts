import { expect, test } from 'vitest';
import { searchExactly, searchVerses } from './search.ts';

/** Editors may change the order of marks, which the text keeps. */
const nfc = (text: string) => text.normalize('NFC');

const first = async (text: string) => {
  const found = await searchVerses(text);
  const verse = found[0];
  const [start, end] = verse?.ranges[0] ?? [0, 0];
  return [found.length, verse && `${verse.surah}:${verse.verse}`, nfc(verse?.text.slice(start, end) ?? '')];
};

test.each([
  ['الصمد', 1, '112:2', 'ٱلصَّمَدُ'],
  ['الصِّرَاط', 6, '1:6', 'ٱلصِّرَٰطَ'],
  ['رحمه', 75, '2:157', 'رَحْمَةٌ'],
  ['موسي', 131, '2:51', 'مُوسَىٰٓ'],
  ['الآخرة', 110, '2:4', 'ٱلْءَاخِرَةِ'],
  ['ذلك الكتاب', 1, '2:2', 'ذَٰلِكَ ٱلْكِتَٰبُ'],
  ['الصلاة', 61, '2:3', 'ٱلصَّلَوٰةَ'],
  ['التوراة', 16, '3:3', 'ٱلتَّوْرَىٰةَ'],
  ['إسرائيل', 41, '2:40', 'إِسْرَٰٓءِيلَ'],
  ['ابراهيم', 63, '2:124', 'إِبْرَٰهِۦمَ'],
  ['داوود', 16, '2:251', 'دَاوُۥدُ'],
  ['سيئات', 34, '2:271', 'سَيِّـَٔاتِ'],
  ['يا أيها  الذين آمنوا', 89, '2:104', 'يَٰٓأَيُّهَا ٱلَّذِينَ ءَامَنُوا۟'],
])('%j is found in %i verses', async (text, count, place, match) => {
  expect(await first(text)).toEqual([count, place, nfc(match)]);
});

test('all places in a verse are given', async () => {
  const found = (await searchVerses('ربنا')).find(({ surah, verse }) => surah === 3 && verse === 193);
  expect(found?.ranges.map(([start, end]) => nfc(found.text.slice(start, end)))).toEqual([nfc('رَّبَّنَآ'), nfc('رَبَّنَا')]);
});

test('an exact search needs the marks, in any order', async () => {
  expect(await searchExactly('الرحمن')).toEqual([]);
  const [found] = await searchExactly('ٱلرَّحْمَٰنِ'.normalize('NFC'));
  expect(found).toMatchObject({ surah: 1, verse: 1, ranges: [[15, 27]] });
});

test('words of other scripts are found nowhere', async () => {
  expect(await searchVerses('mercy')).toEqual([]);
});

test('signs of patterns are only signs', async () => {
  expect(await searchVerses('.*')).toEqual([]);
});

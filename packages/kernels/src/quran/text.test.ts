import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { surahs } from './structure.ts';
import { loadAllVerses, loadVerses, splitBasmala } from './text.ts';

/** Editors may change the order of marks, which the text keeps. */
const nfc = (text: string) => text.normalize('NFC');

test('the text is that of the edition, with 114 surahs and 6,236 verses', async () => {
  const verses = await loadAllVerses();
  expect(verses).toHaveLength(6236);
  expect(new Set(verses.map(({ surah }) => surah)).size).toBe(114);
  const lines = verses.map(({ surah, verse, text }) => `${surah}|${verse}|${text}`).join('\n');
  expect(createHash('sha256').update(lines).digest('hex')).toBe(
    'ea8143cafe8d62bb0081385c4e3885b287879377ad84149e4a0cec9f95178458',
  );
});

test('each surah has its number of verses', async () => {
  const verses = await loadAllVerses();
  const counts = surahs.map(({ number }) => verses.filter(({ surah }) => surah === number).length);
  expect(counts).toEqual(surahs.map((surah) => surah.verses));
  expect(counts.slice(0, 9)).toEqual([7, 286, 200, 176, 120, 165, 206, 75, 129]);
});

test('a range over two parts of the text is whole', async () => {
  const verses = await loadVerses({ first: 184, last: 186 });
  expect(verses.map(({ number, surah, verse }) => [number, surah, verse])).toEqual([
    [184, 2, 177],
    [185, 2, 178],
    [186, 2, 179],
  ]);
  expect(nfc(verses[2]?.text ?? '')).toBe(nfc('وَلَكُمْ فِى ٱلْقِصَاصِ حَيَوٰةٌ يَٰٓأُو۟لِى ٱلْأَلْبَٰبِ لَعَلَّكُمْ تَتَّقُونَ'));
});

test('the basmala is before the first verse of each surah except 1 and 9', async () => {
  const verses = (await loadAllVerses()).filter(({ verse }) => verse === 1);
  const without = verses.filter((verse) => splitBasmala(verse).basmala === null);
  expect(without.map(({ surah }) => surah)).toEqual([1, 9]);
  // Two surahs have a doubled first letter there, which links them to the surah before.
  expect(new Set(verses.map((verse) => nfc(splitBasmala(verse).basmala ?? '')))).toEqual(
    new Set(['', nfc('بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ'), nfc('بِّسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ')]),
  );
  const [unity] = verses.slice(111);
  expect(nfc((unity && splitBasmala(unity).text) ?? '')).toBe(nfc('قُلْ هُوَ ٱللَّهُ أَحَدٌ'));
});

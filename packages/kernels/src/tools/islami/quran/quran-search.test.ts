import { expect, test } from 'vitest';
import quranSearch from './quran-search.ts';

const edition = {
  name: 'Tanzil Quran Text (Uthmani, version 1.0.2)',
  copyright: 'Copyright (C) 2008-2010 Tanzil.net',
  license: 'CC BY 3.0, verbatim copies only',
  url: 'https://tanzil.net',
};

test('gives the verses after those to skip, with places and edition', async () => {
  const { count, verses, edition: named } = await quranSearch({ text: 'الصمد', spelling: 'any', limit: 5, offset: 0 });
  expect(count).toBe(1);
  expect(verses).toMatchObject([{ reference: '112:2', surah: 112, verse: 2, matches: [{ start: 8, end: 17 }] }]);
  expect(named).toEqual(edition);
  const page = await quranSearch({ text: 'موسى', spelling: 'any', limit: 2, offset: 129 });
  expect([page.count, page.verses.map(({ reference }) => reference)]).toEqual([131, ['79:15', '87:19']]);
});

test('without an Arabic letter, the text is rejected', async () => {
  await expect(quranSearch({ text: 'mercy', spelling: 'any', limit: 5, offset: 0 })).rejects.toMatchObject({
    code: 'not_arabic',
    pointer: '/text',
  });
});

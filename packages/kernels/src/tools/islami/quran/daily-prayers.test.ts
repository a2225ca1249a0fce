import { expect, test } from 'vitest';
import dailyPrayers from './daily-prayers.ts';

test('gives the prayers of an occasion with their verses and edition', async () => {
  const { prayers, edition } = await dailyPrayers({ occasion: 'knowledge', lang: 'fr' });
  expect(prayers.map(({ verses, ...prayer }) => [prayer, verses.length])).toEqual([
    [
      {
        occasion: 'knowledge',
        reference: '20:25-28',
        title: 'Parler avec aisance',
        note: 'La prière de Moïse avant de parler à Pharaon.',
      },
      4,
    ],
    [
      {
        occasion: 'knowledge',
        reference: '20:114',
        title: 'Plus de savoir',
        note: 'Avant la lecture et l’étude.',
      },
      1,
    ],
  ]);
  expect(edition.license).toBe('CC BY 3.0, verbatim copies only');
});

test('gives all prayers without an occasion', async () => {
  const { prayers } = await dailyPrayers({ lang: 'en' });
  expect([prayers.length, prayers[0]?.reference, prayers.at(-1)?.reference]).toEqual([21, '1:1-7', '59:10']);
});

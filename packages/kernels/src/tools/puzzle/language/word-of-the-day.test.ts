import { describe, expect, it } from 'vitest';
import { wordLanguages } from '../../../words/words.ts';
import wordOfTheDay from './word-of-the-day.ts';

describe('the word of the day', () => {
  it('is the same for a date, for ever', () => {
    expect(wordLanguages.map((lang) => wordOfTheDay({ lang, date: '2026-11-26' }).word)).toMatchInlineSnapshot(`
      [
        "hammer",
        "héron",
        "جزر",
        "rusa",
      ]
    `);
  });

  it('is each word once in a round of 60 days', () => {
    // Day 20,760 since 1970 begins a round.
    const first = 20_760 * 86_400_000;
    const words = Array.from({ length: 60 }, (_, day) => {
      const date = new Date(first + day * 86_400_000).toISOString().slice(0, 10);
      return wordOfTheDay({ lang: 'fr', date }).word;
    });
    expect(new Set(words).size).toBe(60);
  });
});

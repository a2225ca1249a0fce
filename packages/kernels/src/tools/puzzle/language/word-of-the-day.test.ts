import { describe, expect, it } from 'vitest';
import { wordLanguages } from '../../../words/words.ts';
import wordOfTheDay from './word-of-the-day.ts';

describe('the word of the day', () => {
  it('is the same for a date, for ever', () => {
    expect(wordLanguages.map((lang) => wordOfTheDay({ lang, date: '2026-11-26' }).word)).toMatchInlineSnapshot(`
      [
        "autumn",
        "oignon",
        "عنب",
        "lebah",
      ]
    `);
  });

  it('is each of the 204 French words once in a round of 204 days', () => {
    // Day 20,604 since 1970 begins a round.
    const first = 20_604 * 86_400_000;
    const words = Array.from({ length: 204 }, (_, day) => {
      const date = new Date(first + day * 86_400_000).toISOString().slice(0, 10);
      return wordOfTheDay({ lang: 'fr', date }).word;
    });
    expect(new Set(words).size).toBe(204);
  });
});

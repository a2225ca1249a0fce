import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import similarity from './similarity.ts';
import { levenshtein } from './similarity/distances.ts';

const of = (text: string, other: string, more = {}) => similarity({ text, other, size: 3, ignoreCase: true, ...more });

describe('Text similarity', () => {
  // Winkler, 1990 and 1994
  const names = [
    ['MARTHA', 'MARHTA', 0.9444, 0.9611],
    ['DIXON', 'DICKSONX', 0.7667, 0.8133],
    ['DWAYNE', 'DUANE', 0.8222, 0.84],
    ['SHACKLEFORD', 'SHACKELFORD', 0.9697, 0.9818],
    ['NICHLESON', 'NICHULSON', 0.9259, 0.9556],
    ['JONES', 'JOHNSON', 0.7905, 0.8324],
    ['MASSEY', 'MASSIE', 0.8889, 0.9333],
    ['ABROMS', 'ABRAMS', 0.8889, 0.9222],
    ['HARDIN', 'MARTINEZ', 0.7222, 0.7222],
    ['ITMAN', 'SMITH', 0.4667, 0.4667],
    ['JERALDINE', 'GERALDINE', 0.9259, 0.9259],
    ['JULIES', 'JULIUS', 0.8889, 0.9333],
    ['TANYA', 'TONYA', 0.8667, 0.88],
    ['SEAN', 'SUSAN', 0.7833, 0.805],
    ['JON', 'JAN', 0.7778, 0.8],
  ] as const;

  it('has the names of Winkler', () => {
    expect(names).toHaveLength(15);
  });

  it.each(names)('%s and %s: Jaro %d, Jaro–Winkler %d', (a, b, jaro, jaroWinkler) => {
    expect(of(a, b)).toMatchObject({ jaro, jaroWinkler });
    expect(of(b, a)).toMatchObject({ jaro, jaroWinkler });
  });

  it.each([
    ['kitten', 'sitting', 3],
    ['saturday', 'sunday', 3],
    ['flaw', 'lawn', 2],
    ['a', 'b', 1],
    ['👩‍👩‍👧', '👩‍👩‍👦', 1],
    ['e\u0301', 'é', 0],
  ])('%s and %s: Levenshtein %d', (a, b, distance) => {
    expect(of(a, b).levenshtein).toBe(distance);
  });

  it('compares words and n-grams', () => {
    expect(of('The quick brown fox', 'the QUICK red fox')).toMatchObject({
      isEqual: false,
      cosine: 0.75,
      wordJaccard: 0.6,
      ngramJaccard: 0.4545,
      characters: 19,
      otherCharacters: 17,
      notes: [],
    });
    expect(of('night', 'nacht', { size: 2 }).ngramJaccard).toBe(0.1429);
    expect(of('a a b', 'a b b').cosine).toBe(0.8);
  });

  it('has equal texts alike by every measure', () => {
    expect(of('Same text', 'same TEXT')).toMatchObject({
      isEqual: true,
      cosine: 1,
      wordJaccard: 1,
      ngramJaccard: 1,
      levenshtein: 0,
      levenshteinSimilarity: 1,
      jaro: 1,
      jaroWinkler: 1,
    });
    expect(of('Same', 'same', { ignoreCase: false })).toMatchObject({
      isEqual: false,
      levenshtein: 1,
      levenshteinSimilarity: 0.75,
      cosine: 0,
    });
  });

  it('compares texts without words', () => {
    expect(of('…', '!')).toMatchObject({ cosine: 1, wordJaccard: 1, jaro: 0, jaroWinkler: 0 });
    expect(of('…', 'a')).toMatchObject({ cosine: 0, wordJaccard: 0 });
  });

  it('notes texts that are shorter than an n-gram', () => {
    expect(of('ab', 'abc').notes).toEqual([{ code: 'shorter_than_ngram', pointer: '/ngramJaccard' }]);
  });

  it('has a distance that is a metric', () => {
    const word = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        expect(levenshtein(a, b)).toBe(levenshtein(b, a));
        expect(levenshtein(a, c)).toBeLessThanOrEqual(levenshtein(a, b) + levenshtein(b, c));
        expect(levenshtein(a, b) === 0).toBe(a.join('') === b.join(''));
      }),
    );
  });
});

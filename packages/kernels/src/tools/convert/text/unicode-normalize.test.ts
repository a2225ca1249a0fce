import { describe, expect, it } from 'vitest';
import unicodeNormalize from './unicode-normalize.ts';

const usual = {
  form: 'none',
  stripMarks: false,
  removeInvisible: false,
  straightQuotes: false,
  plainSpaces: false,
} as const;
type Options = Partial<Parameters<typeof unicodeNormalize>[0]>;
const normalized = (text: string, options: Options) => unicodeNormalize({ ...usual, ...options, text });

describe('forms', () => {
  // UAX #15, figures 3 to 6.
  it.each([
    ['NFC', 'Å', 'Å'],
    ['NFD', 'Å', 'A\u030A'],
    ['NFC', 'ﬁ', 'ﬁ'],
    ['NFKC', 'ﬁ', 'fi'],
    ['NFKD', 'ẛ̣', 's\u0323\u0307'],
    ['NFKC', '2⁵', '25'],
    ['NFC', 's\u0323\u0307', 'ṩ'],
  ] as const)('%s of %s', (form, text, expected) => expect(normalized(text, { form }).text).toBe(expected));

  it('note the change, and the number of characters', () => {
    expect(normalized('é', { form: 'NFD' })).toEqual({
      text: 'e\u0301',
      before: 1,
      after: 2,
      notes: [{ code: 'normalised', pointer: '/text', values: { form: 'NFD' } }],
    });
    expect(normalized('é', { form: 'NFC' }).notes).toEqual([{ code: 'unchanged', pointer: '/text' }]);
  });
});

it('strips marks', () => {
  expect(normalized('Crème à l’été ñ مَرْحَبًا Ǻ', { stripMarks: true })).toMatchObject({
    text: 'Creme a l’ete n مرحبا A',
    notes: [{ code: 'marks_removed', values: { count: 11 } }],
  });
});

describe('invisible characters', () => {
  it.each([
    ['a\u200Bb\u00ADc\uFEFF', 'abc', 3],
    ['\u202Eabc\u202C\u2066\u2069', 'abc', 4],
    ['a\0\u001B[0m\tb\n', 'a[0m\tb\n', 2],
    ['a\u200Db\u200Cc', 'abc', 2],
    ['\u3164\u115F\u034F', '', 3],
    ['a\u{E0041}\u{E0042}', 'a', 2],
  ])('are removed from %j', (text, expected, count) => {
    expect(normalized(text, { removeInvisible: true })).toMatchObject({
      text: expected,
      notes: [{ code: 'invisible_removed', values: { count } }],
    });
  });

  it.each([
    ['emoji', '👨‍👩‍👧 ❤️‍🔥 👩🏽‍🚀'],
    ['Persian', 'می‌خواهم'],
    ['Hindi', 'क्‍ष'],
    ['flags', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['Arabic numbers', '\u0600١٢'],
  ])('stay where they mean something: %s', (_, text) => {
    expect(normalized(text, { removeInvisible: true })).toMatchObject({ text, notes: [{ code: 'unchanged' }] });
  });
});

it('writes plain quotes and spaces', () => {
  expect(normalized('“It’s” «\u00A05\u202F€\u00A0»\u3000', { straightQuotes: true, plainSpaces: true })).toMatchObject({
    text: '"It\'s" " 5 € " ',
    notes: [
      { code: 'spaces_replaced', values: { count: 4 } },
      { code: 'quotes_replaced', values: { count: 5 } },
    ],
  });
});

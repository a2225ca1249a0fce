import { expect, test } from 'vitest';
import { divineNames, findDivineNames } from './divine-names.ts';

test('there are 99 different names with meanings in four languages', () => {
  expect(divineNames).toHaveLength(99);
  for (const of of ['arabic', 'latin'] as const) expect(new Set(divineNames.map((name) => name[of])).size).toBe(99);
  for (const lang of ['en', 'fr', 'ar', 'ch'] as const)
    expect(new Set(divineNames.map(({ meaning }) => meaning[lang])).size).toBe(99);
});

test.each([
  ['الرحمن', 'en', [2]],
  ['rahman', 'en', [2]],
  ['MERCIFUL', 'en', [2, 3]],
  ['Lumière', 'fr', [93]],
  ['光明', 'ch', [93]],
  ['99', 'en', [99]],
  ['100', 'en', []],
  ['zzz', 'en', []],
] as const)('%j in %s finds %j', (text, lang, numbers) => {
  expect(findDivineNames(text, lang).map(({ number }) => number)).toEqual(numbers);
});

test('an empty text finds all', () => {
  expect(findDivineNames('  ', 'en')).toHaveLength(99);
});

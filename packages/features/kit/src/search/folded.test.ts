import { expect, test } from 'vitest';
import { folded, wordsOf } from './folded.ts';

test('folding keeps distinct letters distinct', () => {
  expect(folded('ÉCOLE Straße ﷽').startsWith('ecole straße')).toBe(true);
  expect(folded('مُحَمَّـــد')).toBe('محمد');
});

test('words consist of letters and digits', () => {
  expect(wordsOf('Books: a-z, مُحَمَّـــد 12.5!')).toEqual(['books', 'a', 'z', 'محمد', '12', '5']);
});

import { expect, it } from 'vitest';
import { groupCode, isWholeCode } from './voucher-code.ts';

it('groups a code while typing, and corrects look-alike characters', () => {
  expect(
    ['', 'k', 'k7qm', 'k7qm2', 'K7QM-2', 'k7qm 2d9x ohti', 'K7QM-2D9X-0HT1-more', 'Ｋ７ＱＭ', '—!?'].map(groupCode),
  ).toEqual(['', 'K', 'K7QM', 'K7QM-2', 'K7QM-2', 'K7QM-2D9X-0HT1', 'K7QM-2D9X-0HT1', 'K7QM', '']);
});

it('detects a complete code of 12 characters', () => {
  expect(['K7QM-2D9X-0HT', 'K7QM-2D9X-0HT1', 'k7qm2d9xohtl'].map(isWholeCode)).toEqual([false, true, true]);
});

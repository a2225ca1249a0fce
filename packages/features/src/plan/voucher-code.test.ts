import { expect, it } from 'vitest';
import { groupCode, isWholeCode } from './voucher-code.ts';

it('groups a code while it is typed, and reads what looks alike as what it is', () => {
  expect(
    ['', 'k', 'k7qm', 'k7qm2', 'K7QM-2', 'k7qm 2d9x ohti', 'K7QM-2D9X-0HT1-more', 'Ｋ７ＱＭ', '—!?'].map(groupCode),
  ).toEqual(['', 'K', 'K7QM', 'K7QM-2', 'K7QM-2', 'K7QM-2D9X-0HT1', 'K7QM-2D9X-0HT1', 'K7QM', '']);
});

it('knows when all twelve symbols are there', () => {
  expect(['K7QM-2D9X-0HT', 'K7QM-2D9X-0HT1', 'k7qm2d9xohtl'].map(isWholeCode)).toEqual([false, true, true]);
});

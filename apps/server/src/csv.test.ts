import { expect, test } from 'vitest';
import { cellOf } from './csv.ts';

test.each([
  ['random/uuid', 'random/uuid'],
  ['two, three', '"two, three"'],
  ['say "x"', '"say ""x"""'],
  ['', ''],
  [' padded', '" padded"'],
  ['5', '5'],
  ['مفتاح', 'مفتاح'],
])('%j is written as %j', (text, cell) => expect(cellOf(text)).toBe(cell));

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '|calc', '%x', '  =1', '\u200b=1', '＝1', '＠x', '\tx', '\r=1', '\n=1'])(
  '%j runs in no spreadsheet',
  (text) => expect(cellOf(text).replace(/^"/, '')).toMatch(/^'/),
);

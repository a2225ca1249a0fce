import { expect, it } from 'vitest';
import { codesCsv } from './codes-csv.ts';

it('writes one line per voucher and escapes notes that a spreadsheet would run as formulas', () => {
  const voucher = {
    id: 'v1',
    code: 'K7QM-2D9X-0HT1',
    masked: '',
    plan: { id: 'premium', name: '' },
    days: 30,
    usesMax: 2,
    uses: 0,
    expiresAt: null,
    note: '=HYPERLINK("x")',
    state: 'usable' as const,
    createdAt: '',
    createdBy: '',
  };
  expect(
    codesCsv(
      ['Code', 'Plan', 'Days', 'Uses', 'Until', 'Note'],
      [voucher, { ...voucher, note: 'a, b', expiresAt: '2026-12-31T12:00:00.000Z' }],
    ),
  ).toBe(
    '\uFEFFCode,Plan,Days,Uses,Until,Note\r\nK7QM-2D9X-0HT1,premium,30,2,,"\'=HYPERLINK(""x"")"\r\nK7QM-2D9X-0HT1,premium,30,2,2026-12-31T12:00:00.000Z,"a, b"\r\n',
  );
});

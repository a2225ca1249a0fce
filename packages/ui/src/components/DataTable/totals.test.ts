import { expect, test } from 'vitest';
import type { DataTableColumn } from './columns.ts';
import { writeTotals } from './totals.ts';

interface Row {
  amount: number | null;
}

const columns: DataTableColumn<Row>[] = [
  { id: 'name', label: 'Name', value: () => 'x' },
  { id: 'amount', label: 'Amount', kind: 'number', value: ({ amount }) => amount, total: 'sum' },
  {
    id: 'most',
    label: 'Most',
    kind: 'number',
    value: ({ amount }) => amount,
    total: (values) => Math.max(...values),
    format: { minimumFractionDigits: 1 },
  },
  { id: 'plain', label: 'Plain', kind: 'number', value: () => 1 },
];
const rows = () => [{ amount: 1200 }, { amount: null }, { amount: 34.5 }];

test('sums numbers, or computes what the column says, in the digits of the language', () => {
  expect([...writeTotals(columns, rows, undefined, 'en')]).toEqual([
    ['amount', '1,234.5'],
    ['most', '1,200.0'],
  ]);
});

test('shows what a server found', () => {
  expect([...writeTotals(columns, rows, { amount: 9 }, 'en')]).toEqual([['amount', '9']]);
});

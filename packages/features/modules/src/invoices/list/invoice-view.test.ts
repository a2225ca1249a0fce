import { firstView } from '@apiyard/ui/DataTable';
import { expect, test } from 'vitest';
import { tileOf, withTile } from './invoice-view.ts';

test('filters by the status of a tile, from the first page and with the other filters', () => {
  const amount = { kind: 'numbers', from: 10, to: null } as const;
  const view = withTile({ ...firstView, page: 3, filters: { amount } }, 'Shipped');
  expect(view).toEqual({ ...firstView, filters: { amount, status: { kind: 'choices', ids: ['Shipped'] } } });
  expect(tileOf(view)).toBe('Shipped');
});

test('shows all again with the total, or with the same tile', () => {
  const shipped = withTile(firstView, 'Shipped');
  expect(withTile(shipped, 'total')).toEqual(firstView);
  expect(withTile(shipped, 'Shipped')).toEqual(firstView);
  expect(tileOf(firstView)).toBe('total');
});

test('selects no tile if the table is filtered by two statuses', () => {
  const filters = { status: { kind: 'choices', ids: ['Shipped', 'Pending'] } } as const;
  expect(tileOf({ ...firstView, filters })).toBeNull();
});

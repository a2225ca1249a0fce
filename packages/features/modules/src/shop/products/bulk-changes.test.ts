import type { Product } from '@apiyard/api/contract/modules/shop';
import { expect, test } from 'vitest';
import { storyProducts } from '../story/story-products.ts';
import { bulkChange, withChanges } from './bulk-changes.ts';

const [backpack, scarf, , kite] = storyProducts as readonly [Product, Product, Product, Product];
const scheduled: Product = { ...kite, status: 'scheduled', publishAt: '2026-12-01T00:00:00.000Z' };

test('unpublishes a scheduled product, and takes its date back with it', () => {
  expect(bulkChange([scheduled], { kind: 'unpublish' })).toEqual({
    changes: [{ id: 4, publishing: { status: 'draft', publishAt: null } }],
    reverse: [{ id: 4, publishing: { status: 'scheduled', publishAt: '2026-12-01T00:00:00.000Z' } }],
  });
});

test('leaves out products that already are so', () => {
  expect(bulkChange([backpack, scarf], { kind: 'publish' })).toEqual({ changes: [], reverse: [] });
  expect(bulkChange([backpack, scarf], { kind: 'stock', stock: 3 })).toEqual({
    changes: [{ id: 2, stock: 3 }],
    reverse: [{ id: 2, stock: 12 }],
  });
  expect(bulkChange([backpack, kite], { kind: 'category', category: 'toys' })).toEqual({
    changes: [{ id: 1, category: 'toys' }],
    reverse: [{ id: 1, category: 'fashion' }],
  });
});

test.for([
  [25, [], []],
  [0, [12_900], [9675]],
  [10, [11_610], [9675]],
] as const)('discounts by %i percent of the price before the discount', ([percent, after, before]) => {
  const { changes, reverse } = bulkChange([backpack], { kind: 'discount', percent });
  expect(changes.map(({ pricing }) => pricing?.salesPrice)).toEqual(after);
  expect(reverse.map(({ pricing }) => pricing?.salesPrice)).toEqual(before);
});

test('never discounts to nothing', () => {
  const cheap = { ...scarf, price: 1, salesPrice: 1 };
  expect(bulkChange([cheap], { kind: 'discount', percent: 90 }).changes).toEqual([]);
});

test('shows changes before they are saved, and their reverse brings the products back', () => {
  const { changes, reverse } = bulkChange([backpack, scheduled], { kind: 'unpublish' });
  const shown = withChanges([backpack, scarf, scheduled], changes);
  expect(shown).toEqual([{ ...backpack, status: 'draft' }, scarf, { ...scheduled, status: 'draft', publishAt: null }]);
  expect(withChanges(shown, reverse)).toEqual([backpack, scarf, scheduled]);
});

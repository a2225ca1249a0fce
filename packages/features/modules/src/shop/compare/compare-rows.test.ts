import { expect, test } from 'vitest';
import { storyProducts } from '../story/story-products.ts';
import type { Product } from '@apiyard/api/contract/modules/shop';
import { compareRows } from './compare-rows.ts';

const [backpack] = storyProducts as readonly [Product];
const different = (...products: readonly Product[]) =>
  compareRows(products).flatMap(({ field, isDifferent }) => (isDifferent ? [field] : []));

test('marks the fields in which products differ', () => {
  expect(different(backpack, { ...backpack, id: 9, title: 'Other', gender: null, stock: 4 })).toEqual([
    'gender',
    'stock',
  ]);
});

test('marks a price that is equal after another discount', () => {
  expect(different(backpack, { ...backpack, price: backpack.price + 1000 })).toEqual(['price']);
});

test('ignores the order of colours', () => {
  expect(different(backpack, { ...backpack, colors: backpack.colors.toReversed() })).toEqual([]);
  expect(different(backpack, { ...backpack, colors: backpack.colors.slice(1) })).toEqual(['colors']);
});

test('has every row, and no difference, for one product', () => {
  expect(compareRows([backpack])).toEqual(
    ['price', 'rating', 'category', 'gender', 'colors', 'stock', 'description'].map((field) => ({
      field,
      isDifferent: false,
    })),
  );
});

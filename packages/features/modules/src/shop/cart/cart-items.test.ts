import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Items } from './cart-items.ts';
import { mostOf, piecesIn, withAdded, withoutItem, withQuantity, withRestored } from './cart-items.ts';

const red = { id: 1, color: 'red', qty: 2 };
const blue = { id: 1, color: 'blue', qty: 1 };
const other = { id: 2, color: null, qty: 1 };
const cart = [red, other];

test('raises the quantity of an item that is there', () => {
  expect(withAdded(cart, red, 9)).toEqual([{ ...red, qty: 4 }, other]);
});

test('adds another colour as another item, up to the stock of both', () => {
  expect(withAdded(cart, { ...blue, qty: 5 }, 4)).toEqual([red, other, { ...blue, qty: 2 }]);
  expect(mostOf([red, blue], red, 4)).toBe(3);
});

test('adds nothing beyond the stock', () => {
  expect(withAdded(cart, red, 2)).toBe(cart);
  expect(withAdded([], blue, 0)).toEqual([]);
});

test.for([
  [0, 1],
  [-3, 1],
  [3, 3],
  [99, 5],
] as const)('sets a quantity of %i with 5 in stock to %i', ([qty, set]) => {
  expect(withQuantity(cart, red, qty, 5)).toEqual([{ ...red, qty: set }, other]);
});

test('changes nothing for the same quantity or an unknown item', () => {
  expect(withQuantity(cart, red, 2, 5)).toBe(cart);
  expect(withQuantity(cart, blue, 2, 5)).toBe(cart);
  expect(withoutItem(cart, blue)).toBe(cart);
});

test('removes an item, and restores it at its place once', () => {
  const rest = withoutItem(cart, red);
  expect(rest).toEqual([other]);
  const restored = withRestored(rest, red, 0);
  expect(restored).toEqual(cart);
  expect(withRestored(restored, red, 0)).toBe(restored);
});

test('never exceeds the stock of a product over its colours, whatever is added and set', () => {
  const change = fc.record({
    isAdded: fc.boolean(),
    color: fc.constantFrom('red', 'blue'),
    qty: fc.integer({ min: -5, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(change), fc.integer({ min: 0, max: 9 }), (changes, stock) => {
      const items = changes.reduce<Items>(
        (before, { isAdded, ...item }) =>
          isAdded
            ? withAdded(before, { id: 1, ...item }, stock)
            : withQuantity(before, { id: 1, color: item.color }, item.qty, stock),
        [],
      );
      expect(piecesIn(items)).toBeLessThanOrEqual(stock);
      expect(items.every(({ qty }) => qty >= 1)).toBe(true);
    }),
  );
});

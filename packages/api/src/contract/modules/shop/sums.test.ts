import { expect, test } from 'vitest';
import { discountOf, orderSums, percentOf } from './sums.ts';

test('adds up an order with 5 % discount and fast shipping, exact to the cent', () => {
  const lines = [
    { cents: 1990, qty: 3 },
    { cents: 5, qty: 1 },
  ];
  expect(orderSums(lines, 'free')).toEqual({ subTotal: 5975, discount: 299, shipping: 0, total: 5676 });
  expect(orderSums(lines, 'fast')).toEqual({ subTotal: 5975, discount: 299, shipping: 200, total: 5876 });
});

test('costs nothing but the shipping without lines', () => {
  expect(orderSums([], 'free')).toEqual({ subTotal: 0, discount: 0, shipping: 0, total: 0 });
});

test.for([
  [10, 5, 1],
  [9, 5, 0],
  [30, 5, 2],
  [1999, 15, 300],
])('rounds %i cents × %i %% half up to %i', ([cents, percent, share]) => {
  expect(percentOf(cents as number, percent as number)).toBe(share);
});

test.for([
  [2000, 2000, 0],
  [2000, 1500, 25],
  [999, 666, 33],
  [200, 1, 100],
])('has a discount from %i to %i of %i %%', ([price, salesPrice, percent]) => {
  expect(discountOf(price as number, salesPrice as number)).toBe(percent);
});

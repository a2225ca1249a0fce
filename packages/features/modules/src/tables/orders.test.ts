import { expect, test } from 'vitest';
import type { OrderSort } from './orders.ts';
import { itemsOf, orders, sorted, totalCents } from './orders.ts';

const names = { lamp: 'Lamp', kettle: 'Kettle', chair: 'Chair', notebook: 'Notebook' };
const ids = (column: OrderSort['column'], direction: OrderSort['direction'] = 'ascending') =>
  sorted(orders, { column, direction }, ({ id }) => names[id], 'en').map(({ id }) => id);

test('has four orders with two purchases each', () => {
  expect(orders.map(({ history }) => history.length)).toEqual([2, 2, 2, 2]);
});

test('sorts by every column in both directions', () => {
  expect(ids('product')).toEqual(['chair', 'kettle', 'lamp', 'notebook']);
  expect(ids('customer')).toEqual(['lamp', 'notebook', 'chair', 'kettle']);
  expect(ids('inventory')).toEqual(['chair', 'kettle', 'lamp', 'notebook']);
  expect(ids('price', 'descending')).toEqual(['chair', 'lamp', 'kettle', 'notebook']);
  expect(ids('items')).toEqual(['lamp', 'kettle', 'chair', 'notebook']);
});

test('computes totals as amount × price, exact to the cent', () => {
  expect(orders.map((order) => order.history.map((purchase) => totalCents(order, purchase)))).toEqual([
    [17_900, 8950],
    [12_870, 17_160],
    [74_400, 24_800],
    [14_100, 9400],
  ]);
  expect(orders.map(itemsOf)).toEqual([3, 7, 8, 20]);
});

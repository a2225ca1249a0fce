import type { Product } from '@apiyard/api/contract/modules/shop';
import { expect, test } from 'vitest';
import { inputOf, newProduct, salesPriceOf, valuesOf } from './product-values.ts';

const lamp: Product = {
  id: 1,
  title: 'Lamp',
  description: 'Bright.',
  price: 1999,
  salesPrice: 1699,
  discount: 15,
  related: [],
  category: 'electronics',
  gender: null,
  rating: 4,
  stock: 3,
  qty: 1,
  colors: ['#d1495b'],
  photo: '/front.svg',
  media: ['/back.svg'],
  colorPictures: [{ color: '#d1495b', pictures: ['/red.svg'] }],
  status: 'scheduled',
  publishAt: '2026-12-01T08:30:00.000Z',
  created: '2026-11-01T00:00:00.000Z',
};

test('reduces the price by percent to the cent, or to a fixed price', () => {
  const values = { ...newProduct, price: 1999, percent: 15, fixedPrice: 1500 };
  expect([
    salesPriceOf({ ...values, rule: 'none' }),
    salesPriceOf({ ...values, rule: 'percent' }),
    salesPriceOf({ ...values, rule: 'fixed' }),
    salesPriceOf({ ...values, rule: 'percent', percent: null }),
    salesPriceOf({ ...values, rule: 'percent', price: null }),
  ]).toEqual([1999, 1699, 1500, null, null]);
});

test('opens a product with the rule of its discount, and saves it unchanged', () => {
  const values = valuesOf(lamp);
  expect(values).toMatchObject({
    rule: 'percent',
    percent: 15,
    gender: 'everyone',
    pictures: ['/front.svg', '/back.svg'],
  });
  expect(valuesOf({ ...lamp, salesPrice: 1698 })).toMatchObject({ rule: 'fixed', percent: null, fixedPrice: 1698 });
  expect(valuesOf({ ...lamp, salesPrice: 1999, discount: 0 })).toMatchObject({ rule: 'none', percent: null });
  expect(inputOf(values)).toEqual({
    title: 'Lamp',
    description: 'Bright.',
    price: 1999,
    salesPrice: 1699,
    category: 'electronics',
    gender: null,
    stock: 3,
    colors: ['#d1495b'],
    photo: '/front.svg',
    media: ['/back.svg'],
    colorPictures: [{ color: '#d1495b', pictures: ['/red.svg'] }],
    status: 'scheduled',
    publishAt: '2026-12-01T08:30:00.000Z',
  });
});

test('has a date only while it is scheduled', () => {
  expect(inputOf({ ...valuesOf(lamp), status: 'published' })).toMatchObject({ publishAt: null });
  expect(inputOf({ ...newProduct, status: 'scheduled' })).toMatchObject({ publishAt: null, photo: null, price: null });
});

test('saves pictures of the colours that the product has', () => {
  const colorPictures = { '#d1495b': ['/red.svg'], '#3a86c8': ['/blue.svg'], '#588157': [] };
  expect(inputOf({ ...valuesOf(lamp), colorPictures, colors: ['#588157', '#3a86c8'] })).toMatchObject({
    colorPictures: [{ color: '#3a86c8', pictures: ['/blue.svg'] }],
  });
});

import type { Product } from '@apiyard/api/contract/modules/shop';
import { expect, test } from 'vitest';
import type { ShopView } from './shop-view.ts';
import { bandOf, countsOf, firstShopView, shopInAddress, shownProducts, withoutShopFilters } from './shop-view.ts';

const product = (id: number, given: Partial<Product> = {}): Product => ({
  id,
  title: `Product ${id}`,
  description: '',
  price: 1000 * id,
  salesPrice: 1000 * id,
  discount: 0,
  related: [],
  category: 'books',
  gender: null,
  rating: 0,
  stock: 1,
  qty: 1,
  colors: [],
  photo: '/p.svg',
  colorPictures: [],
  media: [],
  status: 'published',
  publishAt: null,
  created: `2026-01-0${id}T00:00:00.000Z`,
  ...given,
});

const products = [
  product(1, { category: 'toys', gender: 'Kids', colors: ['#ff0000'], rating: 4.5 }),
  product(2, { description: 'With a LIGHT inside', discount: 30, rating: 3.9 }),
  product(3, { category: 'toys', colors: ['#ff0000', '#0000ff'], discount: 10 }),
  product(4, { status: 'draft' }),
  product(5, { status: 'scheduled', publishAt: '2026-06-01T00:00:00.000Z', salesPrice: 20_001 }),
];
const shown = (view: Partial<ShopView>, now = '2026-02-01', wishlist: readonly number[] = []) => ({
  view: { ...firstShopView, ...view },
  wishlist,
  nowMs: Date.parse(now),
  locale: 'en',
});
const ids = (...given: Parameters<typeof shown>) => shownProducts(products, shown(...given)).map(({ id }) => id);

test('shows what is published, newest first', () => {
  expect(ids({})).toEqual([3, 2, 1]);
  expect(ids({}, '2026-06-01')).toEqual([5, 3, 2, 1]);
});

test('sorts by price in both directions, and by discount', () => {
  expect(ids({ sort: 'price-up' })).toEqual([1, 2, 3]);
  expect(ids({ sort: 'price-down' })).toEqual([3, 2, 1]);
  expect(ids({ sort: 'discounted' })).toEqual([2, 3, 1]);
});

test('filters by each filter, the wishlist and the search', () => {
  expect(ids({ category: 'toys' })).toEqual([3, 1]);
  expect(ids({ gender: 'Kids' })).toEqual([1]);
  expect(ids({ color: '#0000ff' })).toEqual([3]);
  expect(ids({ rating: '4' })).toEqual([1]);
  expect(ids({ price: 'over-200' }, '2026-07-01')).toEqual([5]);
  expect(ids({ isWished: true }, '2026-02-01', [2])).toEqual([2]);
  expect(ids({ query: ' light  product ' })).toEqual([2]);
});

test('counts the products of each value with the other filters', () => {
  const count = (view: Partial<ShopView>, value: string) => countsOf(products, 'category', shown(view))(value);
  expect([count({}, 'All'), count({}, 'toys'), count({}, 'books'), count({}, 'fashion')]).toEqual([3, 2, 1, 0]);
  expect([count({ category: 'books' }, 'toys'), count({ color: '#0000ff' }, 'toys')]).toEqual([2, 1]);
});

test.for([
  [5000, '0-50'],
  [5001, '50-100'],
  [10_000, '50-100'],
  [20_000, '100-200'],
  [20_001, 'over-200'],
] as const)('puts %i cents into the band %s', ([cents, band]) => {
  expect(bandOf(cents)).toBe(band);
});

test('keeps the view in the URL, and ignores what it does not know there', () => {
  const view: ShopView = {
    query: 'lamp',
    category: 'toys',
    gender: 'Men',
    price: '50-100',
    color: '#ff0000',
    rating: '3',
    sort: 'price-up',
    isWished: true,
    compare: [4, 1],
  };
  const written =
    'query=lamp&category=toys&gender=Men&price=50-100&rating=3&color=ff0000&sort=price-up&wishlist=yes&compare=4%2C1';
  expect(shopInAddress.write(view).toString()).toBe(written);
  expect(shopInAddress.read(new URLSearchParams(written))).toEqual(view);
  expect(shopInAddress.write(firstShopView).toString()).toBe('');
  expect(shopInAddress.read(new URLSearchParams('category=cars&color=red&sort=old'))).toEqual(firstShopView);
});

test('resets all filters and the order, and keeps the search and the comparison', () => {
  const view: ShopView = {
    query: 'lamp',
    category: 'toys',
    gender: 'Men',
    price: '0-50',
    color: '#ff0000',
    rating: '4',
    sort: 'discounted',
    isWished: true,
    compare: [4, 1],
  };
  expect(withoutShopFilters(view)).toEqual({
    query: 'lamp',
    category: 'All',
    gender: 'All',
    price: 'All',
    color: 'All',
    rating: 'All',
    sort: 'newest',
    isWished: false,
    compare: [4, 1],
  });
});

import type { Product, Review } from '@apiyard/api/contract/modules/shop';

const drawn = (ground: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><path d="M0 0h400v400H0z" fill="${ground}"/><path d="M120 90h160v220H120z" fill="${shape}"/></svg>`,
  )}`;

/** The picture of the first product in its second colour. */
export const redBackpack = drawn('#f9e8ef', '#d1495b');

const product = (id: number, title: string, given: Partial<Product> = {}): Product => ({
  id,
  title,
  description: 'Made with care in a small workshop.',
  price: 4000,
  salesPrice: 4000,
  discount: 0,
  related: [],
  category: 'fashion',
  gender: null,
  rating: 4.5,
  stock: 12,
  qty: 1,
  colors: ['#3a86c8'],
  photo: drawn('#e5ebff', '#3a86c8'),
  media: [drawn('#fdf7dd', '#d1495b')],
  colorPictures: [],
  status: 'published',
  publishAt: null,
  created: `2026-11-0${id}T08:00:00.000Z`,
  ...given,
});

export const storyProducts: readonly Product[] = [
  product(1, 'Canvas backpack', {
    gender: 'Men',
    price: 12_900,
    salesPrice: 9675,
    discount: 25,
    related: [2, 3],
    colors: ['#588157', '#d1495b'],
    colorPictures: [{ color: '#d1495b', pictures: [redBackpack] }],
    stock: 3,
  }),
  product(2, 'Wool scarf', { gender: 'Women', rating: 3.7, photo: drawn('#f9e8ef', '#e5989b') }),
  product(3, 'Atlas of the night sky', {
    category: 'books',
    price: 3450,
    salesPrice: 3450,
    rating: 0,
    colors: [],
    photo: drawn('#e2e4f6', '#27306b'),
  }),
  product(4, 'Kite', { category: 'toys', gender: 'Kids', stock: 0, price: 2490, salesPrice: 2490, rating: 5 }),
  product(5, 'Headphones', {
    category: 'electronics',
    price: 21_900,
    salesPrice: 21_900,
    photo: drawn('#e5eef0', '#2a9d8f'),
  }),
  product(6, 'Prototype', { status: 'draft' }),
];

export const storyReviews: readonly Review[] = [
  { id: 1, author: 'Noor A.', rating: 5, text: 'I use it every day.', created: '2026-11-20T09:00:00.000Z' },
  { id: 2, author: 'Emil K.', rating: 4, text: 'Good quality.', created: '2026-11-10T09:00:00.000Z' },
];

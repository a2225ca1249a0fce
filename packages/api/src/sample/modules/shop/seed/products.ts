import { discountOf } from '../../../../contract/modules/shop/sums.ts';
import type { Product, Review } from '../../../../contract/modules/shop.ts';
import { type DrawingName, picturesOf } from '../pictures.ts';
import type { ShopState } from '../state.ts';

/** What is the same in every language. Prices are in cents. */
interface Facts {
  readonly drawing: DrawingName;
  readonly price: number;
  readonly salesPrice?: number;
  readonly category: Product['category'];
  readonly gender: Product['gender'];
  readonly stock: number;
  readonly colors: readonly string[];
  readonly ground: string;
  /** The day, in 2026. */
  readonly created: string;
  readonly related: readonly number[];
  /** Stars of its reviews, with the number of the sentence of each. */
  readonly reviews: readonly (readonly [stars: number, sentence: number])[];
}

const facts: readonly Facts[] = [
  {
    drawing: 'harbour',
    price: 1890,
    category: 'books',
    gender: null,
    stock: 24,
    colors: ['#3a86c8'],
    ground: '#dcebf5',
    created: '11-12',
    related: [2, 3, 4],
    reviews: [
      [5, 0],
      [4, 1],
      [4, 2],
    ],
  },
  {
    drawing: 'bread',
    price: 2990,
    salesPrice: 2392,
    category: 'books',
    gender: null,
    stock: 9,
    colors: ['#d1495b'],
    ground: '#fbe9dc',
    created: '10-28',
    related: [1, 3, 14],
    reviews: [
      [5, 3],
      [5, 0],
      [4, 1],
      [5, 2],
    ],
  },
  {
    drawing: 'stars',
    price: 3450,
    category: 'books',
    gender: null,
    stock: 3,
    colors: ['#27306b'],
    ground: '#e2e4f6',
    created: '09-30',
    related: [1, 2, 12],
    reviews: [
      [5, 2],
      [3, 4],
    ],
  },
  {
    drawing: 'monsters',
    price: 1450,
    salesPrice: 1160,
    category: 'books',
    gender: 'Kids',
    stock: 40,
    colors: ['#e5989b'],
    ground: '#fdeeee',
    created: '11-20',
    related: [16, 17, 18],
    reviews: [
      [5, 3],
      [4, 0],
    ],
  },
  {
    drawing: 'shirt',
    price: 5900,
    category: 'fashion',
    gender: 'Men',
    stock: 17,
    colors: ['#3a86c8', '#f4f1de', '#3d405b'],
    ground: '#eef3f6',
    created: '11-18',
    related: [8, 10, 15],
    reviews: [
      [4, 1],
      [5, 2],
      [3, 4],
    ],
  },
  {
    drawing: 'scarf',
    price: 4200,
    salesPrice: 2940,
    category: 'fashion',
    gender: 'Women',
    stock: 12,
    colors: ['#e5989b', '#588157'],
    ground: '#f9e8ef',
    created: '10-15',
    related: [9, 10, 5],
    reviews: [
      [5, 0],
      [5, 3],
      [4, 2],
    ],
  },
  {
    drawing: 'jacket',
    price: 6490,
    category: 'fashion',
    gender: 'Kids',
    stock: 8,
    colors: ['#f2cc40', '#3a86c8'],
    ground: '#fdf7dd',
    created: '11-02',
    related: [8, 17, 10],
    reviews: [
      [4, 2],
      [4, 1],
    ],
  },
  {
    drawing: 'sneakers',
    price: 8900,
    salesPrice: 7120,
    category: 'fashion',
    gender: 'Men',
    stock: 5,
    colors: ['#e07a5f', '#3d405b', '#588157'],
    ground: '#fbebe6',
    created: '11-15',
    related: [5, 10, 15],
    reviews: [
      [5, 3],
      [3, 4],
      [4, 1],
      [5, 0],
    ],
  },
  {
    drawing: 'hat',
    price: 3600,
    category: 'fashion',
    gender: 'Women',
    stock: 14,
    colors: ['#a98467', '#f4f1de'],
    ground: '#eaf4ec',
    created: '08-21',
    related: [6, 10],
    reviews: [[4, 2]],
  },
  {
    drawing: 'backpack',
    price: 12_900,
    category: 'fashion',
    gender: null,
    stock: 6,
    colors: ['#588157', '#3d405b', '#d1495b'],
    ground: '#e6efe5',
    created: '11-22',
    related: [8, 5, 12],
    reviews: [
      [5, 0],
      [5, 2],
      [5, 3],
      [4, 1],
    ],
  },
  {
    drawing: 'lamp',
    price: 8450,
    category: 'electronics',
    gender: null,
    stock: 11,
    colors: ['#f2cc40', '#2a9d8f', '#27306b'],
    ground: '#e5eef0',
    created: '10-04',
    related: [13, 14, 3],
    reviews: [
      [4, 0],
      [5, 3],
    ],
  },
  {
    drawing: 'headphones',
    price: 17_900,
    salesPrice: 14_320,
    category: 'electronics',
    gender: null,
    stock: 7,
    colors: ['#3a86c8', '#3d405b', '#e5989b'],
    ground: '#e5ebff',
    created: '11-24',
    related: [13, 15, 11],
    reviews: [
      [5, 2],
      [4, 1],
      [5, 0],
    ],
  },
  {
    drawing: 'radio',
    price: 9900,
    category: 'electronics',
    gender: null,
    stock: 4,
    colors: ['#d1495b', '#2a9d8f'],
    ground: '#f6e6e3',
    created: '09-11',
    related: [12, 11],
    reviews: [
      [3, 4],
      [4, 1],
    ],
  },
  {
    drawing: 'kettle',
    price: 7900,
    salesPrice: 7110,
    category: 'electronics',
    gender: null,
    stock: 2,
    colors: ['#27306b'],
    ground: '#f5efe0',
    created: '07-30',
    related: [11, 13],
    reviews: [[5, 3]],
  },
  {
    drawing: 'watch',
    price: 24_900,
    category: 'electronics',
    gender: 'Men',
    stock: 9,
    colors: ['#3d405b', '#a98467'],
    ground: '#eceaf0',
    created: '11-08',
    related: [12, 5, 8],
    reviews: [
      [4, 0],
      [5, 2],
      [4, 1],
    ],
  },
  {
    drawing: 'train',
    price: 3900,
    category: 'toys',
    gender: 'Kids',
    stock: 21,
    colors: ['#d1495b', '#3a86c8'],
    ground: '#fae6e8',
    created: '11-10',
    related: [17, 18, 4],
    reviews: [
      [5, 3],
      [5, 0],
      [5, 2],
    ],
  },
  {
    drawing: 'blocks',
    price: 2750,
    salesPrice: 2200,
    category: 'toys',
    gender: 'Kids',
    stock: 30,
    colors: ['#3a86c8'],
    ground: '#e4f0fa',
    created: '10-20',
    related: [16, 19, 4],
    reviews: [
      [4, 1],
      [5, 0],
    ],
  },
  {
    drawing: 'kite',
    price: 2490,
    category: 'toys',
    gender: 'Kids',
    stock: 0,
    colors: ['#d1495b', '#2a9d8f'],
    ground: '#e2f2fb',
    created: '06-18',
    related: [16, 17, 7],
    reviews: [
      [4, 2],
      [3, 4],
    ],
  },
  {
    drawing: 'top',
    price: 990,
    category: 'toys',
    gender: 'Kids',
    stock: 55,
    colors: ['#8338ec', '#f2cc40'],
    ground: '#f0e6fd',
    created: '11-25',
    related: [16, 17],
    reviews: [],
  },
];

/** The texts of one language, in the order of the products. */
export interface ShopTexts {
  readonly products: readonly (readonly [title: string, description: string])[];
  readonly reviews: readonly string[];
  readonly authors: readonly string[];
}

/** The original data in one language. */
export function shopOf({ products, reviews, authors }: ShopTexts): ShopState {
  const reviewsOf = ({ reviews: given }: Facts, product: number): Review[] =>
    given.map(([rating, sentence], index) => ({
      id: product * 100 + index,
      author: authors[(product + index) % authors.length] ?? '',
      rating,
      text: reviews[sentence] ?? '',
      created: `2026-11-${String(24 - index * 5 - (product % 4)).padStart(2, '0')}T09:30:00.000Z`,
    }));
  const all = facts.map((one, index): readonly [Product, Review[]] => {
    const { drawing, price, salesPrice = price, colors, ground, created, reviews: given, ...same } = one;
    const [photo, ...media] = picturesOf(drawing, colors[0] ?? ground, ground);
    const [title = '', description = ''] = products[index] ?? [];
    const stars = given.reduce((sum, [rating]) => sum + rating, 0);
    const product: Product = {
      ...same,
      id: index + 1,
      title,
      description,
      price,
      salesPrice,
      discount: discountOf(price, salesPrice),
      related: [...same.related],
      rating: given.length === 0 ? 0 : Math.round((stars / given.length) * 10) / 10,
      qty: 1,
      colors: [...colors],
      photo,
      media,
      // The first colour is that of the pictures above.
      colorPictures: colors.slice(1).map((color) => ({ color, pictures: [...picturesOf(drawing, color, ground)] })),
      status: 'published',
      publishAt: null,
      created: `2026-${created}T08:00:00.000Z`,
    };
    return [product, reviewsOf(one, index + 1)];
  });
  return {
    products: all.map(([product]) => product),
    reviews: Object.fromEntries(all.map(([{ id }, given]) => [id, given])),
    deleted: [],
    wishlist: [],
    cart: [],
    address: null,
    orders: [],
    nextId: 1042,
  };
}

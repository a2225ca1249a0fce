import { expect } from 'vitest';
import {
  addProduct,
  addReview,
  changeProducts,
  deleteProducts,
  editProduct,
  getProducts,
  getReviews,
  getWishlist,
  type NewProduct,
  type Product,
  restoreProducts,
  type Review,
  setWished,
} from '../../contract/modules/shop.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { conformance, conformanceOf, expectFailure, expectOutput } from '../conformance.ts';
import type { World } from '../world.ts';
import { failsInternally } from './fails-internally.ts';

const productsOf = async (world: World) =>
  expectOutput<{ data: Product[] }>(getProducts, await world.send(getProducts, {})).data;
const idsOf = async (world: World) => (await productsOf(world)).map(({ id }) => id);

const cup: NewProduct = {
  title: 'Cup',
  description: 'For tea.',
  price: 1000,
  salesPrice: 750,
  category: 'toys',
  gender: null,
  stock: 3,
  colors: ['#ff0000'],
  photo: 'data:image/svg+xml,x',
  media: [],
  colorPictures: [{ color: '#ff0000', pictures: ['data:image/svg+xml,red'] }],
  status: 'draft',
  publishAt: null,
};
const review = { productId: 1, author: 'Noor', rating: 1, text: 'Torn pages.' };

/** A call with an unknown id returns 404 and changes nothing. */
const missesUnknown = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>) =>
  conformanceOf(endpoint, [
    [
      'NotFound',
      "returns 404 'Product not found' for an unknown id",
      async (world) => {
        const before = await productsOf(world);
        const { message } = expectFailure(endpoint, await world.sendAnything(endpoint, input), 'NotFound');
        expect(message).toBe('Product not found');
        expect(await productsOf(world)).toEqual(before);
      },
    ],
  ]);

export const shopConformance = conformance(
  conformanceOf(getProducts, [
    [
      'success',
      'returns the original products',
      async (world) => {
        const products = await productsOf(world);
        expect(products).toHaveLength(19);
        expect(products[1]).toMatchObject({ id: 2, price: 2990, salesPrice: 2392, discount: 20, category: 'books' });
      },
    ],
  ]),
  conformanceOf(addProduct, [
    [
      'success',
      'returns 201 with the product, its discount and a new id',
      async (world) => {
        const before = await idsOf(world);
        const { data } = expectOutput<{ data: Product }>(addProduct, await world.send(addProduct, cup));
        expect(data).toMatchObject({ ...cup, discount: 25, rating: 0 });
        expect(await idsOf(world)).toEqual([...before, data.id]);
      },
    ],
    [
      'InvalidInput',
      'rejects a discounted price above the price',
      async (world) =>
        void expectFailure(
          addProduct,
          await world.sendAnything(addProduct, { ...cup, salesPrice: 1001 }),
          'InvalidInput',
        ),
    ],
    [
      'InvalidInput',
      'rejects a scheduled product without a date',
      async (world) =>
        void expectFailure(
          addProduct,
          await world.sendAnything(addProduct, { ...cup, status: 'scheduled' }),
          'InvalidInput',
        ),
    ],
  ]),
  conformanceOf(editProduct, [
    [
      'success',
      'changes a product',
      async (world) => {
        expectOutput(editProduct, await world.send(editProduct, { ...cup, id: 3 }));
        expect((await productsOf(world))[2]).toMatchObject({ ...cup, id: 3, discount: 25 });
      },
    ],
  ]),
  conformanceOf(changeProducts, [
    [
      'success',
      'changes only what is given of several products',
      async (world) => {
        const before = await productsOf(world);
        const changes = [
          { id: 1, stock: 7, publishing: { status: 'draft', publishAt: null } },
          { id: 2, category: 'toys', pricing: { price: 2990, salesPrice: 1495 } },
        ] as const;
        const { data } = expectOutput<{ data: Product[] }>(
          changeProducts,
          await world.send(changeProducts, { changes: [...changes] }),
        );
        const expected = [
          { ...before[0], stock: 7, status: 'draft', publishAt: null },
          { ...before[1], category: 'toys', salesPrice: 1495, discount: 50 },
        ];
        expect(data).toEqual(expected);
        expect(await productsOf(world)).toEqual([...expected, ...before.slice(2)]);
      },
    ],
    [
      'InvalidInput',
      'rejects a discounted price above the price',
      async (world) =>
        void expectFailure(
          changeProducts,
          await world.sendAnything(changeProducts, { changes: [{ id: 1, pricing: { price: 100, salesPrice: 101 } }] }),
          'InvalidInput',
        ),
    ],
  ]),
  conformanceOf(deleteProducts, [
    [
      'success',
      'deletes several products',
      async (world) => {
        expectOutput(deleteProducts, await world.send(deleteProducts, { ids: [1, 3] }));
        expect((await idsOf(world)).slice(0, 3)).toEqual([2, 4, 5]);
      },
    ],
  ]),
  conformanceOf(restoreProducts, [
    [
      'success',
      'restores deleted products at their place',
      async (world) => {
        const before = await productsOf(world);
        await world.send(deleteProducts, { ids: [1, 3] });
        expectOutput(restoreProducts, await world.send(restoreProducts, { ids: [3, 1] }));
        expect(await productsOf(world)).toEqual(before);
      },
    ],
  ]),
  conformanceOf(getReviews, [
    [
      'success',
      'returns the reviews of a product',
      async (world) => {
        const { data } = expectOutput<{ data: Review[] }>(getReviews, await world.send(getReviews, { id: '2' }));
        expect(data.map(({ rating }) => rating)).toEqual([5, 5, 4, 5]);
      },
    ],
  ]),
  conformanceOf(addReview, [
    [
      'success',
      'puts the review first and changes the rating of the product',
      async (world) => {
        const { data } = expectOutput<{ data: Review }>(addReview, await world.send(addReview, review));
        expect(data).toMatchObject({ author: 'Noor', rating: 1, text: 'Torn pages.' });
        const { data: all } = expectOutput<{ data: Review[] }>(getReviews, await world.send(getReviews, { id: '1' }));
        expect([all.length, all[0]]).toEqual([4, data]);
        expect((await productsOf(world))[0]?.rating).toBe(3.5);
      },
    ],
  ]),
  conformanceOf(getWishlist, [
    [
      'success',
      'is empty at first',
      async (world) => {
        expect(expectOutput<{ data: number[] }>(getWishlist, await world.send(getWishlist, {})).data).toEqual([]);
      },
    ],
  ]),
  conformanceOf(setWished, [
    [
      'success',
      'adds products at the start, each once, and removes them',
      async (world) => {
        const set = async (id: number, isWished: boolean) =>
          expectOutput<{ data: number[] }>(setWished, await world.send(setWished, { id, isWished })).data;
        expect(await set(4, true)).toEqual([4]);
        expect(await set(7, true)).toEqual([7, 4]);
        expect(await set(4, true)).toEqual([4, 7]);
        expect(await set(7, false)).toEqual([4]);
      },
    ],
  ]),
  missesUnknown(editProduct, { ...cup, id: 999 }),
  missesUnknown(changeProducts, {
    changes: [
      { id: 1, stock: 2 },
      { id: 999, stock: 2 },
    ],
  }),
  missesUnknown(deleteProducts, { ids: [1, 999] }),
  missesUnknown(restoreProducts, { ids: [1] }),
  missesUnknown(getReviews, { id: '999' }),
  missesUnknown(addReview, { ...review, productId: 999 }),
  missesUnknown(setWished, { id: 999, isWished: true }),
  failsInternally(getProducts, {}),
  failsInternally(addProduct, { ...cup }),
  failsInternally(editProduct, { ...cup, id: 1 }),
  failsInternally(changeProducts, { changes: [{ id: 1, stock: 2 }] }),
  failsInternally(deleteProducts, { ids: [1] }),
  failsInternally(restoreProducts, { ids: [1] }),
  failsInternally(getReviews, { id: '1' }),
  failsInternally(addReview, review),
  failsInternally(getWishlist, {}),
  failsInternally(setWished, { id: 1, isWished: true }),
);

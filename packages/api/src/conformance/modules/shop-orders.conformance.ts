import { expect } from 'vitest';
import {
  type Address,
  type CartItem,
  getAddress,
  getCart,
  getOrder,
  type Order,
  placeOrder,
  saveAddress,
  saveCart,
} from '../../contract/modules/shop-orders.ts';
import { getProducts, type Product } from '../../contract/modules/shop.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { conformance, conformanceOf, expectFailure, expectOutput } from '../conformance.ts';
import type { World } from '../world.ts';
import { failsInternally } from './fails-internally.ts';

const cartOf = async (world: World) => expectOutput<{ data: CartItem[] }>(getCart, await world.send(getCart, {})).data;
const stockOf = async (world: World, id: number) =>
  expectOutput<{ data: Product[] }>(getProducts, await world.send(getProducts, {})).data.find(
    (product) => product.id === id,
  )?.stock;

const items = (qty: number): CartItem[] => [{ id: 3, qty, color: '#27306b' }];
const address: Address = {
  name: 'Noor Amrani',
  email: 'noor@example.com',
  street: 'Example Street 1',
  extra: '',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
};
const order = {
  key: '6f6f2a3c-8d0e-4b58-9a39-2f6a1a3f7f10',
  items: items(2),
  address,
  shippingKind: 'fast' as const,
  payment: { brand: 'Visa', last4: '1111' },
};
const placed = async (world: World) =>
  expectOutput<{ data: Order }>(placeOrder, await world.send(placeOrder, order)).data;

const missesUnknown = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>, expected: string) =>
  conformanceOf(endpoint, [
    [
      'NotFound',
      `returns 404 '${expected}' for an unknown id`,
      async (world) => {
        const { message } = expectFailure(endpoint, await world.sendAnything(endpoint, input), 'NotFound');
        expect(message).toBe(expected);
      },
    ],
  ]);

/** A quantity over the stock returns 409 with what there is, and changes nothing. */
const keepsToStock = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>) =>
  conformanceOf(endpoint, [
    [
      'OutOfStock',
      'returns 409 with the stock for more than there is, over all colours',
      async (world) => {
        expect(expectFailure(endpoint, await world.sendAnything(endpoint, input), 'OutOfStock')).toMatchObject({
          productId: 3,
          available: 3,
        });
        expect(await cartOf(world)).toEqual([]);
        expect(await stockOf(world, 3)).toBe(3);
      },
    ],
  ]);
const tooMany: CartItem[] = [...items(3), { id: 3, qty: 1, color: null }];

export const shopOrdersConformance = conformance(
  conformanceOf(getCart, [['success', 'is empty at first', async (world) => expect(await cartOf(world)).toEqual([])]]),
  conformanceOf(saveCart, [
    [
      'success',
      'replaces the items',
      async (world) => {
        await world.send(saveCart, { items: items(1) });
        expectOutput(saveCart, await world.send(saveCart, { items: items(3) }));
        expect(await cartOf(world)).toEqual(items(3));
      },
    ],
  ]),
  conformanceOf(getAddress, [
    [
      'success',
      'is null before the first checkout',
      async (world) => {
        const { data } = expectOutput<{ data: Address | null }>(getAddress, await world.send(getAddress, {}));
        expect(data).toBe(null);
      },
    ],
  ]),
  conformanceOf(saveAddress, [
    [
      'success',
      'keeps the address',
      async (world) => {
        expectOutput(saveAddress, await world.send(saveAddress, address));
        const { data } = expectOutput<{ data: Address | null }>(getAddress, await world.send(getAddress, {}));
        expect(data).toEqual(address);
      },
    ],
    [
      'InvalidInput',
      'rejects a postal code of another country',
      async (world) => {
        const wrong = { ...address, postalCode: 'SW1A 1AA' };
        const { errors } = expectFailure(saveAddress, await world.sendAnything(saveAddress, wrong), 'InvalidInput');
        expect((errors as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual(['/postalCode']);
      },
    ],
  ]),
  conformanceOf(placeOrder, [
    [
      'success',
      'returns 201 with the sums, takes the items from the stock and empties the cart',
      async (world) => {
        await world.send(saveCart, { items: items(2) });
        expect(await placed(world)).toMatchObject({
          address,
          items: [{ id: 3, qty: 2, cents: 3450 }],
          subTotal: 6900,
          discount: 345,
          shipping: 200,
          total: 6755,
        });
        expect(await cartOf(world)).toEqual([]);
        expect(await stockOf(world, 3)).toBe(1);
      },
    ],
    [
      'success',
      'returns the same order for the same key, and takes nothing more from the stock',
      async (world) => {
        const first = await placed(world);
        expect(await placed(world)).toEqual(first);
        expect(await stockOf(world, 3)).toBe(1);
      },
    ],
  ]),
  conformanceOf(getOrder, [
    [
      'success',
      'returns an order by its number',
      async (world) => {
        const data = await placed(world);
        expect(expectOutput<{ data: Order }>(getOrder, await world.send(getOrder, { id: data.id })).data).toEqual(data);
      },
    ],
  ]),
  missesUnknown(saveCart, { items: [{ id: 999, qty: 1, color: null }] }, 'Product not found'),
  missesUnknown(placeOrder, { ...order, items: [{ id: 999, qty: 1, color: null }] }, 'Product not found'),
  missesUnknown(getOrder, { id: 'AY-0001' }, 'Order not found'),
  keepsToStock(saveCart, { items: tooMany }),
  keepsToStock(placeOrder, { ...order, items: tooMany }),
  failsInternally(getCart, {}),
  failsInternally(saveCart, { items: [] }),
  failsInternally(getAddress, {}),
  failsInternally(saveAddress, address),
  failsInternally(placeOrder, order),
  failsInternally(getOrder, { id: 'AY-0001' }),
);

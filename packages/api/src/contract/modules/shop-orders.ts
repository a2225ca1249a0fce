/** Cart, address and orders of the shop. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { NoExtras, OneLine } from '../problem.ts';
import { Cents, ProductId } from './shop.ts';
import { countries, isPostalCode } from './shop/postal-codes.ts';

export const CartItem = z.object({
  /** Of the product. */
  id: ProductId,
  /** From 1 to the product's stock. */
  qty: z.int().check(z.minimum(1), z.maximum(100_000)),
  /** The chosen colour as hex, or null if the product has none. A product in two colours is two items. */
  color: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
});
export type CartItem = z.infer<typeof CartItem>;

const Items = z.array(CartItem).check(z.maxLength(200));
const Line = OneLine.check(z.minLength(1), z.maxLength(100));

export const Address = z
  .object({
    name: Line,
    email: z.email().check(z.maxLength(254)),
    street: Line,
    /** Flat, floor, building; may be empty. */
    extra: OneLine.check(z.maxLength(100)),
    postalCode: OneLine.check(z.maxLength(12)),
    city: Line,
    country: z.enum(countries),
  })
  .check(z.refine(({ country, postalCode }) => isPostalCode(country, postalCode), { path: ['postalCode'] }));
export type Address = z.infer<typeof Address>;

export const Order = z.object({
  /** The number that people see, such as 'AY-1042'. */
  id: z.string(),
  created: z.iso.datetime(),
  items: z.array(
    z.object({ ...CartItem.shape, title: z.string(), photo: z.string(), /** Of one, in cents. */ cents: Cents }),
  ),
  address: Address,
  shippingKind: z.enum(['free', 'fast']),
  /** Nothing else of the card leaves the browser. */
  payment: z.object({ brand: OneLine.check(z.maxLength(30)), last4: z.string().check(z.regex(/^\d{4}$/)) }),
  /** In cents, as all sums. */
  subTotal: Cents,
  discount: Cents,
  shipping: Cents,
  total: Cents,
});
export type Order = z.infer<typeof Order>;

const success = z.literal(true);
const shared = { auth: 'anyone', isSample: true, failures: 'message' } as const;
const OutOfStock = z.object({ productId: ProductId, available: z.int() });

export const getCart = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/data/eCommerce/cart',
  summary: 'The items in the cart.',
  input: z.object({}),
  output: z.object({ success, data: Items }),
  errors: { Internal: NoExtras },
});

export const saveCart = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/data/eCommerce/cart',
  summary: 'Replaces the items in the cart.',
  input: z.object({ items: Items }),
  output: z.object({ success, data: Items }),
  errors: { NotFound: NoExtras, OutOfStock, Internal: NoExtras },
});

export const getAddress = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/data/eCommerce/address',
  summary: 'The address of the last checkout, or null.',
  input: z.object({}),
  output: z.object({ success, data: z.nullable(Address) }),
  errors: { Internal: NoExtras },
});

export const saveAddress = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/data/eCommerce/address',
  summary: 'Keeps the address for this checkout and the next.',
  input: Address,
  output: z.object({ success, data: Address }),
  errors: { Internal: NoExtras },
});

/** A repeated `key` returns the order that was placed with it, and places no other. */
export const placeOrder = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/data/eCommerce/orders',
  summary: 'Places an order and empties the cart.',
  status: 201,
  input: z.object({
    key: z.uuid(),
    items: Items.check(z.minLength(1)),
    address: Address,
    shippingKind: Order.shape.shippingKind,
    payment: Order.shape.payment,
  }),
  output: z.object({ success, data: Order }),
  errors: { NotFound: NoExtras, OutOfStock, Internal: NoExtras },
});

export const getOrder = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/data/eCommerce/orders/{id}',
  summary: 'One order.',
  input: z.object({ id: z.string().check(z.regex(/^AY-\d{4,9}$/)) }),
  output: z.object({ success, data: Order }),
  errors: { NotFound: NoExtras, Internal: NoExtras },
});

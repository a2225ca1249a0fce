/** The products of the shop. Path and names of fields of `getProducts` are the specification's. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { NoExtras, OneLine } from '../problem.ts';

export const categories = ['books', 'fashion', 'electronics', 'toys'] as const;
export type Category = (typeof categories)[number];

export const genders = ['Men', 'Women', 'Kids'] as const;
export type Gender = (typeof genders)[number];

export const ProductId = z.int().check(z.minimum(1));

/** In cents of the shop's currency, the euro. */
export const Cents = z.int().check(z.minimum(0), z.maximum(100_000_000));

const Picture = z.string().check(z.regex(/^(data:image\/|https:\/\/|\/)/), z.maxLength(700_000));
const Color = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

const fields = {
  title: OneLine.check(z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.maxLength(5000)),
  /** Before the discount. */
  price: Cents.check(z.minimum(1)),
  /** What people pay, at most the price. */
  salesPrice: Cents.check(z.minimum(1)),
  category: z.enum(categories),
  /** Null for products for everyone. */
  gender: z.nullable(z.enum(genders)),
  /** How many there are. */
  stock: z.int().check(z.minimum(0), z.maximum(100_000)),
  colors: z.array(Color).check(z.maxLength(12)),
  /** Address of the main picture. */
  photo: Picture,
  /** Addresses of further pictures. */
  media: z.array(Picture).check(z.maxLength(7)),
  /** Pictures of one colour, the main one first. A colour without any is shown by the pictures above. */
  colorPictures: z
    .array(z.object({ color: Color, pictures: z.array(Picture).check(z.minLength(1), z.maxLength(8)) }))
    .check(z.maxLength(12)),
  status: z.enum(['draft', 'published', 'scheduled']),
  /** ISO 8601 moment from which a scheduled product is in the shop; otherwise null. */
  publishAt: z.nullable(z.iso.datetime()),
};

export const Product = z.object({
  ...fields,
  id: ProductId,
  /** The discount in percent of the price, rounded. */
  discount: z.int().check(z.minimum(0), z.maximum(100)),
  /** Ids of related products. */
  related: z.array(ProductId),
  /** Average of the reviews in stars, to one decimal; 0 without reviews. */
  rating: z.number().check(z.minimum(0), z.maximum(5)),
  /** How many are put into the cart at once. */
  qty: z.int().check(z.minimum(1)),
  created: z.iso.datetime(),
});
export type Product = z.infer<typeof Product>;

/** A discount never raises the price, and a scheduled product has a date. */
const isPriceRight = z.refine<{ price: number; salesPrice: number }>(({ price, salesPrice }) => salesPrice <= price, {
  path: ['salesPrice'],
});
const isDateGiven = z.refine<{ status: string; publishAt: string | null }>(
  ({ status, publishAt }) => status !== 'scheduled' || publishAt !== null,
  { path: ['publishAt'] },
);

const NewProduct = z.object(fields).check(isPriceRight, isDateGiven);
export type NewProduct = z.infer<typeof NewProduct>;

export const Review = z.object({
  id: z.int(),
  author: z.string(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  text: z.string(),
  created: z.iso.datetime(),
});
export type Review = z.infer<typeof Review>;

const success = z.literal(true);
const shared = { auth: 'anyone', isSample: true, failures: 'message' } as const;
const errors = { NotFound: NoExtras, Internal: NoExtras } as const;
const Ids = z.array(ProductId).check(z.minLength(1), z.maxLength(1000));

export const getProducts = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/data/eCommerce/ProductsData',
  summary: 'All products, drafts included.',
  input: z.object({}),
  output: z.object({ success, data: z.array(Product) }),
  errors: { Internal: NoExtras },
});

export const addProduct = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/data/eCommerce/products',
  summary: 'Adds a product.',
  status: 201,
  input: NewProduct,
  output: z.object({ success, data: Product }),
  errors: { Internal: NoExtras },
});

export const editProduct = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/data/eCommerce/products',
  summary: 'Changes a product.',
  input: z.object({ ...fields, id: ProductId }).check(isPriceRight, isDateGiven),
  output: z.object({ success, data: Product }),
  errors,
});

/** What can be changed for several products together. What is absent stays. */
export const ProductChange = z.object({
  id: ProductId,
  stock: z.optional(fields.stock),
  category: z.optional(fields.category),
  pricing: z.optional(z.object({ price: fields.price, salesPrice: fields.salesPrice }).check(isPriceRight)),
  publishing: z.optional(z.object({ status: fields.status, publishAt: fields.publishAt }).check(isDateGiven)),
});
export type ProductChange = z.infer<typeof ProductChange>;

export const changeProducts = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/data/eCommerce/products/changes',
  summary: 'Changes stock, category, price or status of several products.',
  input: z.object({ changes: z.array(ProductChange).check(z.minLength(1), z.maxLength(1000)) }),
  output: z.object({ success, data: z.array(Product) }),
  errors,
});

export const deleteProducts = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/data/eCommerce/products',
  summary: 'Deletes products. They can be restored.',
  input: z.object({ ids: Ids }),
  output: z.object({ success }),
  errors,
});

export const restoreProducts = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/data/eCommerce/products/restore',
  summary: 'Restores deleted products.',
  input: z.object({ ids: Ids }),
  output: z.object({ success }),
  errors,
});

export const getReviews = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/data/eCommerce/reviews/{id}',
  summary: 'The reviews of a product, newest first.',
  input: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  output: z.object({ success, data: z.array(Review) }),
  errors,
});

export const addReview = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/data/eCommerce/reviews',
  summary: 'Adds a review of a product.',
  status: 201,
  input: z.object({
    productId: ProductId,
    author: OneLine.check(z.minLength(1), z.maxLength(60)),
    rating: Review.shape.rating,
    text: z.string().check(z.minLength(1), z.maxLength(2000)),
  }),
  output: z.object({ success, data: Review }),
  errors,
});

export const getWishlist = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/data/eCommerce/wishlist',
  summary: 'Ids of the products in the wishlist, the latest first.',
  input: z.object({}),
  output: z.object({ success, data: z.array(ProductId) }),
  errors: { Internal: NoExtras },
});

export const setWished = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/data/eCommerce/wishlist',
  summary: 'Adds a product to the wishlist, or removes it.',
  input: z.object({ id: ProductId, isWished: z.boolean() }),
  output: z.object({ success, data: z.array(ProductId) }),
  errors,
});

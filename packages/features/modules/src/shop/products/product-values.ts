import type { NewProduct, Product } from '@apiyard/api/contract/modules/shop';
import { percentOf } from '@apiyard/api/contract/modules/shop/sums';
import type { CalendarDateTime } from '@internationalized/date';
import { getLocalTimeZone, parseAbsolute, toCalendarDateTime } from '@internationalized/date';

/** How the price of a product is reduced. */
export type PriceRule = 'none' | 'percent' | 'fixed';

/** The fields of the product form. */
export interface ProductValues {
  readonly title: string;
  readonly description: string;
  readonly category: Product['category'] | null;
  readonly gender: NonNullable<Product['gender']> | 'everyone';
  /** In cents. */
  readonly price: number | null;
  readonly rule: PriceRule;
  readonly percent: number | null;
  /** In cents. */
  readonly fixedPrice: number | null;
  readonly stock: number | null;
  readonly colors: readonly string[];
  /** Addresses, the main picture first. */
  readonly pictures: readonly string[];
  /** The same for each colour that has pictures of its own. */
  readonly colorPictures: Readonly<Record<string, readonly string[]>>;
  readonly status: Product['status'];
  /** In the time zone of the browser. */
  readonly publishAt: CalendarDateTime | null;
}

export const newProduct: ProductValues = {
  title: '',
  description: '',
  category: null,
  gender: 'everyone',
  price: null,
  rule: 'none',
  percent: null,
  fixedPrice: null,
  stock: 1,
  colors: [],
  pictures: [],
  colorPictures: {},
  status: 'draft',
  publishAt: null,
};

/** What people pay by the rule, in cents; null while something is missing. */
export function salesPriceOf({ price, rule, percent, fixedPrice }: ProductValues): number | null {
  if (price === null || rule === 'none') return price;
  if (rule === 'fixed') return fixedPrice;
  return percent === null ? null : price - percentOf(price, percent);
}

/** The form of a product. A discount that a whole percentage explains is one in percent. */
export function valuesOf(product: Product): ProductValues {
  const { price, salesPrice, discount, gender, photo, media, publishAt } = product;
  const isPercent = price - percentOf(price, discount) === salesPrice;
  return {
    title: product.title,
    description: product.description,
    category: product.category,
    gender: gender ?? 'everyone',
    price,
    rule: salesPrice === price ? 'none' : isPercent ? 'percent' : 'fixed',
    percent: isPercent && discount > 0 ? discount : null,
    fixedPrice: salesPrice === price ? null : salesPrice,
    stock: product.stock,
    colors: product.colors,
    pictures: [photo, ...media],
    colorPictures: Object.fromEntries(product.colorPictures.map(({ color, pictures }) => [color, pictures])),
    status: product.status,
    publishAt: publishAt === null ? null : toCalendarDateTime(parseAbsolute(publishAt, getLocalTimeZone())),
  };
}

/** The input of the calls that save a product. */
export function inputOf(values: ProductValues): { readonly [Member in keyof NewProduct]: NewProduct[Member] | null } {
  const { title, description, category, gender, price, stock, colors, pictures, colorPictures, status, publishAt } =
    values;
  const [photo = null, ...media] = pictures;
  return {
    title: title.trim(),
    description,
    category,
    gender: gender === 'everyone' ? null : gender,
    price,
    salesPrice: salesPriceOf(values),
    stock,
    colors: [...colors],
    photo,
    media,
    colorPictures: colors.flatMap((color) => {
      const own = colorPictures[color] ?? [];
      return own.length > 0 ? [{ color, pictures: [...own] }] : [];
    }),
    status,
    publishAt: status === 'scheduled' ? (publishAt?.toDate(getLocalTimeZone()).toISOString() ?? null) : null,
  };
}

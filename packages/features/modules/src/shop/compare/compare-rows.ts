import type { Product } from '@apiyard/api/contract/modules/shop';

/** What is compared, in the order of the rows. Each gives what two products must share not to differ. */
const values = {
  price: ({ price, salesPrice }) => `${salesPrice} ${price}`,
  rating: ({ rating }) => rating,
  category: ({ category }) => category,
  gender: ({ gender }) => gender,
  colors: ({ colors }) => colors.toSorted().join(' '),
  stock: ({ stock }) => stock,
  description: ({ description }) => description,
} as const satisfies Readonly<Record<string, (product: Product) => string | number | null>>;

export type ComparedField = keyof typeof values;

export interface CompareRow {
  readonly field: ComparedField;
  readonly isDifferent: boolean;
}

/** The rows of a comparison. One product alone differs from nothing. */
export function compareRows(products: readonly Product[]): readonly CompareRow[] {
  return (Object.keys(values) as ComparedField[]).map((field) => ({
    field,
    isDifferent: new Set(products.map((product) => values[field](product))).size > 1,
  }));
}

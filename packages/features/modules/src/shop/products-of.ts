import type { getProducts, Product } from '@apiyard/api/contract/modules/shop';
import type { OutputOf } from '@apiyard/api/contract/endpoint';

/** The products of a response: `useQuery({ ...query(getProducts, {}), select: productsOf })`. */
export function productsOf({ data }: OutputOf<typeof getProducts>): readonly Product[] {
  return data;
}

import type { Product } from '@apiyard/api/contract/modules/shop';

/** Whether people can buy it: it is published, or its date has come. */
export function isInShop({ status, publishAt }: Pick<Product, 'status' | 'publishAt'>, nowMs: number): boolean {
  return status === 'published' || (status === 'scheduled' && publishAt !== null && Date.parse(publishAt) <= nowMs);
}

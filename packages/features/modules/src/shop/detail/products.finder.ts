import { getProducts } from '@apiyard/api/contract/modules/shop';
import { query } from '@apiyard/kit/data/query.ts';
import type { Finder } from '@apiyard/kit/search/finder.ts';
import { IconShoppingBag } from '@tabler/icons-react';
import { isInShop } from '../in-shop.ts';

export default {
  group: { label: 'found.products', icon: IconShoppingBag, order: 80 },
  async find({ client }) {
    const { data } = await client.ensureQueryData(query(getProducts, {}));
    const nowMs = Date.now();
    return data
      .filter((product) => isInShop(product, nowMs))
      .map(({ id, title, description }) => ({
        href: `/apps/ecommerce/detail/${id}`,
        title,
        summary: description,
      }));
  },
} satisfies Finder;

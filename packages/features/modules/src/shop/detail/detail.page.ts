import { definePage } from '@apiyard/kit/routing/page.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { sampleDataCopy } from '../../sample-data/sample-data-copy.ts';
import { comparedSearch, readCompared } from '../compare/compared.ts';
import { shopCopy } from '../shop-copy.ts';

export default definePage({
  path: '/apps/ecommerce/detail/:id',
  layout: 'full',
  access: 'anyone',
  title: 'shop.product',
  copies: [shopCopy, sampleDataCopy, problemsCopy],
  load: () => import('./detail.route.tsx'),
  menu: [{ group: 'eCommerce', order: 20, label: 'Detail', href: '/apps/ecommerce/detail/1' }],
  // What was chosen for comparison stays chosen.
  parent: ({ search }) => `/apps/ecommerce/shop${comparedSearch(readCompared(new URLSearchParams(search)))}`,
  finders: [{ load: () => import('./products.finder.ts') }],
});

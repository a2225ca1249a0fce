import { definePage } from '@apiyard/kit/routing/page.ts';
import { sampleDataCopy } from '../../sample-data/sample-data-copy.ts';
import { shopCopy } from '../shop-copy.ts';
import { comparedSearch, readCompared } from './compared.ts';

export default definePage({
  path: '/apps/ecommerce/compare',
  layout: 'full',
  access: 'anyone',
  title: 'shop.compare.title',
  copies: [shopCopy, sampleDataCopy],
  load: () => import('./compare.route.tsx'),
  // The choice goes on in the shop.
  parent: ({ search }) => `/apps/ecommerce/shop${comparedSearch(readCompared(new URLSearchParams(search)))}`,
});

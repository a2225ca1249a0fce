import { definePage } from '@apiyard/kit/routing/page.ts';
import { sampleDataCopy } from '../../sample-data/sample-data-copy.ts';
import { shopCopy } from '../shop-copy.ts';

export default definePage({
  path: '/apps/ecommerce/shop',
  layout: 'full',
  access: 'anyone',
  title: 'shop.title',
  copies: [shopCopy, sampleDataCopy],
  load: () => import('./shop.route.tsx'),
  menu: [{ group: 'eCommerce', order: 10, label: 'Shop' }],
});

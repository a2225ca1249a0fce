import { definePage } from '@apiyard/kit/routing/page.ts';
import { sampleDataCopy } from '../../sample-data/sample-data-copy.ts';
import { shopCopy } from '../shop-copy.ts';
import { productsCopy } from './products-copy.ts';

export default definePage({
  path: '/apps/ecommerce/list',
  layout: 'full',
  access: 'anyone',
  title: 'products.title',
  copies: [productsCopy, shopCopy, sampleDataCopy],
  load: () => import('./list.route.tsx'),
  menu: [{ group: 'eCommerce', order: 30, label: 'List' }],
});

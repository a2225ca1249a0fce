import { definePage } from '@apiyard/kit/routing/page.ts';
import { sampleDataCopy } from '../../sample-data/sample-data-copy.ts';
import { shopCopy } from '../shop-copy.ts';
import { checkoutCopy } from './checkout-copy.ts';

export default definePage({
  path: '/apps/ecommerce/order/:id',
  layout: 'full',
  access: 'anyone',
  title: 'checkout.order',
  copies: [shopCopy, checkoutCopy, sampleDataCopy],
  load: () => import('./order.route.tsx'),
  parent: '/apps/ecommerce/shop',
});

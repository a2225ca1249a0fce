import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { sampleDataCopy } from '../../sample-data/sample-data-copy.ts';
import { shopCopy } from '../shop-copy.ts';
import { checkoutCopy } from './checkout-copy.ts';

export default definePage({
  path: '/apps/ecommerce/checkout',
  layout: 'full',
  access: 'anyone',
  title: 'checkout.title',
  copies: [shopCopy, checkoutCopy, sampleDataCopy, problemsCopy],
  load: () => import('./checkout.route.tsx'),
  menu: [{ group: 'eCommerce', order: 40, label: 'Checkout' }],
});

import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import { shopCopy } from '../shop-copy.ts';
import { productsCopy } from './products-copy.ts';

const shared = {
  layout: 'full',
  access: 'anyone',
  copies: [productsCopy, shopCopy, problemsCopy, unsavedCopy],
  load: () => import('./product.route.tsx'),
  parent: '/apps/ecommerce/list',
} as const;

/** One form adds and edits. */
export default [
  definePage({ ...shared, path: '/apps/ecommerce/add', title: 'products.add' }),
  definePage({ ...shared, path: '/apps/ecommerce/edit/:id', title: 'products.edit' }),
];

import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { invoicesCopy } from '../invoices-copy.ts';

export default definePage({
  path: '/apps/invoice/detail/:id',
  layout: 'full',
  access: 'anyone',
  title: 'invoices.loading',
  copies: [invoicesCopy, problemsCopy],
  load: () => import('./invoice-detail.route.tsx'),
  parent: '/apps/invoice/list',
});

import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import { invoicesCopy } from '../invoices-copy.ts';

export default definePage({
  path: '/apps/invoice/edit/:id',
  layout: 'full',
  access: 'anyone',
  title: 'invoices.loading',
  copies: [invoicesCopy, problemsCopy, unsavedCopy],
  load: () => import('./invoice-editor.route.tsx'),
  parent: '/apps/invoice/list',
});

import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import { invoicesCopy } from '../invoices-copy.ts';

const shared = {
  layout: 'full',
  access: 'anyone',
  copies: [invoicesCopy, problemsCopy, unsavedCopy],
  load: () => import('./invoice-editor.route.tsx'),
  parent: '/apps/invoice/list',
} as const;

export default [
  definePage({ ...shared, path: '/apps/invoice/create', title: 'invoices.new' }),
  definePage({ ...shared, path: '/apps/invoice/edit/:id', title: 'invoices.loading' }),
];

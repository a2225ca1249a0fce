import { IconFileInvoice } from '@tabler/icons-react';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { sampleDataCopy } from '../../sample-data/sample-data-copy.ts';
import { invoicesCopy } from '../invoices-copy.ts';

export default definePage({
  path: '/apps/invoice/list',
  layout: 'full',
  access: 'anyone',
  title: 'invoices.title',
  copies: [invoicesCopy, sampleDataCopy, problemsCopy],
  load: () => import('./invoice-list.route.tsx'),
  menu: [{ group: 'samples', order: 85, label: 'shell.nav.invoices', icon: IconFileInvoice }],
  palette: [{ label: 'palette.newInvoice', href: '/apps/invoice/create' }],
  finders: [{ load: () => import('../invoices.finder.ts') }],
});

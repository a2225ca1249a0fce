import { getInvoices } from '@apiyard/api/contract/modules/invoices';
import { activeLanguage, translatorOf } from '@apiyard/kit/copy.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import type { Finder } from '@apiyard/kit/search/finder.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { IconFileInvoice } from '@tabler/icons-react';
import { invoicesCopy } from './invoices-copy.ts';
import { createInvoiceFormat } from './use-invoice-format.ts';

/** Invoices by number, customer and status. */
export default {
  group: { label: 'found.invoices', icon: IconFileInvoice, order: 60 },
  copies: [invoicesCopy],
  async find({ client, signal }) {
    const t = translatorOf(invoicesCopy);
    const format = createInvoiceFormat(localeOf(activeLanguage()));
    const { data } = await apiOf(client).send(getInvoices, {}, { signal });
    return data.map(({ id, billTo, status, grandTotal, currency }) => ({
      href: `/apps/invoice/detail/${id}`,
      title: t('invoices.number', { number: id }),
      summary: [billTo, format.money(grandTotal, currency), t(`invoices.status.${status}`)].join(' · '),
      words: [String(id), billTo],
    }));
  },
} satisfies Finder;

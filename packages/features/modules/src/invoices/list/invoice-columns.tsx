import type { Invoice } from '@apiyard/api/contract/modules/invoices';
import { useMemo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { DataTableColumn } from '@apiyard/ui/DataTable';
import { Link } from '@apiyard/ui/Link';
import { invoicesCopy } from '../invoices-copy.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { statuses } from '../statuses.ts';
import { useInvoiceFormat } from '../use-invoice-format.ts';

/** Local midnight, which the table compares with days that people choose. */
const midnight = (day: string) => new Date(`${day}T00:00`);

export function useInvoiceColumns(): readonly DataTableColumn<Invoice>[] {
  const t = useCopy(invoicesCopy);
  const format = useInvoiceFormat();
  return useMemo(
    (): readonly DataTableColumn<Invoice>[] => [
      {
        id: 'number',
        label: t('invoices.column.number'),
        width: 96,
        value: ({ id }) => String(id),
        render: ({ id }) => (
          <Link href={`/apps/invoice/detail/${id}`} look="plain">
            {id}
          </Link>
        ),
      },
      {
        id: 'customer',
        label: t('invoices.column.customer'),
        width: 200,
        filter: 'contains',
        value: ({ billTo }) => billTo,
      },
      {
        id: 'issued',
        label: t('invoices.column.issued'),
        kind: 'date',
        isDay: true,
        width: 132,
        filter: 'range',
        value: ({ orderDate }) => midnight(orderDate),
      },
      {
        id: 'due',
        label: t('invoices.column.due'),
        kind: 'date',
        isDay: true,
        width: 132,
        filter: 'range',
        value: ({ dueDate }) => (dueDate === null ? null : midnight(dueDate)),
        render: ({ dueDate }) => (dueDate === null ? t('invoices.sheet.onReceipt') : format.day(dueDate)),
      },
      {
        id: 'status',
        label: t('invoices.status'),
        width: 132,
        filter: statuses.map((id) => ({ id, label: t(`invoices.status.${id}`) })),
        value: ({ status }) => status,
        render: ({ status }) => <StatusBadge status={status} />,
      },
      {
        id: 'amount',
        label: t('invoices.column.amount'),
        kind: 'number',
        filter: 'range',
        value: ({ grandTotal }) => grandTotal,
        render: ({ grandTotal, currency }) => <bdi>{format.money(grandTotal, currency)}</bdi>,
      },
      { id: 'currency', label: t('invoices.column.currency'), width: 100, value: ({ currency }) => currency },
    ],
    [t, format],
  );
}

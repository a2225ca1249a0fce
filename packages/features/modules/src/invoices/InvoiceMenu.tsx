import type { Invoice, InvoiceStatus } from '@apiyard/api/contract/modules/invoices';
import { useCopy } from '@apiyard/kit/copy.ts';
import { IconButton } from '@apiyard/ui/IconButton';
import { Menu } from '@apiyard/ui/Menu';
import { IconCopy, IconDotsVertical, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import type { InvoiceChange } from './invoice-changes.ts';
import { invoicesCopy } from './invoices-copy.ts';
import { statusIcons } from './status-looks.ts';
import { nextStatuses, transitionText, withStatus } from './statuses.ts';

interface InvoiceMenuProps {
  readonly invoice: Invoice;
  readonly onChange: (change: InvoiceChange) => void;
}

/** What can be done with one invoice of the list. */
export function InvoiceMenu({ invoice, onChange }: InvoiceMenuProps) {
  const t = useCopy(invoicesCopy);
  const { id, status } = invoice;
  const label = t('invoices.actions', { number: id });
  const nexts = nextStatuses(status);
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} size="small" icon={<IconDotsVertical size={20} stroke={1.5} />} />}
      onAction={(action) => {
        if (action === 'delete') onChange({ kind: 'delete', invoices: [invoice] });
        const next = nexts.find((one) => one === (action as InvoiceStatus));
        if (next !== undefined) onChange({ kind: 'update', before: invoice, after: withStatus(invoice, next) });
      }}
      items={[
        {
          id: 'view',
          label: t('invoices.view'),
          icon: <IconEye size={20} stroke={1.5} />,
          href: `/apps/invoice/detail/${id}`,
        },
        {
          id: 'edit',
          label: t('invoices.edit'),
          icon: <IconPencil size={20} stroke={1.5} />,
          href: `/apps/invoice/edit/${id}`,
        },
        {
          id: 'duplicate',
          label: t('invoices.duplicate'),
          icon: <IconCopy size={20} stroke={1.5} />,
          href: `/apps/invoice/create?from=${id}`,
        },
        {
          id: 'status',
          items: nexts.map((next) => {
            const Icon = statusIcons[next];
            return { id: next, label: t(transitionText(status, next)), icon: <Icon size={20} stroke={1.5} /> };
          }),
        },
        {
          id: 'removal',
          items: [
            {
              id: 'delete',
              label: t('invoices.delete'),
              icon: <IconTrash size={20} stroke={1.5} />,
              tone: 'error' as const,
            },
          ],
        },
      ]}
    />
  );
}

import type { Invoice } from '@apiyard/api/contract/modules/invoices';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { Button } from '@apiyard/ui/Button';
import { Menu } from '@apiyard/ui/Menu';
import { IconChevronDown } from '@tabler/icons-react';
import type { InvoiceChange } from '../invoice-changes.ts';
import { invoicesCopy } from '../invoices-copy.ts';
import { statusIcons } from '../status-looks.ts';
import { canBecome, statuses, withStatus } from '../statuses.ts';

interface StatusMenuProps {
  /** The selected ones. */
  readonly invoices: readonly Invoice[];
  readonly onChange: (change: InvoiceChange) => void;
}

/** Changes the status of the invoices that can have it: each entry shows how many those are. */
export function StatusMenu({ invoices, onChange }: StatusMenuProps) {
  const t = useCopy(invoicesCopy);
  const format = useFormat();
  const choices = statuses.map((status) => ({ status, before: canBecome(invoices, status) }));
  return (
    <Menu
      label={t('invoices.changeStatus')}
      trigger={
        <Button size="small" icon={<IconChevronDown size={20} stroke={1.5} aria-hidden />}>
          {t('invoices.changeStatus')}
        </Button>
      }
      items={choices.map(({ status, before }) => {
        const Icon = statusIcons[status];
        return {
          id: status,
          label: `${t(`invoices.mark.${status}`)} (${format.number(before.length)})`,
          icon: <Icon size={20} stroke={1.5} aria-hidden />,
          isDisabled: before.length === 0,
        };
      })}
      onAction={(id) => {
        const choice = choices.find(({ status }) => status === id);
        if (choice === undefined) return;
        const { status, before } = choice;
        onChange({ kind: 'updateSome', before, after: before.map((invoice) => withStatus(invoice, status)) });
      }}
    />
  );
}

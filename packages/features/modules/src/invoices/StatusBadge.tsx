import type { InvoiceStatus } from '@apiyard/api/contract/modules/invoices';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Badge } from '@apiyard/ui/Badge';
import { invoicesCopy } from './invoices-copy.ts';
import { statusIcons, statusTones } from './status-looks.ts';

export function StatusBadge({ status }: { readonly status: InvoiceStatus }) {
  const t = useCopy(invoicesCopy);
  const Icon = statusIcons[status];
  return (
    <Badge tone={statusTones[status]} icon={<Icon size={16} stroke={1.5} aria-hidden />}>
      {t(`invoices.status.${status}`)}
    </Badge>
  );
}

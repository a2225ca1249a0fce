import { useNavigate, useParams } from 'react-router';
import { saveBlob } from '@apiyard/kit/browser/save-blob.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { Invoice } from '@apiyard/api/contract/modules/invoices';
import { ublOf } from '../exports/ubl.ts';
import { withStatus } from '../statuses.ts';
import { useInvoices } from '../use-invoices.ts';
import { InvoiceDetailScreen } from './InvoiceDetailScreen.tsx';

export { loader } from '../list/invoice-list.route.tsx';

export function Component() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { invoices, change, retry } = useInvoices();
  const invoice: Loadable<Invoice | null> =
    invoices.state === 'done'
      ? { state: 'done', value: invoices.value.find((one) => String(one.id) === id) ?? null }
      : invoices;
  return (
    <InvoiceDetailScreen
      key={id}
      invoice={invoice}
      onStatus={(before, status) => change({ kind: 'update', before, after: withStatus(before, status) })}
      onDelete={(deleted) => {
        change({ kind: 'delete', invoices: [deleted] });
        void navigate('/apps/invoice/list');
      }}
      onPrint={() => window.print()}
      onExport={(exported) =>
        saveBlob(new Blob([ublOf(exported)], { type: 'application/xml' }), `invoice-${exported.id}.xml`)
      }
      onRetry={retry}
    />
  );
}

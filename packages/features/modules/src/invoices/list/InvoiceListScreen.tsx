import type { Invoice } from '@apiyard/api/contract/modules/invoices';
import { getInvoices } from '@apiyard/api/contract/modules/invoices';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { DataTable } from '@apiyard/ui/DataTable';
import type { DataTableView } from '@apiyard/ui/DataTable';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { IconFileInvoice, IconPlus, IconTrash } from '@tabler/icons-react';
import { useCallback } from 'react';
import { CountTiles } from '../../count-tiles/CountTiles.tsx';
import { SampleDataButton } from '../../sample-data/SampleDataButton.tsx';
import type { InvoiceChange } from '../invoice-changes.ts';
import { invoicesCopy } from '../invoices-copy.ts';
import { InvoiceMenu } from '../InvoiceMenu.tsx';
import { statusIcons, statusTones } from '../status-looks.ts';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import type { StatusTile } from './invoice-view.ts';
import { tileOf, withTile } from './invoice-view.ts';

export interface InvoiceListScreenProps {
  readonly invoices: Loadable<readonly Invoice[]>;
  readonly view: DataTableView;
  readonly onViewChange: (view: DataTableView) => void;
  /** Numbers of the selected invoices. */
  readonly selected: ReadonlySet<string>;
  readonly onSelectionChange: (selected: ReadonlySet<string>) => void;
  readonly onChange: (change: InvoiceChange) => void;
  readonly onOpen: (id: string) => void;
  readonly onRetry: () => void;
}

const idOf = ({ id }: Invoice) => String(id);
const none: readonly Invoice[] = [];

export function InvoiceListScreen({
  invoices,
  view,
  onViewChange,
  selected,
  onSelectionChange,
  onChange,
  onOpen,
  onRetry,
}: InvoiceListScreenProps) {
  const t = useCopy(invoicesCopy);
  const columns = useInvoiceColumns();
  const rows = invoices.state === 'done' ? invoices.value : none;
  const countOf = (tile: StatusTile) =>
    invoices.state === 'done' ? rows.filter(({ status }) => tile === 'total' || status === tile).length : undefined;
  const newInvoice = (
    <Link href="/apps/invoice/create" look="primary" icon={<IconPlus size={20} stroke={1.5} />}>
      {t('invoices.new')}
    </Link>
  );
  const rowActions = useCallback(
    (invoice: Invoice) => <InvoiceMenu invoice={invoice} onChange={onChange} />,
    [onChange],
  );
  const deleteSelected = () => {
    onChange({ kind: 'delete', invoices: rows.filter((invoice) => selected.has(idOf(invoice))) });
    onSelectionChange(new Set());
  };
  return (
    <Stack space={3}>
      <PageBand
        title={t('invoices.title')}
        purpose={t('invoices.purpose')}
        actions={
          <>
            <SampleDataButton
              module="invoices"
              invalidates={[getInvoices]}
              onReset={() => onSelectionChange(new Set())}
            />
            {newInvoice}
          </>
        }
      />
      <CountTiles<StatusTile>
        label={t('invoices.tiles')}
        isLoading={invoices.state === 'loading'}
        selected={tileOf(view)}
        onSelect={(tile) => onViewChange(withTile(view, tile))}
        tiles={[
          {
            id: 'total',
            label: t('invoices.total'),
            icon: IconFileInvoice,
            tone: 'primary',
            count: countOf('total'),
          },
          ...(['Shipped', 'Delivered', 'Pending'] as const).map((status) => ({
            id: status,
            label: t(`invoices.status.${status}`),
            icon: statusIcons[status],
            tone: statusTones[status],
            count: countOf(status),
          })),
        ]}
      />
      <Card padding="none">
        <DataTable
          label={t('invoices.title')}
          columns={columns}
          rows={rows}
          rowId={idOf}
          view={view}
          onViewChange={onViewChange}
          isLoading={invoices.state === 'loading'}
          selected={selected}
          onSelectionChange={onSelectionChange}
          onRowAction={onOpen}
          rowActions={rowActions}
          bulkActions={
            <>
              <StatusMenu invoices={rows.filter((invoice) => selected.has(idOf(invoice)))} onChange={onChange} />
              <Button tone="danger" size="small" icon={<IconTrash size={20} stroke={1.5} />} onPress={deleteSelected}>
                {t('invoices.delete')}
              </Button>
            </>
          }
          empty={
            <Empty title={t('invoices.empty.title')} action={newInvoice}>
              {t('invoices.empty.text')}
            </Empty>
          }
          {...(invoices.state === 'failed' && {
            failed: (
              <Failed title={t('invoices.failed.title')} requestId={invoices.requestId} onRetry={onRetry}>
                {t('invoices.failed.text')}
              </Failed>
            ),
          })}
        />
      </Card>
    </Stack>
  );
}

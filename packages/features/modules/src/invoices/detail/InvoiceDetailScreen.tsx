import type { Invoice, InvoiceStatus } from '@apiyard/api/contract/modules/invoices';
import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Failed } from '@apiyard/ui/Failed';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Menu } from '@apiyard/ui/Menu';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Stepper } from '@apiyard/ui/Stepper';
import { IconCopy, IconDotsVertical, IconFileTypeXml, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { UblProblem } from '../exports/ubl.ts';
import { ublProblemOf } from '../exports/ubl.ts';
import { invoicesCopy } from '../invoices-copy.ts';
import { InvoiceNotFound } from '../InvoiceNotFound.tsx';
import { InvoiceSheet } from '../sheet/InvoiceSheet.tsx';
import { statusIcons } from '../status-looks.ts';
import { nextStatuses, statuses, transitionText } from '../statuses.ts';

export interface InvoiceDetailScreenProps {
  /** Null if there is none of this number. */
  readonly invoice: Loadable<Invoice | null>;
  readonly onStatus: (invoice: Invoice, status: InvoiceStatus) => void;
  readonly onDelete: (invoice: Invoice) => void;
  readonly onPrint: () => void;
  /** Saves the e-invoice as a file. */
  readonly onExport: (invoice: Invoice) => void;
  readonly onRetry: () => void;
}

export function InvoiceDetailScreen({ invoice, onRetry, ...actions }: InvoiceDetailScreenProps) {
  const t = useCopy(invoicesCopy);
  if (invoice.state === 'done')
    return invoice.value === null ? <InvoiceNotFound /> : <Loaded invoice={invoice.value} {...actions} />;
  return (
    <Stack space={3}>
      <PageBand title={t('invoices.loading')} />
      {invoice.state === 'loading' ? (
        <div aria-busy>
          <Card>
            <Stack space={3}>
              <Skeleton shape="text" lines={4} />
              <Skeleton shape="text" lines={3} />
              <Skeleton shape="block" height={12} />
            </Stack>
          </Card>
        </div>
      ) : (
        <Failed title={t('invoices.failed.one')} requestId={invoice.requestId} onRetry={onRetry}>
          {t('invoices.failed.text')}
        </Failed>
      )}
    </Stack>
  );
}

function Loaded({
  invoice,
  onStatus,
  onDelete,
  onPrint,
  onExport,
}: { readonly invoice: Invoice } & Omit<InvoiceDetailScreenProps, 'invoice' | 'onRetry'>) {
  const t = useCopy(invoicesCopy);
  const navigate = useNavigate();
  const [problem, setProblem] = useState<UblProblem | null>(null);
  const { id, status } = invoice;
  const editHref = `/apps/invoice/edit/${id}`;
  const copyHref = `/apps/invoice/create?from=${id}`;
  const exportIt = () => {
    const found = ublProblemOf(invoice);
    setProblem(found);
    if (found === null) onExport(invoice);
  };
  useShortcut('e', t('invoices.edit'), () => void navigate(editHref));
  useShortcut('d', t('invoices.duplicate'), () => void navigate(copyHref));
  useShortcut('p', t('invoices.print'), onPrint);
  return (
    <Stack space={3}>
      <PageBand
        title={t('invoices.number', { number: id })}
        isTitleOpen
        actions={
          <>
            <Button tone="primary" icon={<IconPrinter size={20} stroke={1.5} />} onPress={onPrint}>
              {t('invoices.print')}
            </Button>
            <Link href={editHref} look="quiet" icon={<IconPencil size={20} stroke={1.5} />}>
              {t('invoices.edit')}
            </Link>
            <Menu
              label={t('invoices.actions', { number: id })}
              placement="bottom end"
              trigger={<IconButton label={t('invoices.more')} icon={<IconDotsVertical size={20} stroke={1.5} />} />}
              onAction={(action) => (action === 'export' ? exportIt() : onDelete(invoice))}
              items={[
                {
                  id: 'duplicate',
                  label: t('invoices.duplicate'),
                  icon: <IconCopy size={20} stroke={1.5} />,
                  href: copyHref,
                },
                {
                  id: 'export',
                  label: t('invoices.export'),
                  icon: <IconFileTypeXml size={20} stroke={1.5} />,
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
          </>
        }
      />
      {problem !== null && (
        <Alert
          tone="warning"
          action={
            <Link href={editHref} look="text">
              {t('invoices.edit')}
            </Link>
          }
        >
          {t(`invoices.export.${problem}`)}
        </Alert>
      )}
      <Card title={t('invoices.status')}>
        <Stack space={3}>
          <Stepper
            label={t('invoices.status')}
            steps={statuses.map((one) => ({ id: one, label: t(`invoices.status.${one}`) }))}
            current={status === 'Delivered' ? null : status}
          />
          <Inline space={1}>
            {nextStatuses(status).map((next) => {
              const Icon = statusIcons[next];
              return (
                <Button
                  key={next}
                  size="small"
                  icon={<Icon size={20} stroke={1.5} aria-hidden />}
                  onPress={() => onStatus(invoice, next)}
                >
                  {t(transitionText(status, next))}
                </Button>
              );
            })}
          </Inline>
        </Stack>
      </Card>
      <InvoiceSheet invoice={invoice} />
    </Stack>
  );
}

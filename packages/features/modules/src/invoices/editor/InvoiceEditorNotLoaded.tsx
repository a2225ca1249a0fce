import { useCopy } from '@apiyard/kit/copy.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Card } from '@apiyard/ui/Card';
import { Failed } from '@apiyard/ui/Failed';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { invoicesCopy } from '../invoices-copy.ts';
import * as css from './InvoiceEditor.css.ts';

interface InvoiceEditorNotLoadedProps {
  readonly state: 'loading' | 'failed';
  readonly requestId?: string | undefined;
  readonly isNew: boolean;
  readonly onRetry: () => void;
}

/** The editor before its invoice is loaded, or without one. */
export function InvoiceEditorNotLoaded({ state, requestId, isNew, onRetry }: InvoiceEditorNotLoadedProps) {
  const t = useCopy(invoicesCopy);
  return (
    <Stack space={3}>
      <PageBand title={isNew ? t('invoices.new') : t('invoices.loading')} />
      {state === 'loading' ? (
        <div aria-busy>
          <Stack space={3}>
            <Card>
              <Skeleton shape="text" lines={2} />
            </Card>
            <div className={css.pair}>
              {['seller', 'customer'].map((party) => (
                <Card key={party}>
                  <Skeleton shape="text" lines={9} />
                </Card>
              ))}
            </div>
          </Stack>
        </div>
      ) : (
        <Failed title={t('invoices.failed.title')} requestId={requestId} onRetry={onRetry}>
          {t('invoices.failed.text')}
        </Failed>
      )}
    </Stack>
  );
}

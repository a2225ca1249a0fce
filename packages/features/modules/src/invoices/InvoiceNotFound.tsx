import { useCopy } from '@apiyard/kit/copy.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Empty } from '@apiyard/ui/Empty';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { invoicesCopy } from './invoices-copy.ts';

/** In place of an invoice whose number does not exist. */
export function InvoiceNotFound() {
  const t = useCopy(invoicesCopy);
  return (
    <Stack space={3}>
      <PageBand title={t('invoices.notFound.title')} isNotFound />
      <Empty
        title={t('invoices.notFound.title')}
        picture={<NothingFound />}
        action={
          <Link href="/apps/invoice/list" look="primary">
            {t('invoices.notFound.list')}
          </Link>
        }
      >
        {t('invoices.notFound.text')}
      </Empty>
    </Stack>
  );
}

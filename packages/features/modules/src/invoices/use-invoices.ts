import type { Invoice } from '@apiyard/api/contract/modules/invoices';
import { getInvoices } from '@apiyard/api/contract/modules/invoices';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { updateList, useOptimisticList } from '@apiyard/kit/data/use-optimistic-list.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import type { InvoiceChange } from './invoice-changes.ts';
import { invoiceChanges, oppositeOf } from './invoice-changes.ts';
import { invoicesCopy } from './invoices-copy.ts';

export const invoicesQuery = query(getInvoices, {});

/** Puts an invoice that was saved into the list: the page that shows it comes before a response to a refetch would. */
export async function showSaved(client: QueryClient, invoice: Invoice): Promise<void> {
  // A response from before would remove it again.
  await client.cancelQueries({ queryKey: invoicesQuery.queryKey });
  updateList<Invoice>(client, invoicesQuery.queryKey, (invoices) =>
    invoiceChanges.settle(invoices, { kind: 'restore', invoices: [invoice] }, null),
  );
}

/** All invoices, and changes of them that show at once, can be undone, and roll back with a message. */
export function useInvoices(): {
  readonly invoices: Loadable<readonly Invoice[]>;
  readonly change: (change: InvoiceChange) => void;
  readonly retry: () => void;
} {
  const t = useCopy(invoicesCopy);
  const result = useQuery(invoicesQuery);
  const loaded = useMemo(() => loadable({ data: result.data?.data, error: result.error }), [result.data, result.error]);
  const { items, change } = useOptimisticList({
    queryKey: invoicesQuery.queryKey,
    items: loaded,
    changes: invoiceChanges,
    onSaved(done, _result, again) {
      // What was undone is on the screen again: that is message enough.
      if (done.kind === 'restore') return;
      const message =
        done.kind === 'delete'
          ? t('invoices.deleted', { count: done.invoices.length })
          : done.kind === 'updateSome'
            ? t('invoices.changed', { count: done.after.length })
            : t(`invoices.marked.${done.after.status}`, { number: done.after.id });
      showToast({
        tone: 'success',
        message,
        action: { label: t('invoices.undo'), onPress: () => again(oppositeOf(done)) },
      });
    },
    onRefused({ kind }, error) {
      const { code } = refusalOf(error);
      const isGone = code === 'NotFound';
      showToast({
        tone: 'error',
        message: t(
          kind === 'delete' && isGone
            ? 'invoices.refused.missing'
            : (kind === 'update' || kind === 'updateSome') && isGone
              ? 'invoices.notFound.title'
              : code === 'Conflict'
                ? 'invoices.refused.used'
                : `invoices.refused.${kind === 'updateSome' ? 'update' : kind}`,
        ),
      });
      // Of several, some may be deleted or changed.
      return isGone || kind === 'delete' || kind === 'updateSome';
    },
  });
  return { invoices: items, change, retry: () => void result.refetch() };
}

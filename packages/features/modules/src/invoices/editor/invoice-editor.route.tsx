import type { Invoice } from '@apiyard/api/contract/modules/invoices';
import { getLocalTimeZone, today } from '@internationalized/date';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useParams, useSearchParams } from 'react-router';
import { useLoadedOnce } from '@apiyard/kit/data/use-loaded-once.ts';
import { InvoiceNotFound } from '../InvoiceNotFound.tsx';
import { invoicesQuery } from '../use-invoices.ts';
import { copiedForm, formOf, newForm } from './invoice-form.ts';
import { InvoiceEditor } from './InvoiceEditor.tsx';
import { InvoiceEditorNotLoaded } from './InvoiceEditorNotLoaded.tsx';

export { loader } from '../list/invoice-list.route.tsx';

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/** A new invoice, or with `?from=` a copy of another; or the invoice in the path. */
export function Component() {
  const { id } = useParams();
  const [search] = useSearchParams();
  return <Loaded key={id ?? `new ${search.get('from')}`} id={id ?? null} from={search.get('from')} />;
}

/** Days until an invoice is due. */
const dueDays = 30;

function Loaded({ id, from }: { readonly id: string | null; readonly from: string | null }) {
  const result = useQuery(invoicesQuery);
  const loaded = useLoadedOnce(result);
  const [days] = useState(() => {
    const now = today(getLocalTimeZone());
    return { today: now.toString(), due: now.add({ days: dueDays }).toString() };
  });
  if (loaded.state !== 'done')
    return <InvoiceEditorNotLoaded {...loaded} isNew={id === null} onRetry={() => void result.refetch()} />;
  const { data } = loaded.value;
  const find = (number: string) => data.find((invoice: Invoice) => String(invoice.id) === number);
  if (id !== null) {
    const stored = find(id);
    return stored === undefined ? (
      <InvoiceNotFound />
    ) : (
      <InvoiceEditor place={id} stored={stored} initial={formOf(stored)} />
    );
  }
  if (from === null) return <InvoiceEditor place="new" stored={null} initial={newForm(data.at(-1), days)} />;
  const original = find(from);
  return original === undefined ? (
    <InvoiceNotFound />
  ) : (
    <InvoiceEditor place={`copy of ${from}`} stored={null} initial={copiedForm(original, days)} />
  );
}

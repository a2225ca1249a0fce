import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { Invoice } from '@apiyard/api/contract/modules/invoices';
import { addInvoice, updateInvoice } from '@apiyard/api/contract/modules/invoices';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { fromPromise } from 'xstate';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { showToast } from '@apiyard/kit/toast.ts';
import { UnsavedGuard } from '@apiyard/kit/unsaved/UnsavedGuard.tsx';
import { isSame, useDraft } from '@apiyard/kit/unsaved/use-draft.ts';
import { invoicesCopy } from '../invoices-copy.ts';
import { showSaved } from '../use-invoices.ts';
import type { Storing } from './invoice-editor.machine.ts';
import { invoiceEditorMachine } from './invoice-editor.machine.ts';
import type { InvoiceForm } from './invoice-form.ts';
import { invoiceOf } from './invoice-form.ts';
import { InvoiceEditorScreen } from './InvoiceEditorScreen.tsx';

interface InvoiceEditorProps {
  /** Names the draft: the number of the invoice, or `new`. */
  readonly place: string;
  /** The invoice that is edited; null for a new one. */
  readonly stored: Invoice | null;
  readonly initial: InvoiceForm;
}

/** The editor with its machine and its draft. After it is saved, the invoice is shown. */
export function InvoiceEditor({ place, stored, initial: given }: InvoiceEditorProps) {
  const t = useCopy(invoicesCopy);
  const navigate = useNavigate();
  const { api, queryClient } = useServices();
  // Of the first render: what is refetched later does not change what is typed.
  const [initial] = useState(given);
  const machine = useMemo(
    () =>
      invoiceEditorMachine.provide({
        actors: {
          store: fromPromise<Invoice, Storing>(async ({ input: { form, stored: before } }) => {
            // The form was checked by the contract's schema.
            const sent = invoiceOf(form, before) as InputOf<typeof addInvoice>;
            const { data } =
              before === null
                ? await api.send(addInvoice, sent)
                : await api.send(updateInvoice, { ...sent, id: before.id });
            await showSaved(queryClient, data);
            return data;
          }),
        },
      }),
    [api, queryClient],
  );
  const [{ context, value }, send] = useMachine(machine, { input: { form: initial, stored } });
  const { form, error, saved } = context;
  const { offered, take, discard, forget } = useDraft({
    database: 'apiyard-invoices',
    place,
    written: saved === null ? form : initial,
    stored: initial,
  });
  const latest = useRef({ t, navigate, forget });
  useEffect(() => {
    latest.current = { t, navigate, forget };
  });
  const savedId = saved?.id;
  useEffect(() => {
    if (savedId === undefined) return;
    const { t: text, navigate: go, forget: forgetDraft } = latest.current;
    forgetDraft();
    showToast({ tone: 'success', message: text('invoices.saved', { number: savedId }) });
    void go(`/apps/invoice/detail/${savedId}`);
  }, [savedId]);
  return (
    <>
      <InvoiceEditorScreen
        number={stored?.id ?? null}
        form={form}
        phase={value === 'gone' ? 'gone' : value === 'editing' ? 'editing' : 'saving'}
        error={error}
        offeredAt={offered?.at ?? null}
        onChange={(next) => send({ type: 'change', form: next })}
        onSave={() => send({ type: 'save' })}
        onSaveAsNew={() => send({ type: 'save as new' })}
        onRestore={() => {
          if (offered === null) return;
          take();
          send({ type: 'change', form: offered.written });
        }}
        onDiscard={discard}
      />
      <UnsavedGuard isUnsaved={saved === null && !isSame(form, initial)} onLeave={forget} />
    </>
  );
}

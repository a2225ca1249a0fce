import { addInvoice, InvoiceCurrency } from '@apiyard/api/contract/modules/invoices';
import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { DraftOffer } from '@apiyard/kit/unsaved/DraftOffer.tsx';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { ComboBox } from '@apiyard/ui/ComboBox';
import { DatePicker } from '@apiyard/ui/DatePicker';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { TextArea } from '@apiyard/ui/TextArea';
import { parseDate } from '@internationalized/date';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { invoicesCopy } from '../invoices-copy.ts';
import type { InvoiceForm } from './invoice-form.ts';
import { invoiceOf, withCurrency, wrongInLine } from './invoice-form.ts';
import * as css from './InvoiceEditor.css.ts';
import { LinesCard } from './LinesCard.tsx';
import { PartyCard } from './PartyCard.tsx';

export interface InvoiceEditorScreenProps {
  /** Number of the invoice that is edited; null for a new one. */
  readonly number: number | null;
  readonly form: InvoiceForm;
  readonly phase: 'editing' | 'saving' | 'gone';
  /** Why the last attempt to save failed; null if it did not. */
  readonly error: unknown;
  /** When a draft of an earlier visit was typed, ISO 8601; null without one. */
  readonly offeredAt: string | null;
  readonly nowMs?: number;
  readonly onChange: (form: InvoiceForm) => void;
  readonly onSave: () => void;
  readonly onSaveAsNew: () => void;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

export function InvoiceEditorScreen({
  number,
  form: written,
  phase,
  error,
  offeredAt,
  nowMs,
  onChange,
  onSave,
  onSaveAsNew,
  onRestore,
  onDiscard,
}: InvoiceEditorScreenProps) {
  const t = useCopy(invoicesCopy);
  const [showsWrongLines, setShowsWrongLines] = useState(false);
  const isTooEarly = ({ orderDate, dueDate }: InvoiceForm) =>
    orderDate !== null && dueDate !== null && dueDate < orderDate;
  const form = useEndpointForm(addInvoice, {
    values: written,
    onChange,
    sending: { mutate: onSave, isPending: phase === 'saving', error: phase === 'gone' ? null : error },
    inputOf: (values) => invoiceOf(values, null),
    rules: (values) => ({
      orders: values.orders.some((line) => wrongInLine(line, values.currency).size > 0) ? 'lines' : undefined,
      ...(isTooEarly(values) && { dueDate: 'early' }),
    }),
    texts: { dueDate: ({ code }) => (code === 'early' ? t('invoices.wrong.due') : undefined) },
  });
  // 'Undo' in a toast is pressed later, after more was typed.
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  const changeCurrency = useCallback((currency: InvoiceCurrency) => {
    const { change, values } = latest.current;
    change(withCurrency(values, currency));
  }, []);
  const attempt = (send: () => void) => {
    if (phase === 'saving') return;
    const isRight = form.check();
    setShowsWrongLines(!isRight);
    if (isRight) send();
  };
  useShortcut('Mod+s', t('invoices.save'), () => attempt(onSave));
  const title = number === null ? t('invoices.new') : t('invoices.editTitle', { number });
  const saveButton = (tone: 'primary' | 'quiet') => (
    <Button tone={tone} isPending={phase === 'saving'} onPress={() => attempt(onSave)}>
      {t('invoices.save')}
    </Button>
  );
  const orderDate = form.field('orderDate');
  const dueDate = form.field('dueDate');
  return (
    <Stack space={3}>
      <PageBand
        title={title}
        actions={
          <>
            <Link href={number === null ? '/apps/invoice/list' : `/apps/invoice/detail/${number}`} look="quiet">
              {t('invoices.cancel')}
            </Link>
            {saveButton('primary')}
          </>
        }
      />
      <DraftOffer at={offeredAt} {...(nowMs !== undefined && { nowMs })} onRestore={onRestore} onDiscard={onDiscard} />
      {phase === 'gone' && (
        <Alert
          tone="warning"
          title={t('invoices.notFound.title')}
          action={
            <Button size="small" onPress={() => attempt(onSaveAsNew)}>
              {t('invoices.gone.keep')}
            </Button>
          }
        >
          {t('invoices.gone.text')}
        </Alert>
      )}
      <EndpointForm form={form} label={title} textOf={() => t('invoices.wrong.save')}>
        <Stack space={3}>
          <Card title={t('invoices.details')}>
            <div className={css.fieldPair}>
              <DayField label={t('invoices.column.issued')} isRequired {...orderDate} />
              <DayField label={t('invoices.column.due')} isOptional {...dueDate} />
              <CurrencyField value={written.currency} onChange={changeCurrency} />
            </div>
          </Card>
          <div className={css.pair}>
            <PartyCard title={t('invoices.seller')} party="billFrom" form={form} />
            <PartyCard title={t('invoices.customer')} party="billTo" form={form} />
          </div>
          <LinesCard
            form={written}
            showsWrong={showsWrongLines}
            onChange={(change) => latest.current.change(change(latest.current.values))}
          />
          <Card>
            <Note
              label={t('invoices.note')}
              description={t('invoices.note.help')}
              isOptional
              dir="auto"
              rows={3}
              {...form.field('note')}
            />
          </Card>
          <div className={css.foot}>{saveButton('quiet')}</div>
        </Stack>
      </EndpointForm>
    </Stack>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly isRequired?: boolean;
  readonly isOptional?: boolean;
  readonly name: string;
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly errorMessage: string | undefined;
}

// These are rendered only when they change: typing in a line has no time for calendars and lists.
const Note = memo(TextArea);

const DayField = memo(function DayField({ value, onChange, ...props }: DayFieldProps) {
  const date = useMemo(() => (value === null ? null : parseDate(value)), [value]);
  return <DatePicker {...props} value={date} onChange={(next) => onChange(next?.toString() ?? null)} />;
});

const CurrencyField = memo(function CurrencyField({
  value,
  onChange,
}: {
  readonly value: InvoiceCurrency;
  readonly onChange: (currency: InvoiceCurrency) => void;
}) {
  const t = useCopy(invoicesCopy);
  const language = useLanguage();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(localeOf(language), { type: 'currency' });
    return InvoiceCurrency.options.map((id) => ({ id, label: `${id} · ${names.of(id)}` }));
  }, [language]);
  return (
    <ComboBox
      label={t('invoices.column.currency')}
      isRequired
      options={options}
      value={value}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
});

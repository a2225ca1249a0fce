import { createContext, use, useEffect, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { GridList } from '@apiyard/ui/GridList';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconPlus } from '@tabler/icons-react';
import { linesMax } from '@apiyard/api/contract/modules/invoices';
import { invoicesCopy } from '../invoices-copy.ts';
import type { Totals } from '../sums/totals.ts';
import { totalsOf } from '../sums/totals.ts';
import { useInvoiceFormat } from '../use-invoice-format.ts';
import type { InvoiceForm, LineField, LineForm } from './invoice-form.ts';
import { lineAfter, pricedLine, withLine, withoutLine, wrongInLine } from './invoice-form.ts';
import * as css from './InvoiceEditor.css.ts';
import { itemFieldId, LineFields } from './LineFields.tsx';

interface LinesCardProps {
  readonly form: InvoiceForm;
  /** Whether empty and rejected fields are marked. */
  readonly showsWrong: boolean;
  readonly onChange: (change: (form: InvoiceForm) => Pick<InvoiceForm, 'orders'>) => void;
}

const none: ReadonlySet<LineField> = new Set();

interface Lines extends LinesCardProps {
  readonly totals: Totals;
  /** Id of the line that was added last. */
  readonly added: string | null;
  readonly nameOf: (line: LineForm, index: number) => string;
  readonly onRemove: (line: LineForm, index: number) => void;
}

/** What the rows show, see `content` of `GridList`. */
const LinesContext = createContext<Lines | null>(null);

function LineRow({ id }: { readonly id: string }) {
  const lines = use(LinesContext);
  if (lines === null) throw new Error('No lines: render this inside LinesContext.');
  const { form, totals, showsWrong, added, nameOf, onChange, onRemove } = lines;
  const index = form.orders.findIndex((line) => line.id === id);
  const line = form.orders[index];
  // Removed, and not yet from the list.
  if (line === undefined) return null;
  return (
    <LineFields
      line={line}
      name={nameOf(line, index)}
      isFirst={index === 0}
      isNew={id === added}
      currency={form.currency}
      total={totals.lines[index] as number}
      wrong={showsWrong ? wrongInLine(line, form.currency) : none}
      onChange={(next) => onChange((now) => ({ orders: now.orders.map((one) => (one.id === id ? next : one)) }))}
      onRemove={() => onRemove(line, index)}
    />
  );
}

/** The lines of an invoice, which people can put in another order, and the sums that follow from them. */
export function LinesCard({ form, showsWrong, onChange }: LinesCardProps) {
  const t = useCopy(invoicesCopy);
  const { orders, currency } = form;
  const totals = totalsOf(
    orders.map((line) => pricedLine(line, currency)),
    currency,
  );
  const [added, setAdded] = useState<string | null>(null);
  const [nextFocus, setNextFocus] = useState<string | null>(null);
  // The button that removed the line is gone with it.
  useEffect(() => {
    if (nextFocus !== null) document.getElementById(itemFieldId(nextFocus))?.focus();
  }, [nextFocus]);
  const nameOf = ({ itemName }: LineForm, index: number) =>
    itemName.trim() === '' ? t('invoices.line.unnamed', { position: index + 1 }) : itemName;
  const add = () => {
    const line = lineAfter(orders);
    onChange((now) => ({ orders: [...now.orders, line] }));
    setAdded(line.id);
  };
  const remove = (line: LineForm, index: number) => {
    const next = withoutLine(form, line.id).orders;
    onChange((now) => withoutLine(now, line.id));
    setNextFocus((next[Math.min(index, next.length - 1)] as LineForm).id);
    showToast({
      tone: 'success',
      message: t('invoices.line.removed'),
      action: { label: t('invoices.undo'), onPress: () => onChange((now) => withLine(now, line, index)) },
    });
  };
  return (
    <Card title={t('invoices.lines')}>
      <Stack space={2}>
        {orders.length > 1 && (
          <Text size="small" tone="quiet">
            {t('invoices.line.reorder')}
          </Text>
        )}
        <div className={css.lines}>
          <LinesContext value={{ form, totals, showsWrong, added, nameOf, onChange, onRemove: remove }}>
            <GridList
              label={t('invoices.lines')}
              onReorder={(ids) =>
                onChange((now) => ({
                  orders: now.orders.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
                }))
              }
              rows={orders.map((line, index) => ({
                id: line.id,
                label: nameOf(line, index),
                content: <LineRow id={line.id} />,
              }))}
            />
          </LinesContext>
        </div>
        <div className={css.lineFoot}>
          <Button icon={<IconPlus size={20} stroke={1.5} />} isDisabled={orders.length >= linesMax} onPress={add}>
            {t('invoices.line.add')}
          </Button>
          <Sums totals={totals} currency={currency} />
        </div>
      </Stack>
    </Card>
  );
}

function Sums({ totals, currency }: { readonly totals: Totals; readonly currency: string }) {
  const t = useCopy(invoicesCopy);
  const format = useInvoiceFormat();
  const money = (amount: number) => <bdi>{format.money(amount, currency)}</bdi>;
  return (
    <dl className={css.sums} aria-label={t('invoices.summary')}>
      <dt className={css.sumName}>{t('invoices.sheet.subtotal')}</dt>
      <dd className={css.sum}>{money(totals.totalCost)}</dd>
      {totals.rates.map(({ rate, base, vat }) => (
        <div key={rate} style={{ display: 'contents' }}>
          <dt className={css.sumName}>
            {t('invoices.sheet.vatOf', { rate: format.rate(rate), base: format.money(base, currency) })}
          </dt>
          <dd className={css.sum}>{money(vat)}</dd>
        </div>
      ))}
      <dt className={css.grandName}>{t('invoices.total')}</dt>
      <dd className={css.grandSum}>{money(totals.grandTotal)}</dd>
    </dl>
  );
}

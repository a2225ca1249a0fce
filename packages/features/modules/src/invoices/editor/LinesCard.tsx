import {
  createContext,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
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
/** More than a screen holds. */
const manyLines = 20;

interface Lines extends Pick<LinesCardProps, 'form' | 'showsWrong'> {
  readonly totals: Totals;
  /** Id of the line that was added last. */
  readonly added: string | null;
  readonly nameOf: (line: LineForm, index: number) => string;
  readonly onLine: (line: LineForm) => void;
  readonly onRemove: (line: LineForm) => void;
}

/** What the rows show, see `content` of `GridList`. */
const LinesContext = createContext<Lines | null>(null);

function LineRow({ id }: { readonly id: string }) {
  const lines = use(LinesContext);
  if (lines === null) throw new Error('No lines: render this inside LinesContext.');
  const { form, totals, showsWrong, added, nameOf, onLine, onRemove } = lines;
  const { orders, currency } = form;
  const index = orders.findIndex((one) => one.id === id);
  const line = orders[index];
  const wrong = useMemo(
    () => (showsWrong && line !== undefined ? wrongInLine(line, currency) : none),
    [showsWrong, line, currency],
  );
  // Removed, and not yet from the list.
  if (line === undefined) return null;
  return (
    <LineFields
      line={line}
      name={nameOf(line, index)}
      isFirst={index === 0}
      isNew={id === added}
      currency={currency}
      total={totals.lines[index] as number}
      wrong={wrong}
      onChange={onLine}
      onRemove={onRemove}
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
  // Rows get the same functions each time, so that typing renders one row.
  const latest = useRef({ form, onChange, t });
  useLayoutEffect(() => {
    latest.current = { form, onChange, t };
  });
  const setLine = useCallback((next: LineForm) => {
    latest.current.onChange((now) => ({ orders: now.orders.map((one) => (one.id === next.id ? next : one)) }));
  }, []);
  const remove = useCallback((line: LineForm) => {
    const { form: before, onChange: change, t: text } = latest.current;
    const index = before.orders.findIndex(({ id }) => id === line.id);
    const next = withoutLine(before, line.id).orders;
    change((now) => withoutLine(now, line.id));
    setNextFocus((next[Math.min(index, next.length - 1)] as LineForm).id);
    showToast({
      tone: 'success',
      message: text('invoices.line.removed'),
      action: { label: text('invoices.undo'), onPress: () => change((now) => withLine(now, line, index)) },
    });
  }, []);
  const reorder = useCallback((ids: readonly string[]) => {
    latest.current.onChange((now) => ({
      orders: now.orders.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    }));
  }, []);
  // The list itself changes with the lines and their names only. Names follow when the field is left: a list of many
  // rows is not built again for each letter.
  const ids = JSON.stringify(orders.map(({ id }) => id));
  const typedNames = JSON.stringify(orders.map((line, index) => [line.id, nameOf(line, index)]));
  const [left, setLeft] = useState({ ids, names: typedNames });
  if (left.ids !== ids) setLeft({ ids, names: typedNames });
  const names = useDeferredValue(left.names);
  const list = useMemo(() => {
    const nameById = new Map(JSON.parse(names) as readonly (readonly [string, string])[]);
    return (
      <GridList
        label={t('invoices.lines')}
        onReorder={reorder}
        rows={(JSON.parse(ids) as readonly string[]).map((id, index) => ({
          id,
          label: nameById.get(id) ?? t('invoices.line.unnamed', { position: index + 1 }),
          content: <LineRow id={id} />,
        }))}
      />
    );
  }, [ids, names, reorder, t]);
  return (
    <Card title={t('invoices.lines')}>
      <Stack space={2}>
        {orders.length > 1 && (
          <Text size="small" tone="quiet">
            {t('invoices.line.reorder')}
          </Text>
        )}
        <div
          className={orders.length > manyLines ? `${css.lines} ${css.manyLines}` : css.lines}
          onBlur={() => setLeft({ ids, names: typedNames })}
        >
          <LinesContext value={{ form, totals, showsWrong, added, nameOf, onLine: setLine, onRemove: remove }}>
            {list}
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

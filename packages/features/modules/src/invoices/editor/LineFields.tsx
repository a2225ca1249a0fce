import { useCopy } from '@apiyard/kit/copy.ts';
import { IconButton } from '@apiyard/ui/IconButton';
import { MoneyField } from '@apiyard/ui/MoneyField';
import { NumberField } from '@apiyard/ui/NumberField';
import { TextField } from '@apiyard/ui/TextField';
import { IconTrash } from '@tabler/icons-react';
import type { InvoiceCurrency } from '@apiyard/api/contract/modules/invoices';
import { invoicesCopy } from '../invoices-copy.ts';
import { memo } from 'react';
import { useInvoiceFormat } from '../use-invoice-format.ts';
import type { LineField, LineForm } from './invoice-form.ts';
import * as css from './InvoiceEditor.css.ts';

interface LineFieldsProps {
  readonly line: LineForm;
  /** Name for screen readers: what is sold, or the line's position. */
  readonly name: string;
  readonly isFirst: boolean;
  /** It was just added. */
  readonly isNew: boolean;
  readonly currency: InvoiceCurrency;
  /** Without VAT, in units of the currency. */
  readonly total: number;
  readonly wrong: ReadonlySet<LineField>;
  readonly onChange: (line: LineForm) => void;
  readonly onRemove: (line: LineForm) => void;
}

const unitsFormat = { maximumFractionDigits: 3 } as const;
const rateFormat = { maximumFractionDigits: 2 } as const;

/** The id of the field that takes the focus when the line before was removed. */
export const itemFieldId = (lineId: string): string => `invoice-line-${lineId}`;

/** The fields of one line of an invoice. Typing in one of many lines does not render the others. */
export const LineFields = memo(function LineFields({
  line,
  name,
  isFirst,
  isNew,
  currency,
  total,
  wrong,
  onChange,
  onRemove,
}: LineFieldsProps) {
  const t = useCopy(invoicesCopy);
  const format = useInvoiceFormat();
  return (
    <div className={isFirst ? css.line : `${css.line} ${css.later}`}>
      <div className={css.item}>
        <TextField
          id={itemFieldId(line.id)}
          label={t('invoices.line.item')}
          dir="auto"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just added the line
          autoFocus={isNew}
          value={line.itemName}
          onChange={(itemName) => onChange({ ...line, itemName })}
          errorMessage={wrong.has('itemName') ? t('invoices.wrong.item') : undefined}
        />
      </div>
      <div className={css.units}>
        <NumberField
          label={t('invoices.line.units')}
          value={line.units}
          minValue={0}
          maxValue={100_000}
          format={unitsFormat}
          onChange={(units) => onChange({ ...line, units })}
          onClear={() => onChange({ ...line, units: null })}
          errorMessage={wrong.has('units') ? t('invoices.wrong.units') : undefined}
        />
      </div>
      <div className={css.price}>
        <MoneyField
          label={t('invoices.line.price')}
          value={line.unitPrice}
          currency={currency}
          onChange={(unitPrice) => onChange({ ...line, unitPrice })}
          errorMessage={wrong.has('unitPrice') ? t('invoices.wrong.price') : undefined}
        />
      </div>
      <div className={css.vat}>
        <NumberField
          label={t('invoices.line.vat')}
          value={line.vatRate}
          minValue={0}
          maxValue={100}
          format={rateFormat}
          suffix="%"
          onChange={(vatRate) => onChange({ ...line, vatRate })}
          onClear={() => onChange({ ...line, vatRate: null })}
          errorMessage={wrong.has('vatRate') ? t('invoices.wrong.vat') : undefined}
        />
      </div>
      <div className={css.total}>
        <span className={css.totalName}>{t('invoices.line.total')}</span>
        <span className={css.totalSum}>
          <bdi>{format.money(total, currency)}</bdi>
        </span>
      </div>
      <div className={css.remove}>
        <IconButton
          label={t('invoices.line.remove', { name })}
          icon={<IconTrash size={20} stroke={1.5} />}
          onPress={() => onRemove(line)}
        />
      </div>
    </div>
  );
});

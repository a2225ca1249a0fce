import { Card } from '@apiyard/ui/Card';
import { NumberField } from '@apiyard/ui/NumberField';
import { RadioGroup } from '@apiyard/ui/RadioGroup';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { useCopy } from '@apiyard/kit/copy.ts';
import { currencies, withCurrency } from './zakat-draft.ts';
import { zakatCopy } from './zakat-copy.ts';
import type { CardProps } from './fields.tsx';
import { fields } from './ZakatScreen.css.ts';

const nisabs = ['silver', 'gold'] as const;
const years = ['lunar', 'solar'] as const;
/** Most currencies have fewer digits, but a gram of silver costs little. */
const priceFormat = { maximumFractionDigits: 6 } as const;

/** Currency, prices and what the sums are compared with. */
export function BasisCard({ draft, onDraft, format }: CardProps) {
  const t = useCopy(zakatCopy);
  return (
    <Card title={t('zakat.basis')}>
      <Stack space={3}>
        <div className={fields}>
          <Select
            label={t('zakat.currency')}
            options={currencies.map((id) => ({ id, label: format.currencyName(id) }))}
            value={draft.currency}
            onChange={(currency) => onDraft(withCurrency(draft, currency))}
          />
          {(['goldPrice', 'silverPrice'] as const).map((name) => (
            <NumberField
              key={name}
              label={t(`zakat.${name}`)}
              description={t('zakat.price.help', { currency: draft.currency })}
              value={draft[name]}
              minValue={0.000_001}
              format={priceFormat}
              onChange={(value) => onDraft({ ...draft, [name]: value })}
              onClear={() => onDraft({ ...draft, [name]: null })}
            />
          ))}
        </div>
        <div className={fields}>
          <RadioGroup
            label={t('zakat.nisab')}
            description={t('zakat.nisab.help')}
            options={nisabs.map((id) => ({
              id,
              label: t(`zakat.nisab.${id}`),
              description: t(`zakat.nisab.${id}.help`),
            }))}
            value={draft.nisab}
            onChange={(nisab) => onDraft({ ...draft, nisab })}
          />
          <RadioGroup
            label={t('zakat.year')}
            options={years.map((id) => ({ id, label: t(`zakat.year.${id}`), description: t(`zakat.year.${id}.help`) }))}
            value={draft.year}
            onChange={(year) => onDraft({ ...draft, year })}
          />
        </div>
      </Stack>
    </Card>
  );
}

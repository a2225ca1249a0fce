import { Card } from '@apiyard/ui/Card';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { CardProps } from './fields.tsx';
import { Amount, Money } from './fields.tsx';
import { zakatCopy } from './zakat-copy.ts';
import { fields } from './ZakatScreen.css.ts';

const gramsMax = 1_000_000_000;

/** What a person owns and owes. */
export function AssetsCards({ draft, onDraft }: Omit<CardProps, 'format'>) {
  const t = useCopy(zakatCopy);
  const given = { draft, onDraft };
  return (
    <>
      <Card title={t('zakat.money')}>
        <div className={fields}>
          {(['cash', 'receivables', 'investments', 'goods'] as const).map((name) => (
            <Money key={name} {...given} name={name} label={t(`zakat.${name}`)} help={t(`zakat.${name}.help`)} />
          ))}
        </div>
      </Card>
      <Card title={t('zakat.gold')}>
        <div className={fields}>
          <Amount {...given} name="goldGrams" label={t('zakat.grams')} min={0} max={gramsMax} />
          <Amount
            {...given}
            name="goldKarat"
            label={t('zakat.karat')}
            help={t('zakat.karat.help')}
            min={1}
            max={24}
            otherwise={24}
          />
          <Money {...given} name="goldValue" label={t('zakat.value')} help={t('zakat.goldValue.help')} />
        </div>
      </Card>
      <Card title={t('zakat.silver')}>
        <div className={fields}>
          <Amount {...given} name="silverGrams" label={t('zakat.grams')} min={0} max={gramsMax} />
          <Amount
            {...given}
            name="silverFineness"
            label={t('zakat.fineness')}
            help={t('zakat.fineness.help')}
            min={1}
            max={1000}
            otherwise={1000}
          />
          <Money {...given} name="silverValue" label={t('zakat.value')} help={t('zakat.silverValue.help')} />
        </div>
      </Card>
      <Card title={t('zakat.line.debts')}>
        <div className={fields}>
          <Money {...given} name="debts" label={t('zakat.debts')} help={t('zakat.debts.help')} />
        </div>
      </Card>
    </>
  );
}

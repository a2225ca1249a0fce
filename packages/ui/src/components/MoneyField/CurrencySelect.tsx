import { IconChevronDown } from '@tabler/icons-react';
import { Button, ListBox, Popover, Select, SelectValue } from 'react-aria-components/Select';
import { useLocale } from 'react-aria-components/I18nProvider';
import { renderOptions } from '../../collection/option.tsx';
import { list } from '../../collection/option.css.ts';
import { moneyFieldLabels } from '../../labels/components/money-field.ts';
import { useComponentLabels } from '../../labels/use-labels.ts';
import { popover } from '../../overlay/popover.css.ts';
import { chevron, currencyButton } from './MoneyField.css.ts';

interface CurrencySelectProps {
  currency: string;
  currencies: readonly string[];
  onChange: (currency: string) => void;
  isDisabled: boolean;
}

/** The currency at the end of the field. Its options show the names, the field only the code. */
export function CurrencySelect({ currency, currencies, onChange, isDisabled }: CurrencySelectProps) {
  const labels = useComponentLabels(moneyFieldLabels);
  const { locale } = useLocale();
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  const options = currencies.map((id) => ({ id, label: id, description: names.of(id) ?? id }));
  return (
    <Select
      aria-label={labels.currency}
      value={currency}
      onChange={(key) => key !== null && onChange(String(key))}
      isDisabled={isDisabled}
    >
      <Button className={currencyButton}>
        <SelectValue>{() => <bdi>{currency}</bdi>}</SelectValue>
        <IconChevronDown className={chevron} size={16} stroke={1.5} aria-hidden />
      </Button>
      <Popover offset={4} placement="bottom end" className={popover}>
        <ListBox className={list}>{renderOptions(options)}</ListBox>
      </Popover>
    </Select>
  );
}

import { useId, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { joinIds } from '../../element/element-props.ts';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';
import { useTypedText } from '../../field/use-typed-text.ts';
import { moneyFieldLabels } from '../../labels/components/money-field.ts';
import { fill, useComponentLabels } from '../../labels/use-labels.ts';
import {
  fractionDigits,
  fromMinor,
  isOfAmount,
  moneyInWords,
  numberMarks,
  readAmount,
  toMinor,
  writeAmount,
} from './amount-text.ts';
import { CurrencySelect } from './CurrencySelect.tsx';
import { amount, box, unit } from './MoneyField.css.ts';

export interface MoneyFieldProps extends FieldProps {
  /** A whole number of the currency's smallest unit: cents for EUR, yen for JPY, fils for BHD. `null` is an empty field. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Code of ISO 4217. It sets the number of digits after the decimal mark. */
  currency: string;
  /** Currencies that can be selected in the field. */
  currencies?: readonly string[];
  /** Called with the selected currency. The typed digits keep their place: 12.50 EUR becomes 12.500 BHD. */
  onCurrencyChange?: (currency: string) => void;
  /** The smallest amount, in the smallest unit. A negative one allows a minus sign. @default 0 */
  minValue?: number;
  /** The largest amount, in the smallest unit. */
  maxValue?: number;
  onBlur?: () => void;
  placeholder?: string;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

/** An amount of money, exact to the smallest unit, grouped while it is typed. Any other number is a `NumberField`. */
export function MoneyField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  currency,
  currencies,
  onCurrencyChange,
  minValue = 0,
  maxValue,
  placeholder,
  name,
  ...props
}: MoneyFieldProps) {
  const labels = useComponentLabels(moneyFieldLabels);
  const { locale } = useLocale();
  const unitId = useId();
  const marks = numberMarks(locale);
  const digits = fractionDigits(currency);
  const whole = writeAmount(fromMinor(value, digits), marks);
  // As it is typed: '12.' and '12.5' are not yet written as the currency is.
  const [typed, setTyped] = useState<{ text: string; value: number | null; currency: string; locale: string }>();
  const isTyped =
    typed !== undefined && typed.value === value && typed.currency === currency && typed.locale === locale;
  const text = isTyped ? typed.text : whole;

  const typing = useTypedText({
    counts: isOfAmount(marks),
    onType: ({ text: next, isPasted }) => {
      const read = readAmount(next, marks, { digits, isPasted });
      if (minValue >= 0) read.isNegative = false;
      const written = writeAmount(read, marks);
      const minor = toMinor(read, digits);
      setTyped({ text: written, value: minor, currency, locale });
      if (minor !== value) onChange(minor);
      return written;
    },
  });
  const changeCurrency = (next: string) => {
    const moved = toMinor(readAmount(text, marks, { digits: fractionDigits(next) }), fractionDigits(next));
    onCurrencyChange?.(next);
    if (moved !== value) onChange(moved);
  };
  const limitError = () => {
    if (value === null) return null;
    const limit = (minor: number) => ({ limit: moneyInWords(minor, currency, locale) });
    if (value < minValue) return fill(labels.atLeast, limit(minValue));
    return maxValue !== undefined && value > maxValue ? fill(labels.atMost, limit(maxValue)) : null;
  };

  return (
    <AriaTextField
      {...given(props)}
      {...given({ name })}
      {...validity(errorMessage !== undefined)}
      value={text}
      onBlur={() => {
        setTyped(undefined);
        props.onBlur?.();
      }}
      validate={limitError}
      aria-describedby={joinIds(unitId, props['aria-describedby']) ?? unitId}
      className={field}
    >
      {(state) => (
        <>
          <FieldLabel label={label} isOptional={props.isOptional} />
          <Group
            role="presentation"
            isDisabled={state.isDisabled}
            isInvalid={state.isInvalid}
            isReadOnly={state.isReadOnly}
            className={box}
          >
            <Input
              {...given({ placeholder })}
              {...typing}
              // The form gets the amount from the hidden input below.
              name=""
              dir="ltr"
              inputMode={digits === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              className={amount}
            />
            {currencies && onCurrencyChange ? (
              <>
                <span id={unitId} hidden>
                  {currency}
                </span>
                <CurrencySelect
                  currency={currency}
                  currencies={currencies}
                  onChange={changeCurrency}
                  isDisabled={state.isDisabled || state.isReadOnly}
                />
              </>
            ) : (
              // Not on the `bdi`, whose padding follows the direction of the code.
              <span id={unitId} className={unit}>
                <bdi>{currency}</bdi>
              </span>
            )}
          </Group>
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={state.isDisabled} />}
          <FieldHelp description={description} errorMessage={errorMessage} isInvalid={state.isInvalid} />
        </>
      )}
    </AriaTextField>
  );
}

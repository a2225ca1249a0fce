import { useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';
import { TextControl } from '../../field/text-control.tsx';
import { asciiDigits } from '../../field/typed-digits.ts';
import { useTypedText } from '../../field/use-typed-text.ts';
import { phoneFieldLabels } from '../../labels/components/phone-field.ts';
import { useComponentLabels } from '../../labels/use-labels.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { number } from './PhoneField.css.ts';
import type { TypedPhone } from './phone-numbers.ts';
import { usePhoneNumbers } from './use-phone-numbers.ts';

export interface PhoneFieldProps extends FieldProps {
  /** In E.164, such as `+33612345678`; empty without a number. */
  value: string;
  /** Called with the number in E.164, as far as it was typed. */
  onChange: (value: string) => void;
  /** The country of an empty field, a code of ISO 3166-1. @default the main country of the language */
  defaultCountry?: string;
  /** The countries that can be selected. @default all */
  countries?: readonly string[];
  onBlur?: () => void;
  /** An example in the format of the country, never the label. */
  placeholder?: string;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

const none: readonly string[] = [];
const noCode = () => '';
const isDialled = (character: string) => /[\p{Nd}+＋]/u.test(character);

/** What was typed before the metadata have loaded: only a number with a plus sign can be used. */
function typedPlainly(text: string, { value, country }: TypedPhone): TypedPhone {
  const digits = asciiDigits(text).replaceAll(/\D/g, '');
  return { text, country, value: /^\s*[+＋]/.test(text) && digits !== '' ? `+${digits}` : digits === '' ? '' : value };
}

/** A phone number with its country, formatted while it is typed. The value is in E.164. */
export function PhoneField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  defaultCountry,
  countries,
  placeholder,
  name,
  ...props
}: PhoneFieldProps) {
  const labels = useComponentLabels(phoneFieldLabels);
  const { locale } = useLocale();
  const numbers = usePhoneNumbers();
  const country = defaultCountry ?? new Intl.Locale(locale).maximize().region ?? 'US';
  const [typed, setTyped] = useState<TypedPhone>();
  // What was typed, until the value is set to another one from outside.
  const isTyped = typed !== undefined && typed.value === value;
  const shown: TypedPhone = isTyped
    ? typed
    : (numbers?.showPhone(value, typed?.country ?? country) ?? { text: value, value, country });

  const keep = (next: TypedPhone) => {
    setTyped(next);
    if (next.value !== value) onChange(next.value);
  };
  const typing = useTypedText({
    counts: isDialled,
    onType: ({ text, isPasted }) => {
      const next = numbers?.typePhone(text, shown.country, isPasted) ?? typedPlainly(text, shown);
      keep(next);
      return next.text;
    },
  });
  // What was typed before is formatted now.
  useEffect(() => {
    if (numbers && isTyped && typed.text !== '') keep(numbers.typePhone(typed.text, typed.country));
    // oxlint-disable-next-line react/exhaustive-deps -- only once, when the metadata have loaded
  }, [numbers]);

  const fault = numbers?.phoneFault(value, shown.country) ?? null;
  return (
    <AriaTextField
      {...given({ ...props, name })}
      {...validity(errorMessage !== undefined)}
      type="tel"
      value={shown.text}
      validate={() => fault && labels[fault]}
      onBlur={() => {
        // An international number becomes national, once it is complete.
        if (numbers && fault === null && value !== '') setTyped(numbers.showPhone(value, shown.country));
        props.onBlur?.();
      }}
      className={field}
    >
      {(state) => (
        <>
          <TextControl
            label={label}
            description={description}
            errorMessage={errorMessage}
            isOptional={props.isOptional}
            state={state}
          >
            <CountrySelect
              country={shown.country}
              countries={countries ?? numbers?.phoneCountries() ?? none}
              callingCode={numbers?.callingCode ?? noCode}
              onChange={(next) => numbers && keep(numbers.movePhone(shown.text, next))}
              isDisabled={state.isDisabled || state.isReadOnly || numbers === undefined}
            />
            <Input
              {...given({ placeholder })}
              {...typing}
              // The form gets the number in E.164 from the hidden input below.
              name=""
              dir="ltr"
              autoComplete="tel"
              className={number}
            />
          </TextControl>
          {name !== undefined && <input type="hidden" name={name} value={value} disabled={state.isDisabled} />}
        </>
      )}
    </AriaTextField>
  );
}

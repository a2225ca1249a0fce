import { Select as AriaSelect } from 'react-aria-components/Select';
import type { ListOption } from '../../collection/option.tsx';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { SelectList, SelectTrigger } from './select-parts.tsx';

export type SelectOption<Id extends string> = ListOption<Id>;

export interface SelectProps<Id extends string> extends FieldProps {
  options: readonly SelectOption<Id>[];
  /** `null` while nothing is chosen. */
  value: Id | null;
  onChange: (value: Id) => void;
  /** @default 'Choose', in the language in use */
  placeholder?: string;
  /** Visually hidden, for toolbars where the value is clear without it. @default false */
  isLabelHidden?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

/** One of a few options. Two or three that should be visible are a `RadioGroup`; many are a `ComboBox`; several at a time a `MultiSelect`. */
export function Select<Id extends string>({
  label,
  description,
  errorMessage,
  options,
  value,
  onChange,
  placeholder,
  isLabelHidden = false,
  ...props
}: SelectProps<Id>) {
  const labels = useLabels();
  const choose = (key: unknown) => {
    const chosen = options.find(({ id }) => id === key);
    if (chosen) onChange(chosen.id);
  };
  return (
    <AriaSelect
      {...given(props)}
      {...validity(errorMessage !== undefined)}
      value={value}
      onChange={choose}
      placeholder={placeholder ?? labels.chooseOption}
      className={field}
    >
      {(state) => (
        <>
          <FieldLabel label={label} isOptional={props.isOptional} isHidden={isLabelHidden} />
          <SelectTrigger>{() => options.find(({ id }) => id === value)?.label}</SelectTrigger>
          <FieldHelp description={description} errorMessage={errorMessage} isInvalid={state.isInvalid} />
          <SelectList options={options} />
        </>
      )}
    </AriaSelect>
  );
}

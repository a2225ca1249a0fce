import { Select as AriaSelect } from 'react-aria-components/Select';
import { useControlledState } from 'react-stately/useControlledState';
import { flatten, OptionLabel } from '../../collection/option.tsx';
import type { ListOption, OptionPart } from '../../collection/option.tsx';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { ChosenText } from './ChosenText.tsx';
import { SelectList, SelectTrigger } from './select-parts.tsx';

export type SelectOption<Id extends string> = ListOption<Id>;

export interface SelectProps<Id extends string> extends FieldProps {
  /** Options, or sections of options: `{ id, label, items }`. */
  options: readonly OptionPart<SelectOption<Id>>[];
  /** `null` while nothing is chosen. Then `onChange` keeps it. @default the field keeps it itself */
  value?: Id | null;
  /** Chosen at first, if the field keeps its value itself. @default nothing */
  defaultValue?: Id | null;
  onChange?: (value: Id) => void;
  onBlur?: () => void;
  /** @default 'Choose', in the language in use */
  placeholder?: string;
  /** Visually hidden, for toolbars where the value is clear without it. @default false */
  isLabelHidden?: boolean;
  /** A text that can be focused and copied, but not changed. @default false */
  isReadOnly?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

/** One of a few options. Two or three that should be visible are a `RadioGroup`; many are a `ComboBox`; several at a time a `MultiSelect`. */
export function Select<Id extends string>({
  label,
  description,
  errorMessage,
  options: parts,
  value: givenValue,
  defaultValue = null,
  onChange,
  onBlur,
  placeholder,
  isLabelHidden = false,
  isReadOnly = false,
  ...props
}: SelectProps<Id>) {
  const labels = useLabels();
  const [value, choose] = useControlledState<Id | null, Id>(givenValue, defaultValue, onChange);
  const options = flatten(parts);
  const chosen = options.find(({ id }) => id === value);
  const shared = { label, description, errorMessage, isLabelHidden, ...props };
  if (isReadOnly) return <ChosenText {...shared} text={chosen?.label ?? ''} values={value === null ? [] : [value]} />;
  return (
    <AriaSelect
      {...given(props)}
      {...validity(errorMessage !== undefined)}
      value={value}
      onChange={(key) => {
        const next = options.find(({ id }) => id === key);
        if (next) choose(next.id);
      }}
      {...(onBlur && { onBlur: () => onBlur() })}
      placeholder={placeholder ?? labels.chooseOption}
      className={field}
    >
      {(state) => (
        <>
          <FieldLabel label={label} isOptional={props.isOptional} isHidden={isLabelHidden} />
          <SelectTrigger>{() => chosen && <OptionLabel option={chosen} />}</SelectTrigger>
          <FieldHelp description={description} errorMessage={errorMessage} isInvalid={state.isInvalid} />
          <SelectList options={parts} />
        </>
      )}
    </AriaSelect>
  );
}

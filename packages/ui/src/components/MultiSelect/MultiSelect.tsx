import { Select as AriaSelect } from 'react-aria-components/Select';
import type { ListOption } from '../../collection/option.tsx';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';
import { useLabels, useWording } from '../../labels/use-labels.ts';
import { SelectList, SelectTrigger } from '../Select/select-parts.tsx';

export interface MultiSelectProps<Id extends string> extends FieldProps {
  options: readonly ListOption<Id>[];
  /** The ids of what is chosen. */
  value: readonly Id[];
  /** Gets the ids in the order of the options. */
  onChange: (value: Id[]) => void;
  /** @default 'Choose', in the language in use */
  placeholder?: string;
  /** Visually hidden, for toolbars where the value is clear without it. @default false */
  isLabelHidden?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

/** Number of names shown in the closed field; above it, a count is shown. */
const namedMax = 3;

/** Several of a few options, if space is limited. All visible: `CheckboxGroup`. Many options, or found by typing: `MultiComboBox`. */
export function MultiSelect<Id extends string>({
  label,
  description,
  errorMessage,
  options,
  value,
  onChange,
  placeholder,
  isLabelHidden = false,
  ...props
}: MultiSelectProps<Id>) {
  const labels = useLabels();
  const wording = useWording();
  return (
    <AriaSelect<object, 'multiple'>
      {...given(props)}
      {...validity(errorMessage !== undefined)}
      selectionMode="multiple"
      value={value}
      onChange={(keys) => onChange(options.map(({ id }) => id).filter((id) => keys.includes(id)))}
      placeholder={placeholder ?? labels.chooseOption}
      className={field}
    >
      {(state) => (
        <>
          <FieldLabel label={label} isOptional={props.isOptional} isHidden={isLabelHidden} />
          <SelectTrigger>
            {({ selectedText }) => (value.length > namedMax ? wording.count(labels.items, value.length) : selectedText)}
          </SelectTrigger>
          <FieldHelp description={description} errorMessage={errorMessage} isInvalid={state.isInvalid} />
          <SelectList options={options} />
        </>
      )}
    </AriaSelect>
  );
}

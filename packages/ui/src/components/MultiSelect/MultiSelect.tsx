import { useLocale } from 'react-aria-components/I18nProvider';
import { Select as AriaSelect } from 'react-aria-components/Select';
import { useControlledState } from 'react-stately/useControlledState';
import { flatten } from '../../collection/option.tsx';
import type { ListOption, OptionPart } from '../../collection/option.tsx';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';
import { useLabels, useWording } from '../../labels/use-labels.ts';
import { ChosenText } from '../Select/ChosenText.tsx';
import { SelectList, SelectTrigger } from '../Select/select-parts.tsx';

export interface MultiSelectProps<Id extends string> extends FieldProps {
  /** Options, or sections of options: `{ id, label, items }`. */
  options: readonly OptionPart<ListOption<Id>>[];
  /** The ids of what is chosen. Then `onChange` keeps them. @default the field keeps them itself */
  value?: readonly Id[];
  /** Chosen at first, if the field keeps its value itself. @default nothing */
  defaultValue?: readonly Id[];
  /** Gets the ids in the order of the options. */
  onChange?: (value: Id[]) => void;
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

/** Number of names shown in the closed field; above it, a count is shown. */
const namedMax = 3;

/** Several of a few options, if space is limited. All visible: `CheckboxGroup`. Many options, or found by typing: `MultiComboBox`. */
export function MultiSelect<Id extends string>({
  label,
  description,
  errorMessage,
  options: parts,
  value: givenValue,
  defaultValue = [],
  onChange,
  onBlur,
  placeholder,
  isLabelHidden = false,
  isReadOnly = false,
  ...props
}: MultiSelectProps<Id>) {
  const labels = useLabels();
  const wording = useWording();
  const { locale } = useLocale();
  const [value, choose] = useControlledState<readonly Id[], Id[]>(givenValue, defaultValue, onChange);
  const options = flatten(parts);
  const shared = { label, description, errorMessage, isLabelHidden, ...props };
  if (isReadOnly) {
    const names = options.filter(({ id }) => value.includes(id)).map((option) => option.label);
    const text = new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(names);
    return <ChosenText {...shared} text={text} values={value} />;
  }
  return (
    <AriaSelect<object, 'multiple'>
      {...given(props)}
      {...validity(errorMessage !== undefined)}
      selectionMode="multiple"
      value={value}
      onChange={(keys) => choose(options.map(({ id }) => id).filter((id) => keys.includes(id)))}
      {...(onBlur && { onBlur: () => onBlur() })}
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
          <SelectList options={parts} />
        </>
      )}
    </AriaSelect>
  );
}

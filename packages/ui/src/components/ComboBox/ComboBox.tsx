import { IconX } from '@tabler/icons-react';
import { Button, ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { useControlledState } from 'react-stately/useControlledState';
import type { ListOption, OptionPart } from '../../collection/option.tsx';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field, input } from '../../field/field.css.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { box, fieldButton } from './ComboBox.css.ts';
import { ComboEnd, ComboList } from './combo-parts.tsx';
import { useOptions } from './use-options.ts';

export interface ComboBoxProps<Id extends string> extends FieldProps {
  /** All of them, or with `onSearch` what the search found. Sections: `{ id, label, items }`. */
  options: readonly OptionPart<ListOption<Id>>[];
  /** `null` while nothing is chosen. Then `onChange` keeps it. @default the field keeps it itself */
  value?: Id | null;
  /** Chosen at first, if the field keeps its value itself. @default nothing */
  defaultValue?: Id | null;
  /** Gets `null` when the field is emptied. */
  onChange?: (value: Id | null) => void;
  onBlur?: () => void;
  /** Called with what is typed, to bring other options. Without it the field looks through its options itself. */
  onSearch?: (words: string) => void;
  /** Options are on their way. @default false */
  isLoading?: boolean;
  /** An example, never the label. */
  placeholder?: string;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

/** One of many options, found by typing. A handful without typing: `Select`. Several: `MultiComboBox`. */
export function ComboBox<Id extends string>({
  label,
  description,
  errorMessage,
  options,
  value: givenValue,
  defaultValue = null,
  onChange,
  onBlur,
  onSearch,
  isLoading = false,
  placeholder,
  ...props
}: ComboBoxProps<Id>) {
  const labels = useLabels();
  const [value, choose] = useControlledState<Id | null>(givenValue, defaultValue, onChange);
  const { chosen, listed, listedOptions, filter } = useOptions(
    options,
    value === null ? [] : [value],
    onSearch !== undefined,
  );
  const mayClear = value !== null && !props.isRequired && !props.isDisabled && !props.isReadOnly;
  return (
    <AriaComboBox
      {...given(props)}
      {...validity(errorMessage !== undefined)}
      allowsEmptyCollection
      defaultFilter={filter}
      value={value}
      onChange={(key) => choose(listedOptions.find(({ id }) => id === key)?.id ?? null)}
      {...(onBlur && { onBlur: () => onBlur() })}
      {...(onSearch && {
        onInputChange: (words) => {
          // A selection writes its name into the field: that is no search.
          if (words !== chosen[0]?.label) onSearch(words);
        },
      })}
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
            <Input {...given({ placeholder })} className={input} />
            {mayClear && (
              <Button
                slot={null}
                aria-label={labels.clear}
                excludeFromTabOrder
                preventFocusOnPress
                onPress={() => choose(null)}
                className={fieldButton}
              >
                <IconX size={16} stroke={1.5} aria-hidden />
              </Button>
            )}
            <ComboEnd isLoading={isLoading} isOpen={state.isOpen} />
          </Group>
          <FieldHelp description={description} errorMessage={errorMessage} isInvalid={state.isInvalid} />
          <ComboList options={listed} isLoading={isLoading} />
        </>
      )}
    </AriaComboBox>
  );
}

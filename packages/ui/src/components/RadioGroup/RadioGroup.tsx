import { RadioButton, RadioField, RadioGroup as AriaRadioGroup, Text } from 'react-aria-components/RadioGroup';
import { choice, choiceField, choiceGroup, choiceHelp } from '../../field/choice.css.ts';
import type { ChoiceOption } from '../../field/choice-option.ts';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field, help } from '../../field/field.css.ts';
import { mark } from './RadioGroup.css.ts';

export interface RadioGroupProps<Id extends string> extends FieldProps {
  options: readonly ChoiceOption<Id>[];
  /** `null` while nothing is chosen. */
  value: Id | null;
  onChange: (value: Id) => void;
  /** `horizontal` places two or three short options side by side if there is room. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** @default false */
  isReadOnly?: boolean;
}

/** One of a few visible options. If space is limited use `Select`, for many options `ComboBox`. */
export function RadioGroup<Id extends string>({
  label,
  description,
  errorMessage,
  options,
  value,
  onChange,
  orientation = 'vertical',
  ...props
}: RadioGroupProps<Id>) {
  return (
    <AriaRadioGroup
      {...given(props)}
      {...validity(errorMessage !== undefined)}
      orientation={orientation}
      value={value}
      onChange={(id) => {
        const chosen = options.find((option) => option.id === id);
        if (chosen) onChange(chosen.id);
      }}
      className={field}
    >
      {(group) => (
        <>
          <FieldLabel label={label} isOptional={props.isOptional} />
          <div className={choiceGroup[orientation]}>
            {options.map((option) => (
              <RadioField
                key={option.id}
                value={option.id}
                isDisabled={option.isDisabled ?? false}
                className={choiceField}
              >
                <RadioButton className={choice}>
                  <span className={mark} aria-hidden />
                  <span>{option.label}</span>
                </RadioButton>
                {option.description && (
                  <span className={choiceHelp}>
                    <Text slot="description" className={help}>
                      {option.description}
                    </Text>
                  </span>
                )}
              </RadioField>
            ))}
          </div>
          <FieldHelp description={description} errorMessage={errorMessage} isInvalid={group.isInvalid} />
        </>
      )}
    </AriaRadioGroup>
  );
}

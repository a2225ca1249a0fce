import { CheckboxButton, CheckboxField, Text } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { choice, choiceField, choiceGroup, choiceHelp } from '../../field/choice.css.ts';
import type { ChoiceOption } from '../../field/choice-option.ts';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field, help } from '../../field/field.css.ts';
import { CheckboxMark } from '../Checkbox/checkbox-mark.tsx';

export interface CheckboxGroupProps<Id extends string> extends FieldProps {
  options: readonly ChoiceOption<Id>[];
  /** The ids of what is checked. */
  value: readonly Id[];
  /** Gets the ids in the order of the options. */
  onChange: (value: Id[]) => void;
  /** `horizontal` places a few short options side by side if there is room. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** @default false */
  isReadOnly?: boolean;
}

/** Any of a few visible options. Only one of them: `RadioGroup`. Many: `MultiComboBox`. */
export function CheckboxGroup<Id extends string>({
  label,
  description,
  errorMessage,
  options,
  value,
  onChange,
  orientation = 'vertical',
  ...props
}: CheckboxGroupProps<Id>) {
  return (
    <AriaCheckboxGroup
      {...given(props)}
      {...validity(errorMessage !== undefined)}
      value={[...value]}
      onChange={(checked) => onChange(options.map(({ id }) => id).filter((id) => checked.includes(id)))}
      className={field}
    >
      {(group) => (
        <>
          <FieldLabel label={label} isOptional={props.isOptional} />
          <div className={choiceGroup[orientation]}>
            {options.map((option) => (
              <CheckboxField
                key={option.id}
                value={option.id}
                isDisabled={option.isDisabled ?? false}
                className={choiceField}
              >
                {({ isSelected }) => (
                  <>
                    <CheckboxButton className={choice}>
                      <CheckboxMark isSelected={isSelected} />
                      <span>{option.label}</span>
                    </CheckboxButton>
                    {option.description && (
                      <span className={choiceHelp}>
                        <Text slot="description" className={help}>
                          {option.description}
                        </Text>
                      </span>
                    )}
                  </>
                )}
              </CheckboxField>
            ))}
          </div>
          <FieldHelp description={description} errorMessage={errorMessage} isInvalid={group.isInvalid} />
        </>
      )}
    </AriaCheckboxGroup>
  );
}

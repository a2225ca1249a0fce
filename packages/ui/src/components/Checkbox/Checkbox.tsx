import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import type { NameProps } from '../../element/element-props.ts';
import { FieldHelp } from '../../field/field-help.tsx';
import { choice, choiceField, choiceHelp } from '../../field/choice.css.ts';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { mark } from '../../field/field.css.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { CheckboxMark } from './checkbox-mark.tsx';

export interface CheckboxProps extends Omit<FieldProps, 'label'>, NameProps {
  /** What checking it means, as a statement. */
  children: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Some of the items it represents are checked. @default false */
  isIndeterminate?: boolean;
  /** Sent with the form when checked. @default 'on' */
  value?: string;
  /** @default false */
  isReadOnly?: boolean;
}

/** Agrees to something, or selects some of several; takes effect when the form is submitted. For immediate effect: `Switch`. */
export function Checkbox({ children, description, errorMessage, ...props }: CheckboxProps) {
  const labels = useLabels();
  return (
    <CheckboxField {...given(props)} {...validity(errorMessage !== undefined)} className={choiceField}>
      {(state) => (
        <>
          <CheckboxButton className={choice}>
            <CheckboxMark isSelected={state.isSelected} isIndeterminate={state.isIndeterminate} />
            <span>
              {children}
              {props.isRequired && ' '}
              {props.isRequired && <span className={mark}>({labels.required})</span>}
            </span>
          </CheckboxButton>
          <span className={choiceHelp}>
            <FieldHelp description={description} errorMessage={errorMessage} isInvalid={state.isInvalid} />
          </span>
        </>
      )}
    </CheckboxField>
  );
}

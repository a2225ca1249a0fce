import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { FieldHelp } from '../../field/field-help.tsx';
import { choice, choiceField } from '../../field/choice.css.ts';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { required } from '../../field/field.css.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { box, help } from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldProps, 'label'> {
  /** What checking it means, as a statement. */
  children: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Some of what it stands for is checked. @default false */
  isIndeterminate?: boolean;
  /** Sent with the form when checked. @default 'on' */
  value?: string;
  /** @default false */
  isReadOnly?: boolean;
}

/** Agrees to something, or picks some of several; takes effect when the form is sent. At once: `Switch`. */
export function Checkbox({ children, description, errorMessage, ...props }: CheckboxProps) {
  const labels = useLabels();
  return (
    <CheckboxField {...given(props)} {...validity(errorMessage !== undefined)} className={choiceField}>
      {(state) => (
        <>
          <CheckboxButton className={choice}>
            <span className={box} aria-hidden>
              {state.isIndeterminate ? (
                <IconMinus size={14} stroke={3} />
              ) : (
                state.isSelected && <IconCheck size={14} stroke={3} />
              )}
            </span>
            <span>
              {children}
              {props.isRequired && ' '}
              {props.isRequired && <span className={required}>({labels.required})</span>}
            </span>
          </CheckboxButton>
          <span className={help}>
            <FieldHelp description={description} errorMessage={errorMessage} isInvalid={state.isInvalid} />
          </span>
        </>
      )}
    </CheckboxField>
  );
}

import type { ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import type { ElementProps, NameProps } from '../../element/element-props.ts';
import { choice, choiceField } from '../../field/choice.css.ts';
import { FieldHelp } from '../../field/field-help.tsx';
import { given } from '../../field/field-props.ts';
import { help, thumb, track } from './Switch.css.ts';

export interface SwitchProps extends ElementProps, NameProps {
  /** The setting's name; it reads the same on and off. */
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  description?: string;
  name?: string;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  isReadOnly?: boolean;
}

/** Turns a setting on or off with immediate effect. In a form that is submitted use `Checkbox`. */
export function Switch({ children, description, ...props }: SwitchProps) {
  return (
    <SwitchField {...given(props)} className={choiceField}>
      <SwitchButton className={choice}>
        <span className={track} aria-hidden>
          <span className={thumb} />
        </span>
        <span>{children}</span>
      </SwitchButton>
      {description && (
        <span className={help}>
          <FieldHelp description={description} isInvalid={false} />
        </span>
      )}
    </SwitchField>
  );
}

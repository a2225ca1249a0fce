import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import type { TextFieldRenderProps } from 'react-aria-components/TextField';
import { FieldHelp } from './field-help.tsx';
import { FieldLabel } from './field-label.tsx';
import type { TextProps } from './text-props.ts';
import { control } from './field.css.ts';

interface TextControlProps extends Pick<TextProps, 'label' | 'description' | 'errorMessage' | 'isOptional'> {
  /** Render props of React Aria's field. */
  state: TextFieldRenderProps;
  isLabelHidden?: boolean;
  /** The input and other content inside the border. */
  children: ReactNode;
}

/** Content of every text field: label above, border around an input, help below. */
export function TextControl({
  label,
  description,
  errorMessage,
  isOptional,
  state,
  isLabelHidden = false,
  children,
}: TextControlProps) {
  const { isDisabled, isInvalid, isReadOnly } = state;
  return (
    <>
      <FieldLabel label={label} isOptional={isOptional} isHidden={isLabelHidden} />
      <Group
        role="presentation"
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        isReadOnly={isReadOnly}
        className={control}
      >
        {children}
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </>
  );
}

import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import type { TextFieldRenderProps } from 'react-aria-components/TextField';
import { FieldHelp } from './field-help.tsx';
import { FieldLabel } from './field-label.tsx';
import { given } from './field-props.ts';
import type { TextProps } from './text-props.ts';
import { control, helpLine } from './field.css.ts';

interface TextControlProps extends Pick<TextProps, 'label' | 'description' | 'errorMessage' | 'isOptional'> {
  /** Render props of React Aria's field. */
  state: TextFieldRenderProps;
  isLabelHidden?: boolean;
  /** Direction of what is inside the border. @default that of the page */
  dir?: 'ltr' | undefined;
  /** A `CharacterCount`, at the end of the line with the help. */
  counter?: ReactNode;
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
  dir,
  counter,
  children,
}: TextControlProps) {
  const { isDisabled, isInvalid, isReadOnly } = state;
  const help = <FieldHelp description={description} errorMessage={errorMessage} isInvalid={isInvalid} />;
  return (
    <>
      <FieldLabel label={label} isOptional={isOptional} isHidden={isLabelHidden} />
      <Group
        role="presentation"
        {...given({ dir })}
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        isReadOnly={isReadOnly}
        className={control}
      >
        {children}
      </Group>
      {counter ? (
        <div className={helpLine}>
          {help}
          {counter}
        </div>
      ) : (
        help
      )}
    </>
  );
}

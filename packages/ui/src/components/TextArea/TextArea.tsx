import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { control, field } from '../../field/field.css.ts';
import { area, monospaced } from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Height in lines; people can drag it taller. @default 4 */
  rows?: number;
  /** For code, JSON and keys: fixed width, left to right, no spelling marks. @default false */
  isMonospaced?: boolean;
  /** An example, never the label. */
  placeholder?: string;
  maxLength?: number;
  /** @default false */
  isReadOnly?: boolean;
  /** Without a message of its own; `errorMessage` sets it too. @default false */
  isInvalid?: boolean;
  /** @default false */
  autoFocus?: boolean;
  /** @default that of the page; left to right when monospaced */
  dir?: 'ltr' | 'rtl' | 'auto';
}

/** Several lines of plain text. For code with colours use `CodeEditor`. */
export function TextArea({
  label,
  description,
  errorMessage,
  rows = 4,
  isMonospaced = false,
  placeholder,
  isInvalid = false,
  dir = isMonospaced ? 'ltr' : undefined,
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField
      {...given(props)}
      {...validity(isInvalid || errorMessage !== undefined)}
      className={field}
    >
      {(state) => (
        <>
          <FieldLabel label={label} isRequired={props.isRequired} />
          <Group
            role="presentation"
            isDisabled={state.isDisabled}
            isInvalid={state.isInvalid}
            isReadOnly={state.isReadOnly}
            className={control}
          >
            <AriaTextArea
              {...given({ placeholder, dir })}
              {...(isMonospaced ? { spellCheck: false, autoCapitalize: 'none' } : {})}
              rows={rows}
              className={isMonospaced ? monospaced : area}
            />
          </Group>
          <FieldHelp description={description} errorMessage={errorMessage} isInvalid={state.isInvalid} />
        </>
      )}
    </AriaTextField>
  );
}

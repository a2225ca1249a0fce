import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { given, validity } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';
import { TextControl } from '../../field/text-control.tsx';
import type { TextProps } from '../../field/text-props.ts';
import { CodeLines } from './CodeLines.tsx';
import type { CodePlace } from './code-lines.ts';

export interface CodeFieldProps extends Omit<TextProps, 'value' | 'defaultValue' | 'onChange' | 'hasCounter'> {
  value: string;
  onChange: (value: string) => void;
  /** Height in lines; people can drag it taller. @default 8 */
  rows?: number;
  /** Where the error is: its line is marked, with the character. */
  errorPlace?: CodePlace | undefined;
}

/**
 * Short code or data in a form, with line numbers. A single line is wrapped, several are not. For long code use
 * `CodeEditor`, for plain text `TextArea`.
 */
export function CodeField({
  label,
  description,
  errorMessage,
  errorPlace,
  rows = 8,
  placeholder,
  isInvalid = false,
  ...props
}: CodeFieldProps) {
  return (
    <AriaTextField {...given(props)} {...validity(isInvalid || errorMessage !== undefined)} className={field}>
      {(state) => (
        <TextControl
          label={label}
          description={description}
          errorMessage={errorMessage}
          isOptional={props.isOptional}
          state={state}
        >
          <CodeLines value={props.value} rows={rows} placeholder={placeholder} errorPlace={errorPlace} />
        </TextControl>
      )}
    </AriaTextField>
  );
}

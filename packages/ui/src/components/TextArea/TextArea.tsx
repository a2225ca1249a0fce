import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components/TextField';
import { given, validity } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';
import { TextControl } from '../../field/text-control.tsx';
import type { TextProps } from '../../field/text-props.ts';
import { area, monospaced } from './TextArea.css.ts';

export interface TextAreaProps extends TextProps {
  /** Height in lines; people can drag it taller. @default 4 */
  rows?: number;
  /** For lists of addresses and keys: fixed width, left to right, no spelling marks. @default false */
  isMonospaced?: boolean;
  /** @default that of the page; left to right when monospaced */
  dir?: 'ltr' | 'rtl' | 'auto';
}

/** Several lines of plain text. For code and data use `CodeField`. */
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
    <AriaTextField {...given(props)} {...validity(isInvalid || errorMessage !== undefined)} className={field}>
      {(state) => (
        <TextControl
          label={label}
          description={description}
          errorMessage={errorMessage}
          isOptional={props.isOptional}
          state={state}
        >
          <AriaTextArea
            {...given({ placeholder, dir })}
            {...(isMonospaced ? { spellCheck: false, autoCapitalize: 'none' } : {})}
            rows={rows}
            className={isMonospaced ? monospaced : area}
          />
        </TextControl>
      )}
    </AriaTextField>
  );
}

import { useId } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components/TextField';
import { joinIds } from '../../element/element-props.ts';
import { CharacterCount } from '../../field/character-count.tsx';
import { given, validity } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';
import { TextControl } from '../../field/text-control.tsx';
import type { TextProps } from '../../field/text-props.ts';
import { useLength } from '../../field/use-length.ts';
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
  hasCounter = false,
  dir = isMonospaced ? 'ltr' : undefined,
  ...props
}: TextAreaProps) {
  const ownId = useId();
  const { id = ownId, maxLength } = props;
  const { length, onChange } = useLength(props);
  const counter = hasCounter && maxLength !== undefined && (
    <CharacterCount id={`${id}-count`} length={length} max={maxLength} />
  );
  return (
    <AriaTextField
      {...given({ ...props, 'aria-describedby': joinIds(counter && `${id}-count`, props['aria-describedby']) })}
      {...validity(isInvalid || errorMessage !== undefined)}
      id={id}
      onChange={onChange}
      className={field}
    >
      {(state) => (
        <TextControl
          label={label}
          description={description}
          errorMessage={errorMessage}
          isOptional={props.isOptional}
          state={state}
          counter={counter}
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

import { useEffect, useId, useRef, useState } from 'react';
import { Token, TokenField as AriaTokenField, TokenInput } from 'react-aria-components/TokenField';
import { joinIds } from '../../element/element-props.ts';
import { FieldLabel } from '../../field/field-label.tsx';
import { given } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';
import { PlainHelp } from '../../field/plain-help.tsx';
import { PatternValue } from './pattern-value.ts';
import { input, lines, token } from './TokenField.css.ts';

export interface TokenFieldProps extends FieldProps {
  /** The whole text, tokens as they are written: `/users/{{id}}`. */
  value: string;
  onChange: (value: string) => void;
  /** What becomes a token: names in braces, `@people`, `#tags`. It must not match nothing. Keep it outside the component, so that it stays the same. */
  pattern: RegExp;
  /** An example, never the label. */
  placeholder?: string;
  /** Enter begins a line; else it calls `onSubmit`. @default false */
  isMultiline?: boolean;
  onSubmit?: () => void;
  /** @default false */
  isReadOnly?: boolean;
  /** `ltr` for addresses and code. @default that of the page */
  dir?: 'ltr' | 'rtl' | 'auto';
}

/** Text with tokens that are selected and deleted as a whole: URLs with placeholders, prompts, mentions. Values from a list: `MultiComboBox`. Plain text: `TextField`. */
export function TokenField({
  label,
  description,
  errorMessage,
  name,
  isRequired = false,
  isOptional = false,
  value,
  onChange,
  pattern,
  placeholder,
  isMultiline = false,
  dir,
  ...props
}: TokenFieldProps) {
  const id = useId();
  const inputRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(() => PatternValue.ending(value, pattern));
  if (current.toString() !== value) setCurrent(PatternValue.ending(value, pattern));
  const isInvalid = errorMessage !== undefined;
  // React Aria's token field is new: it supports neither errors nor `isRequired`.
  useEffect(() => {
    inputRef.current?.setAttribute('aria-invalid', String(isInvalid));
    inputRef.current?.setAttribute('aria-required', String(isRequired));
  }, [isInvalid, isRequired]);
  return (
    <AriaTokenField<PatternValue>
      {...given(props)}
      allowsNewlines={isMultiline}
      aria-describedby={joinIds(`${id}-help`, props['aria-describedby']) ?? ''}
      value={current}
      onChange={(next) => {
        setCurrent(next);
        if (next.toString() !== value) onChange(next.toString());
      }}
      className={field}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <TokenInput
        ref={inputRef}
        {...given({ dir })}
        data-invalid={isInvalid || undefined}
        {...(value === '' && placeholder !== undefined && { 'data-placeholder': placeholder })}
        className={isMultiline ? lines : input}
      >
        {(segment) => (
          <Token className={token}>
            <bdi>{segment.text}</bdi>
          </Token>
        )}
      </TokenInput>
      {name !== undefined && <input type="hidden" name={name} value={value} disabled={props.isDisabled ?? false} />}
      <PlainHelp id={`${id}-help`} description={description} errorMessage={errorMessage} />
    </AriaTokenField>
  );
}

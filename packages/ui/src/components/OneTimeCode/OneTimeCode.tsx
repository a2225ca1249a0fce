import { useState } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';
import { asciiDigits } from './ascii-digits.ts';
import { caret, cell, cells, hiddenInput, markedCell, nextCell } from './OneTimeCode.css.ts';

export interface OneTimeCodeProps extends FieldProps {
  /** The digits so far, normalized to 0 to 9. */
  value: string;
  onChange: (value: string) => void;
  /** Called when the last digit is in, also by pasting or by what the phone fills in. */
  onComplete?: (code: string) => void;
  /** How many digits it has. @default 6 */
  length?: number;
  /** @default false */
  autoFocus?: boolean;
}

/** Digits are added and removed at the end only, where the cells show the caret. Returns whether all are selected. */
function keepCaretAtEnd(input: HTMLInputElement): boolean {
  const end = input.value.length;
  const isWhole = end > 0 && input.selectionStart === 0 && input.selectionEnd === end;
  if (!isWhole && (input.selectionStart !== end || input.selectionEnd !== end)) input.setSelectionRange(end, end);
  return isWhole;
}

/** A code that was sent or is shown by an app, to be typed once. A code that people keep is a `TextField`. */
export function OneTimeCode({
  label,
  description,
  errorMessage,
  value,
  onChange,
  onComplete,
  length = 6,
  ...props
}: OneTimeCodeProps) {
  const [isFocused, setIsFocused] = useState(false);
  const [isMarked, setIsMarked] = useState(false);
  const change = (typed: string) => {
    const code = asciiDigits(typed).slice(0, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  const next = isFocused ? Math.min(value.length, length - 1) : undefined;
  return (
    <AriaTextField
      {...given(props)}
      {...validity(errorMessage !== undefined)}
      value={value}
      onChange={change}
      onFocusChange={setIsFocused}
      pattern={`[0-9]{${length}}`}
      inputMode="numeric"
      autoComplete="one-time-code"
      className={field}
    >
      {({ isInvalid }) => (
        <>
          <FieldLabel label={label} isOptional={props.isOptional} />
          {/* Codes run from left to right in every language. */}
          <div dir="ltr" className={cells}>
            {Array.from({ length }, (_, index) => {
              const digit = value[index];
              const look = isFocused && isMarked && digit !== undefined ? markedCell : index === next ? nextCell : cell;
              return (
                <span key={index} aria-hidden className={look}>
                  {digit ?? (index === next && <span className={caret} />)}
                </span>
              );
            })}
            <Input
              dir="ltr"
              autoCapitalize="none"
              spellCheck={false}
              className={hiddenInput}
              onSelect={({ currentTarget }) => setIsMarked(keepCaretAtEnd(currentTarget))}
              onKeyDown={({ currentTarget }) => keepCaretAtEnd(currentTarget)}
            />
          </div>
          <FieldHelp description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
        </>
      )}
    </AriaTextField>
  );
}

import { useImperativeHandle, useRef } from 'react';
import { given } from '../../field/field-props.ts';
import type { CodeAreaProps } from './code-area-props.ts';
import { plainArea } from './CodeEditor.css.ts';

/** A text area in place of an editor that could not be fetched. */
export function PlainArea({ ref, value, onChange, onBlur, placeholder, ...props }: CodeAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    goTo: ({ line, column = 1 }) => {
      const before = value.split('\n').slice(0, line - 1);
      const offset = before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
      area.current?.focus();
      area.current?.setSelectionRange(offset, offset);
    },
  }));
  return (
    <textarea
      ref={area}
      {...given({ onBlur, placeholder })}
      dir="ltr"
      wrap={props.isWrapped === true ? 'soft' : 'off'}
      spellCheck={false}
      autoCapitalize="none"
      id={props.id}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      aria-details={props.details}
      aria-invalid={props.isInvalid}
      required={props.isRequired}
      disabled={props.isDisabled}
      readOnly={props.isReadOnly}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className={plainArea}
    />
  );
}

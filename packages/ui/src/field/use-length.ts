import { useState } from 'react';
import type { TextProps } from './text-props.ts';

/** The length of a field's value, which the caller or the field keeps. */
export function useLength({
  value,
  defaultValue = '',
  onChange,
}: Pick<TextProps, 'value' | 'defaultValue' | 'onChange'>) {
  const [typed, setTyped] = useState(defaultValue);
  return {
    length: (value ?? typed).length,
    onChange: (next: string) => {
      setTyped(next);
      onChange?.(next);
    },
  };
}

import { useState } from 'react';

/** Keeps the value of a controlled component, like a screen, and passes changes on to the story's spy. */
export function useKept<Value>(
  first: Value,
  onChange: (value: Value) => void,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(first);
  return [
    value,
    (next) => {
      onChange(next);
      setValue(next);
    },
  ];
}

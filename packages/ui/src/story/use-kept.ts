import { useState } from 'react';

/** Keeps what a controlled component reports, as a screen would, and passes it on to the story's spy. */
export function useKept<Value>(first: Value, tell: (value: Value) => void): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(first);
  return [
    value,
    (next) => {
      tell(next);
      setValue(next);
    },
  ];
}

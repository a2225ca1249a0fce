import { useState } from 'react';
import { shareEqual } from './share-equal.ts';

/**
 * A value with the parts of the last one that are equal: what depends on these is not rendered again.
 * @param value must be equal in a repeated render, as that of `useMemo` is
 */
export function useShared<Value>(value: Value): Value {
  const [known, setKnown] = useState(value);
  const shared = shareEqual(known, value);
  if (shared !== known) setKnown(() => shared);
  return shared;
}

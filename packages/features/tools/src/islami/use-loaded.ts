import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useEffect, useState } from 'react';

/**
 * What `load` brings for a key, again after a failure.
 * @param load must be the same function as long as it loads the same
 */
export function useLoaded<Key, Value>(key: Key, load: (key: Key) => Promise<Value>) {
  const [result, setResult] = useState<{ readonly key: Key; readonly value: Loadable<Value> }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isStale = false;
    load(key).then(
      (value) => {
        if (!isStale) setResult({ key, value: { state: 'done', value } });
      },
      () => {
        if (!isStale) setResult({ key, value: { state: 'failed' } });
      },
    );
    return () => {
      isStale = true;
    };
  }, [key, load, attempt]);
  const value: Loadable<Value> = result?.key === key ? result.value : { state: 'loading' };
  return {
    value,
    onRetry: () => {
      setResult(undefined);
      setAttempt((before) => before + 1);
    },
  };
}

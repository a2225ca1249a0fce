import { useEffect, useState } from 'react';

type Settled<Value> = { readonly state: 'loading' } | { readonly state: 'ready'; readonly value: Value } | { readonly state: 'failed'; readonly error: unknown };

/** Follows a value that may still be on its way. What is there already is ready in the first render: no skeleton flashes. */
export function useSettled<Value>(value: Value | Promise<Value>): Settled<Value> {
  const [seen, setSeen] = useState<{ promise: unknown; settled: Settled<Value> } | null>(null);
  useEffect(() => {
    if (!(value instanceof Promise)) return undefined;
    let isCurrent = true;
    value.then(
      (result) => isCurrent && setSeen({ promise: value, settled: { state: 'ready', value: result } }),
      (error: unknown) => isCurrent && setSeen({ promise: value, settled: { state: 'failed', error } }),
    );
    return () => {
      isCurrent = false;
    };
  }, [value]);
  if (!(value instanceof Promise)) return { state: 'ready', value };
  return seen?.promise === value ? seen.settled : { state: 'loading' };
}

/** The request id of a rejection, where the server gave one. */
export function requestIdOf(error: unknown): { requestId?: string } {
  if (typeof error !== 'object' || error === null || !('requestId' in error)) return {};
  return typeof error.requestId === 'string' ? { requestId: error.requestId } : {};
}

import { useEffect, useState } from 'react';

/** Something on its way, in the three states that a screen shows. */
export type Loadable<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly requestId?: string | undefined }
  | { readonly state: 'done'; readonly value: Value };

/**
 * Follows a promise that a loader hands over unawaited, so that the page stands before all of it has arrived.
 * A new promise (a retry) keeps what was there until it settles.
 */
export function useLoadable<Value>(pending: Promise<Value>): Loadable<Value> {
  const [loadable, setLoadable] = useState<Loadable<Value>>({ state: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const settle = (settled: Loadable<Value>) => isCurrent && setLoadable(settled);
    pending.then(
      (value) => settle({ state: 'done', value }),
      (error: unknown) => settle({ state: 'failed', requestId: requestIdOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [pending]);
  return loadable;
}

/** The request id of a rejected call's body. */
function requestIdOf(error: unknown): string | undefined {
  const id = typeof error === 'object' && error !== null && 'requestId' in error ? error.requestId : undefined;
  return typeof id === 'string' ? id : undefined;
}

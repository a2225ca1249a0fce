import { useEffect, useState } from 'react';
import { refusalOf } from './refusal.ts';

/** Something on its way, in the three states that a screen shows. */
export type Loadable<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly requestId?: string | undefined }
  | { readonly state: 'done'; readonly value: Value };

/** What is known stays in sight while it is asked for again; before that, how far it is. */
export function stillShown<Value>(known: Value | null, asked: Loadable<unknown>): Loadable<Value> {
  if (known !== null) return { state: 'done', value: known };
  return asked.state === 'done' ? { state: 'loading' } : asked;
}

/**
 * Follows a value that a loader hands over unawaited, so that the page stands before all of it has arrived. What is there
 * already is done in the first render: no skeleton flashes. A new promise (a retry) starts over.
 */
export function useLoadable<Value>(pending: Value | Promise<Value>): Loadable<Value> {
  const [seen, setSeen] = useState<{ readonly promise: unknown; readonly loadable: Loadable<Value> } | null>(null);
  useEffect(() => {
    if (!(pending instanceof Promise)) return undefined;
    let isCurrent = true;
    const settle = (loadable: Loadable<Value>) => isCurrent && setSeen({ promise: pending, loadable });
    pending.then(
      (value) => settle({ state: 'done', value }),
      (error: unknown) => settle({ state: 'failed', requestId: refusalOf(error).requestId }),
    );
    return () => {
      isCurrent = false;
    };
  }, [pending]);
  if (!(pending instanceof Promise)) return { state: 'done', value: pending };
  if (seen === null) return { state: 'loading' };
  return seen.promise === pending || seen.loadable.state === 'done' ? seen.loadable : { state: 'loading' };
}

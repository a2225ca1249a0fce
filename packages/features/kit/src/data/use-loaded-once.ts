import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Loadable } from './loadable.ts';
import { loadable } from './loadable.ts';

/**
 * The result of a query for an editor that copies it: waits until the request of this visit is done, and never changes
 * afterwards. Remount for other data.
 */
export function useLoadedOnce<Value>({
  data,
  error,
  isFetching,
}: Pick<UseQueryResult<Value>, 'data' | 'error' | 'isFetching'>): Loadable<Value> {
  const [loaded, setLoaded] = useState<Loadable<Value>>({ state: 'loading' });
  if (loaded.state === 'done') return loaded;
  const current = isFetching
    ? ({ state: 'loading' } as const)
    : loadable({ data: error === null ? data : undefined, error } as Pick<UseQueryResult<Value>, 'data' | 'error'>);
  if (current.state === 'done') setLoaded(current);
  return current;
}

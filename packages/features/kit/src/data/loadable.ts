import type { UseQueryResult } from '@tanstack/react-query';
import { refusalOf } from '../errors/refusal.ts';
import { useIsAsRendered, useServices } from '../services.tsx';

/** Data in the three states that a screen shows. */
export type Loadable<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly requestId?: string | undefined }
  | { readonly state: 'done'; readonly value: Value };

/** A query's result for a screen. Loaded data stay during a refetch. */
export function loadable<Value>({ data, error }: Pick<UseQueryResult<Value>, 'data' | 'error'>): Loadable<Value> {
  if (data !== undefined) return { state: 'done', value: data };
  if (error !== null) return { state: 'failed', requestId: refusalOf(error).requestId };
  return { state: 'loading' };
}

/** The same on a page that was rendered in Node: its first render shows the data that the document has, and no other. */
export function useHydratedLoadable<Value>(
  result: Pick<UseQueryResult<Value>, 'data' | 'error' | 'dataUpdatedAt'>,
): Loadable<Value> {
  const { documentDataUntilMs = 0 } = useServices();
  const isInDocument = result.data !== undefined && result.dataUpdatedAt <= documentDataUntilMs;
  return useIsAsRendered() && !isInDocument ? { state: 'loading' } : loadable(result);
}

import { useCallback, useEffect } from 'react';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { usePersonId } from '@apiyard/kit/services.tsx';
import { useLastView } from './last-view.ts';
import { placeIn } from './place.ts';

interface PlaceAddressOptions {
  /** What is kept of an address with a place, next to what was kept before. Must not change between renders. */
  readonly keep: (query: URLSearchParams, last: string | null) => URLSearchParams;
  /** What an address takes from what is kept. Must not change between renders. */
  readonly restore: (last: URLSearchParams) => URLSearchParams;
}

/**
 * The query of the address of a page about a place. Without one, it is that of the last visit of any of these pages,
 * which is then written into the address. Undefined until it is known.
 */
export function usePlaceAddress({ keep, restore }: PlaceAddressOptions) {
  const [params, setParams] = useOwnSearch();
  const hasPlace = placeIn(params) !== null;
  const { last, onForget } = useLastView(usePersonId(), (before) =>
    hasPlace ? keep(params, before).toString() : null,
  );
  const isRestored = !hasPlace && params.size === 0 && typeof last === 'string';
  useEffect(() => {
    if (isRestored) setParams(restore(new URLSearchParams(last)), { replace: true, preventScrollReset: true });
  }, [isRestored, last, setParams, restore]);
  const isKnown = hasPlace || params.size > 0 || last === null;
  const onQuery = useCallback((query: URLSearchParams) => setParams(query, { preventScrollReset: true }), [setParams]);
  return { query: isKnown ? params : undefined, onQuery, onForget };
}

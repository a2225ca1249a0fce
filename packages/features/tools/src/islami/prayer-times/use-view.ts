import { useCallback, useMemo } from 'react';
import { usePlaceAddress } from '../places/use-place-address.ts';
import type { PrayerView } from './prayer-view.ts';
import { prayerViewOf, queryOf } from './prayer-view.ts';

const keep = (query: URLSearchParams) => queryOf({ ...prayerViewOf(query), month: null, ramadan: null });
const restore = (last: URLSearchParams) => last;

/** The view of the address, or of the last visit. */
export function useView() {
  const { query, onQuery, onForget } = usePlaceAddress({ keep, restore });
  const view = useMemo(() => query && prayerViewOf(query), [query]);
  return {
    view,
    onView: useCallback((shown: PrayerView) => onQuery(queryOf(shown)), [onQuery]),
    onForget: () => {
      onForget();
      if (view !== undefined) onQuery(queryOf({ ...view, place: null }));
    },
  };
}

import { useLossDisplay } from '@apiyard/kit/routing/connection-loss.ts';
import { useMemo } from 'react';
import type { Place } from '../places/place.ts';
import { placeEntries, placeIn } from '../places/place.ts';
import { usePlaceAddress } from '../places/use-place-address.ts';
import { usePlaceSearch } from '../places/use-place-search.ts';
import { usePrayerWorker } from '../prayer-times/use-prayer-worker.ts';
import { QiblaScreen } from './QiblaScreen.tsx';
import { useHeading } from './use-heading.ts';

const queryOf = (place: Place | null) => new URLSearchParams(placeEntries(place));
const restore = (last: URLSearchParams) => queryOf(placeIn(last));

/** The settings of prayer times are kept with the place. */
function keep(query: URLSearchParams, last: string | null): URLSearchParams {
  const kept = new URLSearchParams(last ?? '');
  for (const name of ['lat', 'lon', 'place']) kept.delete(name);
  return new URLSearchParams([...queryOf(placeIn(query)), ...kept]);
}

export function Component() {
  useLossDisplay('notice');
  const { query, onQuery, onForget } = usePlaceAddress({ keep, restore });
  const place = useMemo(() => query && placeIn(query), [query]);
  const onPlace = (chosen: Place) => onQuery(queryOf(chosen));
  const search = usePlaceSearch(usePrayerWorker().cities, onPlace);
  const { compass, onStart, onStop } = useHeading();
  return (
    <QiblaScreen
      {...{ place, onPlace, search, compass }}
      onCompassStart={onStart}
      onCompassStop={onStop}
      onForget={() => {
        onForget();
        onQuery(queryOf(null));
      }}
    />
  );
}

import type { City, CityLanguage } from '@apiyard/kernels/places/cities';
import { useRef, useState } from 'react';
import { useLanguage } from '@apiyard/kit/copy.ts';
import type { Place } from './place.ts';
import type { PlaceSearchProps } from './PlaceSearch.tsx';

export type PlaceSource = Omit<PlaceSearchProps, 'place' | 'onPlace'>;

/**
 * What a search for a place needs: cities, and the location of the browser.
 * @param find cities by their name
 * @param onPlace called with the location of the browser
 */
export function usePlaceSearch(
  find: (words: string, lang: CityLanguage) => Promise<readonly City[]>,
  onPlace: (place: Place) => void,
): PlaceSource {
  return { ...useCities(find), ...useLocate(onPlace) };
}

function useCities(find: (words: string, lang: CityLanguage) => Promise<readonly City[]>) {
  const lang = useLanguage();
  const [found, setFound] = useState<{ readonly cities: readonly City[]; readonly state: 'idle' | 'busy' | 'failed' }>({
    cities: [],
    state: 'idle',
  });
  const latest = useRef('');
  const onSearch = (words: string) => {
    latest.current = words;
    if (words.trim() === '') {
      setFound({ cities: [], state: 'idle' });
      return;
    }
    setFound(({ cities }) => ({ cities, state: 'busy' }));
    const isLatest = () => latest.current === words;
    find(words, lang).then(
      (cities) => isLatest() && setFound({ cities, state: 'idle' }),
      () => isLatest() && setFound({ cities: [], state: 'failed' }),
    );
  };
  return {
    cities: found.cities,
    isSearching: found.state === 'busy',
    hasSearchFailed: found.state === 'failed',
    onSearch,
  };
}

/** Four decimals are about ten metres, which neither prayer times nor the qibla depend on. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** The location of the browser, asked for on request only. */
function useLocate(onPlace: (place: Place) => void) {
  const [location, setLocation] = useState<PlaceSource['location']>('idle');
  const onLocate = () => {
    setLocation('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocation('idle');
        onPlace({ lat: rounded(coords.latitude), lon: rounded(coords.longitude), name: null });
      },
      ({ code, PERMISSION_DENIED }) => setLocation(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { timeout: 20_000, maximumAge: 600_000 },
    );
  };
  return { location, onLocate };
}

import type { City, CityLanguage } from '@apiyard/kernels/places/cities';
import { useRef, useState } from 'react';
import { getLocalTimeZone } from '@internationalized/date';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { useTimeZone } from '@apiyard/kit/format.ts';
import type { Place } from './place.ts';
import type { PlaceSearchProps } from './PlaceSearch.tsx';
import { zoneCity } from './zone-city.ts';

export interface PlaceSource extends Omit<PlaceSearchProps, 'place' | 'onPlace'> {
  /** Null where the time zone is not named after a city. */
  readonly suggestion: PlaceSuggestion | null;
}

/** The city that names the time zone of the browser. */
export interface PlaceSuggestion {
  readonly city: string;
  readonly onUse: () => void;
}

/**
 * What a search for a place needs: cities, and the location of the browser.
 * @param find cities by their name
 * @param onPlace called with the location of the browser, and with the suggested city
 */
export function usePlaceSearch(
  find: (words: string, lang: CityLanguage) => Promise<readonly City[]>,
  onPlace: (place: Place) => void,
): PlaceSource {
  const { search, ...cities } = useCities(find);
  const suggestion = useSuggestion(search, onPlace);
  return { ...cities, suggestion, ...useLocate(onPlace) };
}

function useSuggestion(
  search: (words: string) => Promise<readonly City[]>,
  onPlace: (place: Place) => void,
): PlaceSuggestion | null {
  const zone = useTimeZone() ?? getLocalTimeZone();
  const city = zoneCity(zone);
  if (city === null) return null;
  const onUse = async () => {
    const found = await search(city);
    const best = found.find((one) => one.zone === zone) ?? found[0];
    if (best !== undefined) onPlace({ lat: best.lat, lon: best.lon, name: best.name });
  };
  return { city, onUse: () => void onUse() };
}

function useCities(find: (words: string, lang: CityLanguage) => Promise<readonly City[]>) {
  const lang = useLanguage();
  const [found, setFound] = useState<{ readonly cities: readonly City[]; readonly state: 'idle' | 'busy' | 'failed' }>({
    cities: [],
    state: 'idle',
  });
  const latest = useRef('');
  /** Resolves to no cities if they could not be loaded. */
  const search = async (words: string): Promise<readonly City[]> => {
    latest.current = words;
    if (words.trim() === '') {
      setFound({ cities: [], state: 'idle' });
      return [];
    }
    setFound(({ cities }) => ({ cities, state: 'busy' }));
    const isLatest = () => latest.current === words;
    try {
      const cities = await find(words, lang);
      if (isLatest()) setFound({ cities, state: 'idle' });
      return cities;
    } catch {
      if (isLatest()) setFound({ cities: [], state: 'failed' });
      return [];
    }
  };
  return {
    cities: found.cities,
    isSearching: found.state === 'busy',
    hasSearchFailed: found.state === 'failed',
    search,
    onSearch: (words: string) => void search(words),
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

import { toast } from '@apiyard/ui/Toast';
import type { City } from '@apiyard/kernels/places/cities';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { saveBlob } from '@apiyard/kit/browser/save-blob.ts';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { usePersonId } from '@apiyard/kit/services.tsx';
import { useLastView } from './last-view.ts';
import type { PrayerWorker } from './prayer-worker.ts';
import { createPrayerWorker } from './prayer-worker.ts';
import type { PrayerTimesScreenProps } from './PrayerTimesScreen.tsx';
import { PrayerTimesScreen } from './PrayerTimesScreen.tsx';
import { prayerTimesCopy } from './prayer-times-copy.ts';
import type { PrayerView } from './prayer-view.ts';
import { inputOf, prayerViewOf, queryOf } from './prayer-view.ts';
import { useMinute } from './use-minute.ts';
import { useTimes } from './use-times.ts';

export function Component() {
  const t = useCopy(prayerTimesCopy);
  const lang = useLanguage();
  const nowMs = useMinute();
  const worker = usePrayerWorker();
  const { view, onView, onForget } = useView();
  const { place = null, settings, month = null } = view ?? {};
  const input = place && settings ? inputOf(place, settings) : null;
  const { times, onRetry } = useTimes(input && { input, nowMs, month, lang }, worker.times);
  const search = useCitySearch(worker);
  const [location, onLocate] = useLocate((lat, lon) => view && onView({ ...view, place: { lat, lon, name: null } }));
  return (
    <PrayerTimesScreen
      {...{ view, onView, times, onRetry, nowMs, search, location, onLocate, onForget }}
      onPrint={() => window.print()}
      onCalendar={({ month: shown }) => {
        if (input === null) return;
        worker.calendar(input, shown, lang).then(
          ({ name, bytes }) => saveBlob(new Blob([bytes], { type: 'text/calendar' }), name),
          () => toast.show({ tone: 'error', message: t('prayerTimes.calendar.failed') }),
        );
      }}
    />
  );
}

function usePrayerWorker(): PrayerWorker {
  const [worker] = useState(() => createPrayerWorker());
  useEffect(() => worker.end, [worker]);
  return worker;
}

/** The view of the address. Without a place there, it is that of the last visit, which is then written into the address. */
function useView() {
  const person = usePersonId();
  const [params, setParams] = useOwnSearch();
  const inAddress = useMemo(() => prayerViewOf(params), [params]);
  const kept = inAddress.place === null ? null : queryOf({ ...inAddress, month: null }).toString();
  const { last, onForget } = useLastView(person, kept);
  const isRestored = inAddress.place === null && params.size === 0 && typeof last === 'string';
  useEffect(() => {
    if (isRestored) setParams(new URLSearchParams(last), { replace: true, preventScrollReset: true });
  }, [isRestored, last, setParams]);
  const isKnown = inAddress.place !== null || params.size > 0 || last === null;
  const onView = useCallback((view: PrayerView) => setParams(queryOf(view), { preventScrollReset: true }), [setParams]);
  return {
    view: isKnown ? inAddress : undefined,
    onView,
    onForget: () => {
      onForget();
      setParams(queryOf({ ...inAddress, place: null }), { preventScrollReset: true });
    },
  };
}

function useCitySearch(worker: PrayerWorker): PrayerTimesScreenProps['search'] {
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
    worker.cities(words, lang).then(
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

/** Four decimals are about ten metres, which no prayer time depends on. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** The location of the browser, asked for on request only. */
function useLocate(onFound: (lat: number, lon: number) => void) {
  const [location, setLocation] = useState<PrayerTimesScreenProps['location']>('idle');
  const onLocate = () => {
    setLocation('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocation('idle');
        onFound(rounded(coords.latitude), rounded(coords.longitude));
      },
      ({ code, PERMISSION_DENIED }) => setLocation(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { timeout: 20_000, maximumAge: 600_000 },
    );
  };
  return [location, onLocate] as const;
}

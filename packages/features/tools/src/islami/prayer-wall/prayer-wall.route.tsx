import { toast } from '@apiyard/ui/Toast';
import { useLossDisplay } from '@apiyard/kit/routing/connection-loss.ts';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { usePersonId, useServices, useSetting } from '@apiyard/kit/services.tsx';
import type { Place } from '../places/place.ts';
import { usePlaceSearch } from '../places/use-place-search.ts';
import { inputOf, queryOf } from '../prayer-times/prayer-view.ts';
import { usePrayerWorker } from '../prayer-times/use-prayer-worker.ts';
import { useTimes } from '../prayer-times/use-times.ts';
import { useView } from '../prayer-times/use-view.ts';
import { prayerWallCopy } from './prayer-wall-copy.ts';
import { PrayerWallScreen } from './PrayerWallScreen.tsx';
import { useFullscreen } from './use-fullscreen.ts';
import { useIdle } from './use-idle.ts';
import { useSecond } from './use-second.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { useWallSettings } from './use-wall-settings.ts';

export function Component() {
  const t = useCopy(prayerWallCopy);
  const lang = useLanguage();
  const nowMs = useSecond();
  const { settings } = useServices();
  const worker = usePrayerWorker();
  const { view, onView } = useView();
  const place = view?.place ?? null;
  const input = view && place ? inputOf(place, view.settings) : null;
  const { times, onRetry } = useTimes(input && { input, nowMs, month: null, ramadan: null, lang }, worker.times);
  const onPlace = (chosen: Place) => view && onView({ ...view, place: chosen });
  const search = usePlaceSearch(worker.cities, onPlace);
  const query = view && place ? `?${queryOf({ ...view, month: null, ramadan: null }).toString()}` : '';
  useWakeLock();
  useLossDisplay('nothing');
  return (
    <PrayerWallScreen
      {...{ times, nowMs, onRetry, search, onPlace }}
      {...useWallSettings(usePersonId())}
      place={view && place}
      exitHref={`/islami/prayer-times${query}`}
      fullscreen={useFullscreen(() => toast.show({ tone: 'error', message: t('prayerWall.fullscreen.failed') }))}
      isIdle={useIdle()}
      isDark={useSetting('activeMode') === 'dark'}
      onDark={(isDark) => settings.change({ activeMode: isDark ? 'dark' : 'light' })}
    />
  );
}

import { toast } from '@apiyard/ui/Toast';
import { useLossDisplay } from '@apiyard/kit/routing/connection-loss.ts';
import { saveBlob } from '@apiyard/kit/browser/save-blob.ts';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { usePlaceSearch } from '../places/use-place-search.ts';
import { usePrayerWorker } from './use-prayer-worker.ts';
import { PrayerTimesScreen } from './PrayerTimesScreen.tsx';
import { prayerTimesCopy } from './prayer-times-copy.ts';
import { inputOf, queryOf } from './prayer-view.ts';
import { useMinute } from './use-minute.ts';
import { csvName, timesCsv } from './times-csv.ts';
import { useTimes } from './use-times.ts';
import { useView } from './use-view.ts';

const CalendarLinks = lazyPart('calendar-links', () =>
  import('../prayer-feeds/CalendarLinks.tsx').then((part) => part.CalendarLinks),
);

export function Component() {
  useLossDisplay('notice');
  const t = useCopy(prayerTimesCopy);
  const lang = useLanguage();
  const nowMs = useMinute();
  const worker = usePrayerWorker();
  const { view, onView, onForget } = useView();
  const { place = null, settings, month = null, ramadan = null } = view ?? {};
  const input = place && settings ? inputOf(place, settings) : null;
  const { times, onRetry } = useTimes(input && { input, nowMs, month, ramadan, lang }, worker.times);
  const search = usePlaceSearch(worker.cities, (found) => view && onView({ ...view, place: found }));
  const [areLinksOpen, setLinksOpen] = useState(false);
  const [wereLinksOpened, setLinksOpened] = useState(false);
  return (
    <>
      <PrayerTimesScreen
        {...{ view, onView, times, onRetry, nowMs, search, onForget }}
        onPrint={() => window.print()}
        onCsv={(shown) => {
          const texts = { date: t('prayerTimes.date'), hijri: t('prayerTimes.hijri'), fast: t('prayerTimes.fast') };
          saveBlob(new Blob([timesCsv(shown, lang, texts)], { type: 'text/csv' }), csvName(shown));
        }}
        onCalendar={({ month: shown, ramadan: year }) => {
          if (input === null) return;
          worker.calendar({ input, month: shown, ramadan: year, lang }).then(
            ({ name, bytes }) => saveBlob(new Blob([bytes], { type: 'text/calendar' }), name),
            () => toast.show({ tone: 'error', message: t('prayerTimes.calendar.failed') }),
          );
        }}
        onSubscribe={() => {
          setLinksOpened(true);
          setLinksOpen(true);
        }}
      />
      {wereLinksOpened && view && place && settings && (
        <Suspense fallback={null}>
          <CalendarLinks
            {...{ place, settings }}
            href={`/islami/prayer-times?${queryOf(view).toString()}`}
            isOpen={areLinksOpen}
            onOpenChange={setLinksOpen}
          />
        </Suspense>
      )}
    </>
  );
}

import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Failed } from '@apiyard/ui/Failed';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { usePlaceName } from '../places/place.ts';
import { placesCopy } from '../places/places-copy.ts';
import { NoPlace } from '../places/NoPlace.tsx';
import { PlaceSearch } from '../places/PlaceSearch.tsx';
import type { PlaceSource } from '../places/use-place-search.ts';
import type { OutOfOrder, Times } from './compute.ts';
import { DayTimes } from './DayTimes.tsx';
import { nextPrayer } from './next-prayer.ts';
import { NextPrayer } from './NextPrayer.tsx';
import { foot, now, page } from './PrayerTimesScreen.css.ts';
import { prayerTimesCopy } from './prayer-times-copy.ts';
import type { PrayerView } from './prayer-view.ts';
import { queryOf } from './prayer-view.ts';
import { SettingsSheet } from './SettingsSheet.tsx';
import { useTimesFormat } from './times-format.ts';
import { Timetable } from './Timetable.tsx';

export interface PrayerTimesScreenProps {
  /** Undefined until it is known whether this browser has a last place. */
  readonly view: PrayerView | undefined;
  readonly onView: (view: PrayerView) => void;
  readonly times: Loadable<Times | OutOfOrder>;
  readonly onRetry: () => void;
  /** Unix milliseconds. */
  readonly nowMs: number;
  readonly search: PlaceSource;
  /** The place is removed, also for the next visit. */
  readonly onForget: () => void;
  readonly onPrint: () => void;
  readonly onCalendar: (times: Times) => void;
  readonly onCsv: (times: Times) => void;
  /** Calendar links for the place are to be shown. */
  readonly onSubscribe: () => void;
}

/** Prayer times at a place: the next prayer, the day and the month. */
export function PrayerTimesScreen({ view, onView, times, nowMs, search, ...props }: PrayerTimesScreenProps) {
  const t = useCopy(prayerTimesCopy);
  const tPlace = useCopy(placesCopy);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const place = view?.place ?? null;
  const done = times.state === 'done' && 'zone' in times.value ? times.value : null;
  const format = useTimesFormat(done?.zone ?? 'UTC');
  const placeName = usePlaceName(place);
  const next = done === null ? null : nextPrayer(done.around, nowMs);
  return (
    <div className={page}>
      <PageBand
        title={t('prayerTimes.title')}
        purpose={t('prayerTimes.purpose')}
        actions={
          <Button
            icon={<IconAdjustments size={20} stroke={1.5} />}
            opens="dialog"
            isDisabled={view === undefined}
            onPress={() => setSettingsOpen(true)}
          >
            {t('prayerTimes.settings')}
          </Button>
        }
      />
      <PlaceSearch {...search} place={place} onPlace={(chosen) => view && onView({ ...view, place: chosen })} />
      {view !== undefined && place === null && (
        <NoPlace suggestion={search.suggestion}>{t('prayerTimes.empty.text')}</NoPlace>
      )}
      {(view === undefined || (place !== null && times.state === 'loading')) && <Loading />}
      {place !== null && times.state === 'failed' && (
        <Failed title={t('prayerTimes.failed.title')} onRetry={props.onRetry}>
          {t('prayerTimes.failed.text')}
        </Failed>
      )}
      {place !== null && times.state === 'done' && 'outOfOrder' in times.value && (
        <Alert tone="error">{t('prayerTimes.outOfOrder', { date: format.day(times.value.outOfOrder) })}</Alert>
      )}
      {view !== undefined && place !== null && done !== null && (
        <>
          <div className={now}>
            <NextPrayer {...{ next, format }} zone={done.zone} />
            <DayTimes day={done.today} {...{ next, format }} />
          </div>
          <Timetable
            times={done}
            settings={view.settings}
            {...{ placeName, format }}
            onPeriod={(period) => onView({ ...view, ...period })}
            onPrint={props.onPrint}
            onCalendar={() => props.onCalendar(done)}
            onCsv={() => props.onCsv(done)}
            onSubscribe={props.onSubscribe}
          />
        </>
      )}
      <div className={foot}>
        <Link href="/hub/islami/prayer-times">{t('prayerTimes.api', { title: t('prayerTimes.title') })}</Link>
        {view !== undefined && place !== null && (
          <Link href={`/islami/prayer-times/wall?${queryOf({ ...view, month: null, ramadan: null }).toString()}`}>
            {t('prayerTimes.wall')}
          </Link>
        )}
        {place !== null && (
          <Button tone="plain" size="small" onPress={props.onForget}>
            {tPlace('islamiPlace.forget')}
          </Button>
        )}
      </div>
      {view !== undefined && (
        <SettingsSheet
          settings={view.settings}
          onSettings={(settings) => onView({ ...view, settings })}
          isOpen={isSettingsOpen}
          onOpenChange={setSettingsOpen}
        />
      )}
    </div>
  );
}

function Loading() {
  return (
    <div className={now} aria-busy>
      <Card>
        <Skeleton shape="text" lines={4} />
      </Card>
      <Card>
        <Skeleton shape="text" lines={8} />
      </Card>
    </div>
  );
}

import { useCopy } from '@apiyard/kit/copy.ts';
import type { Place } from '../places/place.ts';
import { usePlaceName } from '../places/place.ts';
import type { Times } from '../prayer-times/compute.ts';
import { countdownOf } from '../prayer-times/next-prayer.ts';
import { prayerTimesCopy } from '../prayer-times/prayer-times-copy.ts';
import type { TimesFormat } from '../prayer-times/times-format.ts';
import { useTimesFormat } from '../prayer-times/times-format.ts';
import type { WallNext, WallSettings, WallTime } from './iqama.ts';
import { isFriday, wallNext, wallTimes } from './iqama.ts';
import { prayerWallCopy } from './prayer-wall-copy.ts';
import * as css from './PrayerWallScreen.css.ts';
import { usePrayerLabel } from './use-prayer-label.ts';

interface WallProps {
  readonly place: Place;
  readonly times: Times;
  readonly nowMs: number;
  readonly wall: WallSettings;
}

export function Wall({ place, times: { zone, today, around }, nowMs, wall }: WallProps) {
  const t = useCopy(prayerWallCopy);
  const format = useTimesFormat(zone);
  const placeName = usePlaceName(place);
  const { iqamas } = wall;
  const next = wallNext(
    around.flatMap((day) => wallTimes(day, iqamas)),
    nowMs,
  );
  const friday = iqamas.jumuah.kind === 'at' && !isFriday(today.date) ? iqamas.jumuah.time : null;
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>{wall.mosque.trim() || placeName}</h1>
        <div className={css.dates}>
          <span>{format.day(today.date)}</span>
          {today.hijri !== null && <span>{today.hijri}</span>}
        </div>
      </div>
      <div className={css.middle}>
        <time className={css.clock}>{format.time(nowMs)}</time>
        {next !== null && <Next {...{ next, nowMs, format }} />}
      </div>
      <ul className={css.times}>
        {wallTimes(today, iqamas).map((time) => (
          <Line key={time.prayer} {...{ time, format }} isNext={isOf(next, time)} />
        ))}
      </ul>
      {friday !== null && <p className={css.friday}>{t('prayerWall.friday', { time: format.clock(friday) })}</p>}
    </>
  );
}

const isOf = (next: WallNext | null, { prayer, date }: WallTime) => next?.prayer === prayer && next.date === date;

interface NextProps {
  readonly next: WallNext;
  readonly nowMs: number;
  readonly format: TimesFormat;
}

/** Of role `timer`, which screen readers read on request only. */
function Next({ next: { kind, prayer: name, atMs }, nowMs, format }: NextProps) {
  const t = useCopy(prayerWallCopy);
  const prayer = usePrayerLabel()(name);
  return (
    <div className={css.next}>
      <p className={css.nextName}>{t(`prayerWall.${kind}`, { prayer, time: format.time(atMs) })}</p>
      <span
        role="timer"
        aria-label={t(kind === 'adhan' ? 'prayerWall.untilAdhan' : 'prayerWall.untilIqama', { prayer })}
        className={css.countdown}
      >
        <bdi dir="ltr">{countdownOf(atMs - nowMs)}</bdi>
      </span>
    </div>
  );
}

interface LineProps {
  readonly time: WallTime;
  readonly isNext: boolean;
  readonly format: TimesFormat;
}

function Line({ time: { prayer, atMs, iqamaMs }, isNext, format }: LineProps) {
  const t = useCopy(prayerWallCopy);
  const tTimes = useCopy(prayerTimesCopy);
  const label = usePrayerLabel();
  return (
    <li
      className={isNext ? `${css.time} ${css.isNext}` : css.time}
      {...(isNext && { 'aria-current': 'true' as const })}
    >
      <span className={css.name}>{label(prayer)}</span>
      <span className={css.adhan}>{atMs === null ? tTimes('prayerTimes.none') : format.time(atMs)}</span>
      <span className={css.iqama}>{iqamaMs !== null && t('prayerWall.iqamaAt', { time: format.time(iqamaMs) })}</span>
    </li>
  );
}

import { Card } from '@apiyard/ui/Card';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { prayerNames } from '@apiyard/kernels/prayer/names';
import { useEffect, useState } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import type { NextPrayer as Next } from './next-prayer.ts';
import { countdownOf } from './next-prayer.ts';
import { countdown, next as nextStyle, nextLine } from './PrayerTimesScreen.css.ts';
import { prayerTimesCopy } from './prayer-times-copy.ts';
import type { TimesFormat } from './times-format.ts';

interface NextPrayerProps {
  /** Null if no prayer has a time. */
  readonly next: Next | null;
  readonly zone: string;
  readonly format: TimesFormat;
}

/** The next prayer and the time until then. It is announced when it changes, the seconds are not. */
export function NextPrayer({ next, zone, format }: NextPrayerProps) {
  const t = useCopy(prayerTimesCopy);
  const lang = useLanguage();
  const line =
    next === null
      ? t('prayerTimes.noNext')
      : t('prayerTimes.nextAt', { prayer: prayerNames[next.prayer][lang], time: format.time(next.atMs) });
  return (
    <Card title={t('prayerTimes.next')}>
      <div className={nextStyle}>
        <p className={next === null ? undefined : nextLine}>{line}</p>
        {next !== null && <Countdown atMs={next.atMs} label={prayerNames[next.prayer][lang]} />}
        <Text size="small" tone="quiet">
          {t('prayerTimes.zone', { zone })}
        </Text>
      </div>
      <span role="status" className={visuallyHidden}>
        {`${t('prayerTimes.next')}: ${line}`}
      </span>
    </Card>
  );
}

/** Of role `timer`, which screen readers read on request only. */
function Countdown({ atMs, label }: { readonly atMs: number; readonly label: string }) {
  const t = useCopy(prayerTimesCopy);
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-label={t('prayerTimes.timeUntil', { prayer: label })} className={countdown}>
      <bdi dir="ltr">{countdownOf(atMs - Date.now())}</bdi>
    </span>
  );
}

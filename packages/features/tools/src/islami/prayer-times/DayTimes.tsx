import { Alert } from '@apiyard/ui/Alert';
import { Badge } from '@apiyard/ui/Badge';
import { Card } from '@apiyard/ui/Card';
import { DisclosureGroup } from '@apiyard/ui/DisclosureGroup';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { prayerNames } from '@apiyard/kernels/prayer/names';
import type { Translate } from '@apiyard/kit/copy.ts';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import type { DayTimes as Day } from './compute.ts';
import type en from './copy/en.ts';
import type { NextPrayer } from './next-prayer.ts';
import { steps, time as timeStyle } from './PrayerTimesScreen.css.ts';
import { prayerTimesCopy } from './prayer-times-copy.ts';
import type { TimesFormat } from './times-format.ts';

interface DayTimesProps {
  readonly day: Day;
  readonly next: NextPrayer | null;
  readonly format: TimesFormat;
}

/** The times of a day. Each opens to show how it is derived. */
export function DayTimes({ day, next, format }: DayTimesProps) {
  const t = useCopy(prayerTimesCopy);
  const lang = useLanguage();
  const name = (prayer: Time['prayer']) => prayerNames[prayer][lang];
  return (
    <Card title={t('prayerTimes.today')}>
      <Stack space={2}>
        <Text tone="quiet">{[format.day(day.date), ...(day.hijri === null ? [] : [day.hijri])].join(' · ')}</Text>
        {day.polar !== null && <Alert tone="info">{polarText(t, format, day)}</Alert>}
        <DisclosureGroup
          areManyOpen
          items={day.times.map((time) => ({
            id: time.prayer,
            title: name(time.prayer),
            aside: (
              <>
                {next?.date === day.date && next.prayer === time.prayer && (
                  <Badge tone="info">{t('prayerTimes.nextBadge')}</Badge>
                )}
                <span className={timeStyle}>{time.at === null ? t('prayerTimes.none') : format.time(time.at)}</span>
              </>
            ),
            content: (
              <ul className={steps}>
                {stepsOf(t, format, day, time).map((step) => (
                  <Text key={step} as="li" tone="quiet">
                    {step}
                  </Text>
                ))}
              </ul>
            ),
          }))}
        />
      </Stack>
    </Card>
  );
}

type Time = Day['times'][number];
type T = Translate<typeof en>;

function stepsOf(t: T, format: TimesFormat, { rounding, polar }: Day, time: Time): string[] {
  if (time.at === null || time.computed === null) return [t(`prayerTimes.${polar ?? 'missing'}`)];
  const minutes = (value: number) => (value > 0 ? `+${format.number(value)}` : format.number(value));
  return [
    basisText(t, format, time),
    t('prayerTimes.computed', { time: format.exactTime(time.computed) }),
    ...(time.methodMinutes === 0 ? [] : [t('prayerTimes.methodMinutes', { minutes: minutes(time.methodMinutes) })]),
    ...(time.ownMinutes === 0 ? [] : [t('prayerTimes.ownMinutes', { minutes: minutes(time.ownMinutes) })]),
    t(`prayerTimes.rounding.${rounding}`, { time: format.time(time.at) }),
  ];
}

function basisText(t: T, format: TimesFormat, { basis, value, prayer }: Time): string {
  const number = value ?? 0;
  switch (basis) {
    case 'horizon':
    case 'angle':
      return t(`prayerTimes.basis.${basis}`, { value: format.number(Math.abs(number)) });
    case 'shadow':
      return t(number === 2 ? 'prayerTimes.basis.shadow2' : 'prayerTimes.basis.shadow1');
    case 'interval':
      return t('prayerTimes.basis.interval', { value: format.number(number) });
    case 'night':
      return t(prayer === 'fajr' ? 'prayerTimes.basis.nightBefore' : 'prayerTimes.basis.nightAfter', {
        value: format.share(number),
      });
    default:
      return t(`prayerTimes.basis.${basis}`);
  }
}

/** What the sun does, and what is shown instead of its times. */
function polarText(t: T, format: TimesFormat, { notes, polar }: Day): string {
  const rule = notes.flatMap(({ code, values }) => {
    if (code === 'nearest_latitude')
      return t('prayerTimes.nearestLatitude', { latitude: format.number(Number(values?.['latitude'])) });
    if (code === 'nearest_day') return t('prayerTimes.nearestDay', { date: format.day(String(values?.['date'])) });
    return code === 'times_missing' ? t('prayerTimes.missing') : [];
  });
  return [...(polar === null ? [] : [t(`prayerTimes.${polar}`)]), ...rule].join(' ');
}

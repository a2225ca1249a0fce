import { Badge } from '@apiyard/ui/Badge';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { imsakName, prayerNames } from '@apiyard/kernels/prayer/names';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import type { MonthDay, Times } from './compute.ts';
import { dayName, onScreen } from './PrayerTimesScreen.css.ts';
import { prayerTimesCopy } from './prayer-times-copy.ts';
import type { TimesFormat } from './times-format.ts';

const prayers = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
/** A phone has room for what people who fast look for. */
const sparesOfRamadan: ReadonlySet<string> = new Set(['sunrise', 'dhuhr', 'asr', 'isha']);

/** The columns of a month; for Ramadan also imsak and how long the fast is. */
export function useTimetableColumns(
  { today, ramadan }: Times,
  format: TimesFormat,
): readonly StaticTableColumn<MonthDay>[] {
  const t = useCopy(prayerTimesCopy);
  const lang = useLanguage();
  const isRamadan = ramadan !== null;
  const clock = (text: string | null) => (text === null ? t('prayerTimes.none') : format.clock(text));
  const time = (id: 'imsak' | (typeof prayers)[number], label: string): StaticTableColumn<MonthDay> => ({
    id,
    label,
    align: 'end',
    isSpare: isRamadan && sparesOfRamadan.has(id),
    render: (day) => clock(day[id]),
  });
  return [
    {
      id: 'day',
      label: t('prayerTimes.day'),
      render: ({ date, polar }) => (
        <span className={dayName}>
          {isRamadan ? format.shortDate(date) : format.shortDay(date)}
          {date === today.date && (
            <span className={onScreen}>
              <Badge tone="info">{t('prayerTimes.today')}</Badge>
            </span>
          )}
          {polar !== null && <Badge tone="warning">{t(`prayerTimes.polarShort.${polar}`)}</Badge>}
        </span>
      ),
    },
    {
      id: 'hijri',
      label: t('prayerTimes.hijri'),
      isSpare: true,
      render: ({ hijri }) => hijri ?? t('prayerTimes.none'),
    },
    ...(isRamadan ? [time('imsak', imsakName[lang])] : []),
    ...prayers.map((prayer) => time(prayer, prayerNames[prayer][lang])),
    ...(isRamadan
      ? [
          {
            id: 'fast',
            label: t('prayerTimes.fast'),
            align: 'end' as const,
            render: ({ fastMinutes }: MonthDay) =>
              fastMinutes === null ? t('prayerTimes.none') : format.duration(fastMinutes),
          },
        ]
      : []),
  ];
}

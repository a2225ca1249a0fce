import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Heading } from '@apiyard/ui/Heading';
import { IconButton } from '@apiyard/ui/IconButton';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { citiesAttribution } from '@apiyard/kernels/places/attribution';
import { prayerNames } from '@apiyard/kernels/prayer/names';
import { IconCalendarDown, IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react';
import { useId } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { placesCopy } from '../places/places-copy.ts';
import type { Times } from './compute.ts';
import { dayName, month as monthStyle, monthHead, monthTitle, monthTools, onScreen } from './PrayerTimesScreen.css.ts';
import { prayerTimesCopy } from './prayer-times-copy.ts';
import type { PrayerSettings, YearMonth } from './prayer-view.ts';
import { monthFrom } from './prayer-view.ts';
import type { TimesFormat } from './times-format.ts';

interface MonthTableProps {
  readonly times: Times;
  readonly placeName: string;
  readonly settings: PrayerSettings;
  readonly format: TimesFormat;
  readonly onMonth: (month: YearMonth) => void;
  readonly onPrint: () => void;
  readonly onCalendar: () => void;
}

const icon = { size: 20, stroke: 1.5 } as const;
const prayers = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;

/** The timetable of a month, which is what the page prints. */
export function MonthTable({ times, placeName, settings, format, onMonth, ...actions }: MonthTableProps) {
  const t = useCopy(prayerTimesCopy);
  const tPlace = useCopy(placesCopy);
  const lang = useLanguage();
  const titleId = useId();
  const { month, days, today } = times;
  const [before, after] = [monthFrom(month, -1), monthFrom(month, 1)];
  const clock = (text: string | null) => (text === null ? t('prayerTimes.none') : format.clock(text));
  return (
    <section className={monthStyle} aria-labelledby={titleId}>
      <div className={monthHead}>
        <div className={monthTitle}>
          <Heading level={2} size="h5" id={titleId}>
            {t('prayerTimes.month', { month: format.month(month) })}
          </Heading>
          <Text size="small" tone="quiet">
            {[
              placeName,
              t(`prayerTimes.method.${settings.method}`),
              t(`prayerTimes.madhab.${settings.madhab}`),
              t('prayerTimes.zone', { zone: times.zone }),
            ].join(' · ')}
          </Text>
        </div>
        <div className={monthTools}>
          <IconButton
            label={t('prayerTimes.previousMonth')}
            tone="quiet"
            icon={<IconChevronLeft {...icon} />}
            isDisabled={before === null}
            onPress={() => before !== null && onMonth(before)}
          />
          <IconButton
            label={t('prayerTimes.nextMonth')}
            tone="quiet"
            icon={<IconChevronRight {...icon} />}
            isDisabled={after === null}
            onPress={() => after !== null && onMonth(after)}
          />
          <Button size="small" icon={<IconPrinter {...icon} />} onPress={actions.onPrint}>
            {t('prayerTimes.print')}
          </Button>
          <Button size="small" icon={<IconCalendarDown {...icon} />} onPress={actions.onCalendar}>
            {t('prayerTimes.calendar')}
          </Button>
        </div>
      </div>
      <StaticTable
        label={t('prayerTimes.month', { month: format.month(month) })}
        density="dense"
        rows={days}
        rowId={({ date }) => date}
        columns={[
          {
            id: 'day',
            label: t('prayerTimes.day'),
            render: ({ date, polar }) => (
              <span className={dayName}>
                {format.shortDay(date)}
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
          ...prayers.map((prayer) => ({
            id: prayer,
            label: prayerNames[prayer][lang],
            align: 'end' as const,
            render: (day: Times['days'][number]) => clock(day[prayer]),
          })),
        ]}
      />
      <div className={monthHead}>
        <Text size="small" tone="quiet">
          {tPlace('islamiPlace.source', { source: citiesAttribution })}
        </Text>
      </div>
    </section>
  );
}

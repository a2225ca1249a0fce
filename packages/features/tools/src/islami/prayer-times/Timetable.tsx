import { Button } from '@apiyard/ui/Button';
import { Heading } from '@apiyard/ui/Heading';
import { IconButton } from '@apiyard/ui/IconButton';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { ToggleButtonGroup } from '@apiyard/ui/ToggleButtonGroup';
import { citiesAttribution } from '@apiyard/kernels/places/attribution';
import {
  IconCalendarDown,
  IconChevronLeft,
  IconChevronRight,
  IconPrinter,
  IconRss,
  IconTableDown,
} from '@tabler/icons-react';
import { useId } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { placesCopy } from '../places/places-copy.ts';
import type { Times } from './compute.ts';
import { month as monthStyle, monthHead, monthTitle, monthTools } from './PrayerTimesScreen.css.ts';
import { prayerTimesCopy } from './prayer-times-copy.ts';
import type { PrayerSettings, PrayerView } from './prayer-view.ts';
import { hijriYearFrom, monthFrom } from './prayer-view.ts';
import type { TimesFormat } from './times-format.ts';
import { useTimetableColumns } from './timetable-columns.tsx';

/** What of the view the table is for. */
type Period = Pick<PrayerView, 'month' | 'ramadan'>;

interface TimetableProps {
  readonly times: Times;
  readonly placeName: string;
  readonly settings: PrayerSettings;
  readonly format: TimesFormat;
  readonly onPeriod: (period: Period) => void;
  readonly onPrint: () => void;
  readonly onCalendar: () => void;
  readonly onCsv: () => void;
  readonly onSubscribe: () => void;
}

const icon = { size: 20, stroke: 1.5 } as const;

/** The timetable of a month or of Ramadan, which is what the page prints. */
export function Timetable({ times, placeName, settings, format, onPeriod, ...actions }: TimetableProps) {
  const t = useCopy(prayerTimesCopy);
  const tPlace = useCopy(placesCopy);
  const titleId = useId();
  const { days, ramadan } = times;
  const columns = useTimetableColumns(times, format);
  const title = useTimetableTitle(times, format);
  const [before, after] = ([-1, 1] as const).map((step) => periodFrom(times, step));
  return (
    <section className={monthStyle} aria-labelledby={titleId}>
      <div className={monthHead}>
        <div className={monthTitle}>
          <Heading level={2} size="h5" id={titleId}>
            {title}
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
          <ToggleButtonGroup
            label={t('prayerTimes.table')}
            size="small"
            options={(['month', 'ramadan'] as const).map((id) => ({ id, label: t(`prayerTimes.table.${id}`) }))}
            value={ramadan === null ? 'month' : 'ramadan'}
            onChange={(id) => onPeriod({ month: null, ramadan: id === 'ramadan' ? 'next' : null })}
          />
          <IconButton
            label={t(ramadan === null ? 'prayerTimes.previousMonth' : 'prayerTimes.previousRamadan')}
            tone="quiet"
            icon={<IconChevronLeft {...icon} />}
            isDisabled={before === null}
            onPress={() => before && onPeriod(before)}
          />
          <IconButton
            label={t(ramadan === null ? 'prayerTimes.nextMonth' : 'prayerTimes.nextRamadan')}
            tone="quiet"
            icon={<IconChevronRight {...icon} />}
            isDisabled={after === null}
            onPress={() => after && onPeriod(after)}
          />
          <Button size="small" icon={<IconPrinter {...icon} />} onPress={actions.onPrint}>
            {t('prayerTimes.print')}
          </Button>
          <Button size="small" icon={<IconCalendarDown {...icon} />} onPress={actions.onCalendar}>
            {t('prayerTimes.calendar')}
          </Button>
          <Button size="small" icon={<IconRss {...icon} />} opens="dialog" onPress={actions.onSubscribe}>
            {t('prayerTimes.subscribe')}
          </Button>
          <Button size="small" icon={<IconTableDown {...icon} />} onPress={actions.onCsv}>
            {t('prayerTimes.csv')}
          </Button>
        </div>
      </div>
      <StaticTable label={title} density="dense" rows={days} rowId={({ date }) => date} columns={columns} />
      <div className={monthHead}>
        <Text size="small" tone="quiet">
          {[
            ...(ramadan === null ? [] : [t('prayerTimes.tablesDiffer')]),
            tPlace('islamiPlace.source', { source: citiesAttribution }),
          ].join(' ')}
        </Text>
      </div>
    </section>
  );
}

function useTimetableTitle({ month, ramadan }: Times, format: TimesFormat): string {
  const t = useCopy(prayerTimesCopy);
  if (ramadan === null) return t('prayerTimes.month', { month: format.month(month) });
  return t('prayerTimes.ramadan', { year: format.year(ramadan) });
}

/** The month or the Ramadan before or after; null where there are no tables. */
function periodFrom({ month, ramadan }: Times, step: -1 | 1): Period | null {
  if (ramadan === null) {
    const moved = monthFrom(month, step);
    return moved && { month: moved, ramadan: null };
  }
  const year = hijriYearFrom(ramadan, step);
  return year === null ? null : { month: null, ramadan: year };
}

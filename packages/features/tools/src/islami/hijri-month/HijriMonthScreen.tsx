import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { IconButton } from '@apiyard/ui/IconButton';
import { Link } from '@apiyard/ui/Link';
import { NumberField } from '@apiyard/ui/NumberField';
import { Select } from '@apiyard/ui/Select';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import type { CivilDate } from '@apiyard/kernels/calendar/civil-date';
import { isoDate } from '@apiyard/kernels/calendar/civil-date';
import { hijriMonthName, hijriText } from '@apiyard/kernels/hijri/names';
import { hijriOf, hijriYearFirst, hijriYearLast } from '@apiyard/kernels/hijri/umm-al-qura';
import hijriMonth from '@apiyard/kernels/tools/islami/calendar/hijri-month';
import { getDayOfWeek, parseDate } from '@internationalized/date';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import {
  day as dayStyle,
  dot,
  event as eventStyle,
  events as eventsStyle,
  field,
  gregorian,
  month as monthStyle,
  number,
  outside,
  page,
  today as todayStyle,
  tools,
  weekday,
} from './HijriMonthScreen.css.ts';
import { hijriMonthCopy } from './hijri-month-copy.ts';
import type { HijriView } from './hijri-view.ts';
import { adjustments, hijriMonthFrom } from './hijri-view.ts';

export interface HijriMonthScreenProps {
  readonly view: HijriView;
  readonly today: CivilDate;
  /** Null for the current month. */
  readonly onView: (view: HijriView | null) => void;
}

const icon = { size: 20, stroke: 1.5 } as const;
const weekLength = 7;

/** A month of the Hijri calendar with its Gregorian dates and events. */
export function HijriMonthScreen({ view, today, onView }: HijriMonthScreenProps) {
  const t = useCopy(hijriMonthCopy);
  const lang = useLanguage();
  const format = useGregorianFormat();
  const { days, monthName } = hijriMonth({ ...view, lang });
  const title = t('hijriMonth.monthOf', { month: monthName, year: view.year });
  const [before, after] = [hijriMonthFrom(view, -1), hijriMonthFrom(view, 1)];
  const [first, last] = [days[0]?.gregorian ?? '', days.at(-1)?.gregorian ?? ''];
  const isoToday = isoDate(today);
  const hijriToday = hijriOf(today, view.adjustment);
  const eventDays = days.flatMap(({ event, ...day }) => (event === null ? [] : [{ ...day, event }]));
  return (
    <div className={page}>
      <PageBand
        title={t('hijriMonth.title')}
        purpose={t('hijriMonth.purpose')}
        actions={<Button onPress={() => onView(null)}>{t('hijriMonth.today')}</Button>}
      />
      <div className={tools}>
        <div className={field}>
          <Select
            label={t('hijriMonth.month')}
            options={Array.from({ length: 12 }, (_, at) => ({
              id: String(at + 1),
              label: hijriMonthName(lang, at + 1),
            }))}
            value={String(view.month)}
            onChange={(month) => onView({ ...view, month: Number(month) })}
          />
        </div>
        <div className={field}>
          <NumberField
            label={t('hijriMonth.year')}
            value={view.year}
            minValue={hijriYearFirst}
            maxValue={hijriYearLast}
            step={1}
            format={{ useGrouping: false }}
            onChange={(year) => onView({ ...view, year })}
          />
        </div>
        <div className={field}>
          <Select
            label={t('hijriMonth.adjustment')}
            options={adjustments.map((days) => ({ id: String(days), label: format.signed(days) }))}
            value={String(view.adjustment)}
            onChange={(days) => onView({ ...view, adjustment: Number(days) })}
          />
        </div>
      </div>
      <Card
        title={title}
        actions={
          <>
            <IconButton
              label={t('hijriMonth.previous')}
              tone="quiet"
              icon={<IconChevronLeft {...icon} />}
              isDisabled={before === null}
              onPress={() => before !== null && onView(before)}
            />
            <IconButton
              label={t('hijriMonth.next')}
              tone="quiet"
              icon={<IconChevronRight {...icon} />}
              isDisabled={after === null}
              onPress={() => after !== null && onView(after)}
            />
          </>
        }
      >
        <Text tone="quiet">{format.range(first, last)}</Text>
        {hijriToday !== undefined && (
          <Text tone="quiet">{t('hijriMonth.todayIs', { date: hijriText(lang, hijriToday) })}</Text>
        )}
        <table className={monthStyle} aria-label={title}>
          <thead>
            <tr>
              {format.weekdays.map(({ short, long }) => (
                <th key={long} scope="col" abbr={long} className={weekday}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(days, format.column(first)).map((week) => (
              <tr key={week.find((day) => day !== null)?.gregorian}>
                {week.map((day, column) => {
                  const isToday = day?.gregorian === isoToday;
                  const look = isToday ? `${dayStyle} ${todayStyle}` : dayStyle;
                  return (
                    <td
                      key={column}
                      className={day === null ? outside : look}
                      {...(isToday && { 'aria-current': 'date' as const })}
                    >
                      {day !== null && (
                        <>
                          <span className={number}>{format.number(day.day)}</span>
                          {day.event !== null && (
                            <span role="img" aria-label={t(`hijriMonth.event.${day.event}`)} className={dot} />
                          )}
                          <span className={gregorian}>{format.short(day.gregorian)}</span>
                          {day.event !== null && (
                            <span className={eventStyle}>{t(`hijriMonth.event.${day.event}`)}</span>
                          )}
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <span role="status" className={visuallyHidden}>
          {title}
        </span>
      </Card>
      {eventDays.length > 0 && (
        <Card title={t('hijriMonth.events')}>
          <ul className={eventsStyle}>
            {eventDays.map(({ day, gregorian: date, event }) => (
              <Text key={day} as="li">
                {`${hijriText(lang, { ...view, day })} · ${format.long(date)}: ${t(`hijriMonth.event.${event}`)}`}
              </Text>
            ))}
          </ul>
        </Card>
      )}
      <Text size="small" tone="quiet" isProse>
        {t('hijriMonth.source')}
      </Text>
      <Link href="/hub/islami/hijri-month">{t('hijriMonth.api', { title: t('hijriMonth.title') })}</Link>
    </div>
  );
}

type Day = ReturnType<typeof hijriMonth>['days'][number];

/** Weeks of seven columns, empty before the first day and after the last. */
function weeksOf(days: readonly Day[], firstColumn: number): readonly (readonly (Day | null)[])[] {
  const cells = [...Array.from({ length: firstColumn }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / weekLength) }, (_, week) =>
    Array.from({ length: weekLength }, (_, column) => cells[week * weekLength + column] ?? null),
  );
}

/** Dates are texts such as `2026-03-01`. */
function useGregorianFormat() {
  const locale = localeOf(useLanguage());
  return useMemo(() => {
    // In UTC from end to end: a date has no time zone.
    const inUtc = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const short = inUtc({ day: 'numeric', month: 'short' });
    const long = inUtc({ dateStyle: 'full' });
    const range = inUtc({ day: 'numeric', month: 'long', year: 'numeric' });
    const names = { short: inUtc({ weekday: 'short' }), long: inUtc({ weekday: 'long' }) };
    const number = new Intl.NumberFormat(locale);
    const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
    /** Where the weekday of a date is in the week of the language. */
    const column = (date: string) => getDayOfWeek(parseDate(date), locale);
    // 4 January 1970 was a Sunday.
    const week = Array.from({ length: weekLength }, (_, day) => `1970-01-${String(4 + day).padStart(2, '0')}`);
    return {
      column,
      number: (value: number) => number.format(value),
      signed: (value: number) => signed.format(value),
      short: (date: string) => short.format(Date.parse(date)),
      long: (date: string) => long.format(Date.parse(date)),
      // Node has thin spaces in it, and Chromium has not.
      range: (from: string, to: string) =>
        range.formatRange(Date.parse(from), Date.parse(to)).replaceAll('\u2009', ' '),
      weekdays: week
        .toSorted((one, other) => column(one) - column(other))
        .map((date) => ({ short: names.short.format(Date.parse(date)), long: names.long.format(Date.parse(date)) })),
    };
  }, [locale]);
}

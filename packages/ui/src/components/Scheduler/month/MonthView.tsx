import { useMemo, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { schedulerLabels } from '../../../labels/components/scheduler.ts';
import { useComponentLabels, useWording } from '../../../labels/use-labels.ts';
import { EventButton } from '../EventButton.tsx';
import { fitBars, layoutBars } from '../layout/bars.ts';
import type { Period } from '../layout/periods.ts';
import { dayNumber as numberStyle, item, weekday } from '../Scheduler.css.ts';
import { useScheduler } from '../scheduler-context.ts';
import { dayOf, isOn } from '../scheduler-events.ts';
import type { PlacedEvent } from '../scheduler-events.ts';
import * as css from './month.css.ts';

interface MonthViewProps {
  label: string;
  period: Period;
  /** The month; days of others are quieter. */
  month: number;
  placed: readonly PlacedEvent[];
  ghost: PlacedEvent | undefined;
  /** The day that the keyboard is on, and today. */
  active: number;
  today: number;
  onActivate: (day: number) => void;
  onOpenDay: (day: number) => void;
  /** Arrow keys and paging on a day. */
  onGridKey: (event: KeyboardEvent) => void;
}

const lanes = 3;

/** Weeks of a month. Each day takes the focus; Tab goes on to its events. */
export function MonthView({
  label,
  period,
  month,
  placed,
  ghost,
  active,
  today,
  onActivate,
  onOpenDay,
  onGridKey,
}: MonthViewProps) {
  const labels = useComponentLabels(schedulerLabels);
  const { count } = useWording();
  const { words, create } = useScheduler();
  const ref = useRef<HTMLDivElement>(null);
  const weeks = useMemo(
    () =>
      Array.from({ length: period.days / 7 }, (_, week) => {
        const first = period.first + 7 * week;
        const all = ghost ? [ghost, ...placed] : placed;
        return { first, ...fitBars(layoutBars(all, first, 7), lanes, 7) };
      }),
    [period.first, period.days, placed, ghost],
  );

  const stepOf = ({ along, down }: { along: number; down: number }) => {
    const row = ref.current?.querySelector('[data-week]')?.getBoundingClientRect();
    if (!row) return { days: 0, minutes: 0 };
    return { days: Math.round(along / (row.width / 7)) + 7 * Math.round(down / row.height), minutes: 0 };
  };
  const choose = (day: number) => {
    onActivate(day);
    if (create) create({ start: dayOf(day), end: dayOf(day) });
    else onOpenDay(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(active);
    } else onGridKey(event);
  };

  return (
    <div ref={ref}>
      <div role="grid" aria-label={label}>
        <div role="row" className={css.head}>
          {Array.from({ length: 7 }, (_, at) => (
            <span key={at} role="columnheader" className={weekday}>
              {words.dayParts(period.first + at).weekday}
            </span>
          ))}
        </div>
        {weeks.map(({ first }) => (
          <div key={first} role="row" data-week className={css.week}>
            {Array.from({ length: 7 }, (_, at) => {
              const day = first + at;
              const isOutside = dayOf(day).month !== month;
              const many = placed.filter(isOn(day)).length;
              return (
                <div
                  key={day}
                  role="gridcell"
                  {...{ onKeyDown, onClick: () => choose(day), onFocus: () => onActivate(day) }}
                  tabIndex={day === active ? 0 : -1}
                  data-cell={day}
                  data-creates={create ? true : undefined}
                  aria-label={many === 0 ? words.day(day) : `${words.day(day)}, ${count(labels.events, many)}`}
                  aria-current={day === today ? 'date' : undefined}
                  className={`${css.day} ${isOutside ? css.outside : ''}`}
                >
                  <span
                    className={numberStyle}
                    data-today={day === today || undefined}
                    data-outside={isOutside || undefined}
                  >
                    {words.dayParts(day).date}
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div className={css.layer}>
        {weeks.map(({ first, shown, hidden }) => (
          <ul key={first} role="list" className={css.weekEvents}>
            {shown.map(({ placed: one, from, to, lane, startsBefore, endsAfter }) => (
              <li
                key={one === ghost ? 'ghost' : one.event.id}
                className={`${item} ${css.bar}`}
                style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 1 }}
              >
                <EventButton
                  placed={one}
                  look="row"
                  isGhost={one === ghost}
                  isTabbable={isOn(active)(one)}
                  startsBefore={startsBefore}
                  endsAfter={endsAfter}
                  stepOf={stepOf}
                  daysPerLine={7}
                  onArrow={onGridKey}
                />
              </li>
            ))}
            {hidden.map(
              (many, at) =>
                many > 0 && (
                  <li key={at} className={`${item} ${css.bar}`} style={{ gridColumn: at + 1, gridRow: lanes }}>
                    <Button
                      excludeFromTabOrder={first + at !== active}
                      aria-label={`${count(labels.more, many)}, ${words.day(first + at)}`}
                      onPress={() => onOpenDay(first + at)}
                      className={css.more}
                    >
                      {count(labels.more, many)}
                    </Button>
                  </li>
                ),
            )}
          </ul>
        ))}
      </div>
    </div>
  );
}

import type { KeyboardEvent } from 'react';
import { useMemo } from 'react';
import { schedulerLabels } from '../../../labels/components/scheduler.ts';
import { useComponentLabels } from '../../../labels/use-labels.ts';
import { EventButton } from '../EventButton.tsx';
import { layoutBars } from '../layout/bars.ts';
import type { Period } from '../layout/periods.ts';
import { dayNumber as numberStyle, item } from '../Scheduler.css.ts';
import { useScheduler } from '../scheduler-context.ts';
import { dayOf, isBar, isOn } from '../scheduler-events.ts';
import type { PlacedEvent } from '../scheduler-events.ts';
import type { StepOf } from '../use-event-drag.ts';
import * as css from './hours.css.ts';

interface AllDayRowProps {
  period: Period;
  placed: readonly PlacedEvent[];
  ghost: PlacedEvent | undefined;
  active: number;
  today: number;
  stepOf: StepOf;
  onGridKey: (event: KeyboardEvent) => void;
}

/** The days of a week, and below them the events of whole days. ↑ leads here from the first slot. */
export function AllDayRow({ period, placed, ghost, active, today, stepOf, onGridKey }: AllDayRowProps) {
  const labels = useComponentLabels(schedulerLabels);
  const { words, create } = useScheduler();
  const bars = useMemo(() => {
    const long = placed.filter(isBar);
    return layoutBars(ghost && isBar(ghost) ? [ghost, ...long] : long, period.first, period.days);
  }, [placed, ghost, period.first, period.days]);
  const days = Array.from({ length: period.days }, (_, at) => period.first + at);
  const createOn = (day: number) => create?.({ start: dayOf(day), end: dayOf(day) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      createOn(active);
    } else onGridKey(event);
  };

  return (
    <div className={css.top}>
      <div className={css.dayNames} aria-hidden>
        {days.map((day) => {
          const { weekday, date } = words.dayParts(day);
          return (
            <span key={day} className={css.dayName}>
              {weekday}
              <span className={numberStyle} data-today={day === today || undefined}>
                {date}
              </span>
            </span>
          );
        })}
      </div>
      <span className={css.allDayName} aria-hidden>
        {labels.allDay}
      </span>
      <div className={css.allDay}>
        <div role="grid" aria-label={labels.allDay} className={css.allDayCells}>
          <div role="row" style={{ display: 'contents' }}>
            {days.map((day) => (
              <div
                key={day}
                role="gridcell"
                {...{ onKeyDown, onClick: () => createOn(day) }}
                tabIndex={-1}
                data-all-day={day}
                data-creates={create ? true : undefined}
                aria-label={`${words.day(day)}, ${labels.allDay}`}
                aria-current={day === today ? 'date' : undefined}
                className={css.allDayCell}
              />
            ))}
          </div>
        </div>
        <ul role="list" className={css.allDayEvents}>
          {bars.map(({ placed: one, from, to, lane, startsBefore, endsAfter }) => (
            <li
              key={one === ghost ? 'ghost' : one.event.id}
              className={`${item} ${css.allDayItem}`}
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
                onArrow={onGridKey}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

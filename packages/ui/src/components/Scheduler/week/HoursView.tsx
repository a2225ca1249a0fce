import { toCalendarDateTime, toZoned } from '@internationalized/date';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { schedulerLabels } from '../../../labels/components/scheduler.ts';
import { useComponentLabels } from '../../../labels/use-labels.ts';
import { EventButton } from '../EventButton.tsx';
import { layoutBlocks } from '../layout/blocks.ts';
import type { Block } from '../layout/blocks.ts';
import type { Period } from '../layout/periods.ts';
import { item } from '../Scheduler.css.ts';
import { useScheduler } from '../scheduler-context.ts';
import { dayOf, isBar, isOn, minutesPerDay } from '../scheduler-events.ts';
import type { PlacedEvent } from '../scheduler-events.ts';
import { AllDayRow } from './AllDayRow.tsx';
import * as css from './hours.css.ts';
import { useSlotChoice } from './slot-choice.ts';
import { vars } from '../../../theme/contract.css.ts';

interface HoursViewProps {
  label: string;
  period: Period;
  placed: readonly PlacedEvent[];
  ghost: PlacedEvent | undefined;
  /** The day and the minute after midnight that the keyboard is on. */
  active: number;
  activeMinute: number;
  today: number;
  nowMinute: number;
  /** The hour at the top when the view opens. */
  firstHour: number;
  onActivate: (day: number, minute: number) => void;
  onGridKey: (event: KeyboardEvent) => void;
}

/** From this length on, a block has several lines. */
const linesFromMinutes = 45;

const share = (minutes: number) => `${(minutes / minutesPerDay) * 100}%`;

/** The hours of a day or of a week. Each slot takes the focus; Tab goes on to the events of its day. */
export function HoursView({
  label,
  period,
  placed,
  ghost,
  active,
  activeMinute,
  today,
  nowMinute,
  firstHour,
  onActivate,
  onGridKey,
}: HoursViewProps) {
  const labels = useComponentLabels(schedulerLabels);
  const { words, create, timeZone, slotMinutes } = useScheduler();
  const scrollRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<HTMLDivElement>(null);
  const [hasFocus, setHasFocus] = useState(false);

  useEffect(() => {
    const scroller = scrollRef.current;
    // A little earlier, so that the hour itself can be read.
    if (scroller) scroller.scrollTop = (scroller.scrollHeight * (firstHour - 0.25)) / 24;
  }, [firstHour]);

  const columns = useMemo(
    () =>
      Array.from({ length: period.days }, (_, at) => {
        const day = period.first + at;
        return {
          day,
          blocks: layoutBlocks(
            placed.filter((one) => !isBar(one)),
            day,
          ),
        };
      }),
    [period.first, period.days, placed],
  );

  const createAt = (day: number, from: number, to: number) => {
    const moment = (minute: number) => {
      const date = toCalendarDateTime(dayOf(day)).add({ minutes: minute });
      return toZoned(date, timeZone);
    };
    create?.({ start: moment(from), end: moment(to) });
  };
  const choice = useSlotChoice(
    slotMinutes,
    create &&
      (({ day, from, to }) => {
        onActivate(day, from);
        createAt(day, from, to);
      }),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      // An hour, if slots are shorter.
      createAt(active, activeMinute, Math.min(activeMinute + Math.max(slotMinutes, 60), minutesPerDay));
    } else onGridKey(event);
  };
  // Tab reaches the grid, which passes the focus on to its slot: a slot alone can be hidden by events.
  const focusHandlers = {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      setHasFocus(true);
      if (target === currentTarget)
        currentTarget.querySelector<HTMLElement>(`[data-cell="${active}"][data-minute="${activeMinute}"]`)?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
    },
  };
  const stepOf = ({ along, down }: { along: number; down: number }) => {
    const field = fieldRef.current?.getBoundingClientRect();
    if (!field) return { days: 0, minutes: 0 };
    const minutes = (down / field.height) * minutesPerDay;
    return {
      days: period.days === 1 ? 0 : Math.round(along / (field.width / period.days)),
      minutes: Math.round(minutes / slotMinutes) * slotMinutes,
    };
  };

  const renderBlock = ({ placed: one, from, to, column, columns: count, span }: Block, isGhost: boolean) => (
    <li
      key={isGhost ? 'ghost' : one.event.id}
      className={`${item} ${css.block}`}
      style={{
        insetBlockStart: share(from),
        blockSize: share(to - from),
        insetInlineStart: `${(column / count) * 100}%`,
        inlineSize: `${(span / count) * 100}%`,
        ...(isGhost && { zIndex: vars.layer.raisedMore }),
      }}
    >
      <EventButton
        placed={one}
        look={to - from < linesFromMinutes ? 'short' : 'hours'}
        isGhost={isGhost}
        isTabbable={isOn(active)(one)}
        stepOf={stepOf}
        scrollRef={scrollRef}
        onArrow={onGridKey}
      />
    </li>
  );

  return (
    <div className={css.sideways}>
      <div
        data-days={period.days}
        className={css.hours}
        style={{ ['--apiyard-scheduler-days' as string]: period.days }}
      >
        <AllDayRow
          period={period}
          placed={placed}
          ghost={ghost}
          active={active}
          today={today}
          stepOf={(distance) => ({ ...stepOf(distance), minutes: 0 })}
          onGridKey={onGridKey}
        />
        <div ref={scrollRef} className={css.scroller}>
          <div className={css.body}>
            <div className={css.axisLabels} aria-hidden>
              {Array.from({ length: 24 }, (_, hour) => (
                <bdi key={hour} className={css.axisLabel} style={{ insetBlockStart: share(hour * 60) }}>
                  {words.hour(hour * 60)}
                </bdi>
              ))}
            </div>
            <div ref={fieldRef} className={css.field}>
              <div
                role="grid"
                aria-label={label}
                {...choice.handlers}
                {...focusHandlers}
                tabIndex={hasFocus ? -1 : 0}
                className={css.slots}
              >
                {Array.from({ length: minutesPerDay / slotMinutes }, (_, at) => at * slotMinutes).map((minute) => (
                  <div
                    key={minute}
                    role="row"
                    data-within-hour={minute % 60 === 0 ? undefined : true}
                    className={css.slotRow}
                  >
                    {columns.map(({ day }) => (
                      <div
                        key={day}
                        role="gridcell"
                        {...{ onKeyDown, onFocus: () => onActivate(day, minute) }}
                        tabIndex={-1}
                        data-cell={day}
                        data-minute={minute}
                        data-creates={create ? true : undefined}
                        data-chosen={choice.isChosen(day, minute) || undefined}
                        aria-label={`${words.day(day)}, ${words.hour(minute)}`}
                        className={css.slot}
                      />
                    ))}
                  </div>
                ))}
              </div>
              <div className={css.layer}>
                {columns.map(({ day, blocks }) => (
                  <ul key={day} role="list" aria-label={words.day(day)} className={css.dayEvents}>
                    {blocks.map((block) => renderBlock(block, false))}
                    {ghost && !isBar(ghost) && layoutBlocks([ghost], day).map((block) => renderBlock(block, true))}
                    {day === today && (
                      <li
                        aria-label={`${labels.now}: ${words.hour(nowMinute)}`}
                        className={css.now}
                        style={{ insetBlockStart: share(nowMinute) }}
                      />
                    )}
                  </ul>
                ))}
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

import { toCalendarDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ElementProps } from '../../element/element-props.ts';
import { useMergedRef } from '../../element/use-merged-ref.ts';
import { schedulerLabels } from '../../labels/components/scheduler.ts';
import { fill, useComponentLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { AgendaView } from './AgendaView.tsx';
import type { RangeStep } from './change-range.ts';
import { moveRange } from './change-range.ts';
import { periodOf, schedulerViews, stepDate } from './layout/periods.ts';
import type { SchedulerView } from './layout/periods.ts';
import { MonthView } from './month/MonthView.tsx';
import { frame, scheduler } from './Scheduler.css.ts';
import { SchedulerBar } from './SchedulerBar.tsx';
import { SchedulerContext } from './scheduler-context.ts';
import type { EditKind, SchedulerCategory } from './scheduler-context.ts';
import { dayNumber, dayOf, minutesPerDay, placeEvent, placeEvents } from './scheduler-events.ts';
import type { EventRange, SchedulerEvent } from './scheduler-events.ts';
import { useEdit } from './use-edit.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useToday } from './use-today.ts';
import { HoursView } from './week/HoursView.tsx';
import { whenWords } from './when-words.ts';

export interface SchedulerProps extends ElementProps {
  /** Names the calendar: 'Team calendar'. */
  label: string;
  /** In any order; those outside the period are not shown. */
  events: readonly SchedulerEvent[];
  /** Kinds of events with their colours. */
  categories?: readonly SchedulerCategory[];
  /** Time zone in which moments are shown and created, such as `Asia/Jakarta`. */
  timeZone: string;
  /** The date whose period is shown. Without it the scheduler keeps its own. */
  date?: CalendarDate;
  /** The date whose period is shown first. @default today */
  defaultDate?: CalendarDate;
  /** Called when people go to another date. */
  onDateChange?: (date: CalendarDate) => void;
  /** The view that is shown. Without it the scheduler keeps its own. */
  view?: SchedulerView;
  /** The view that is shown first. @default 'month' */
  defaultView?: SchedulerView;
  /** Called when people choose another view. */
  onViewChange?: (view: SchedulerView) => void;
  /** Views that can be chosen. @default all */
  views?: readonly SchedulerView[];
  /** Length of a slot, and the step of moving and resizing, in minutes. @default 30 */
  slotMinutes?: 15 | 30 | 60;
  /** The hour at the top of a day or week when it opens. @default 8 */
  firstHour?: number;
  /** Enter or a press on an event. */
  onOpen: (id: string) => void;
  /** A chosen day or time for a new event. Without it, none are created here. */
  onCreate?: (range: EventRange) => void;
  /** An event at another time, with the same duration. Without it, events are not moved. */
  onMove?: (id: string, range: EventRange) => void;
  /** An event with another end. Without it, events are not resized. */
  onResize?: (id: string, range: EventRange) => void;
}

const noCategories: readonly SchedulerCategory[] = [];
const morning = 9 * 60;

/** Events by month, week, day or as a list. They are moved and resized by pointer, touch and keyboard. One date is a `Calendar`. */
export function Scheduler({
  ref,
  label,
  events,
  categories = noCategories,
  timeZone,
  date: givenDate,
  defaultDate,
  onDateChange,
  view: givenView,
  defaultView = 'month',
  onViewChange,
  views = schedulerViews,
  slotMinutes = 30,
  firstHour = 8,
  onOpen,
  onCreate,
  onMove,
  onResize,
  ...element
}: SchedulerProps) {
  const labels = useComponentLabels(schedulerLabels);
  const { locale, direction } = useLocale();
  const keysId = useId();
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRef(root, ref);
  const { today, minute: nowMinute } = useToday(timeZone);
  const [ownDate, setOwnDate] = useState(defaultDate ?? today);
  const [ownView, setOwnView] = useState(defaultView);
  const [activeMinute, setActiveMinute] = useState(morning);
  const [announcement, setAnnouncement] = useState('');
  const date = givenDate ?? ownDate;
  const view = givenView ?? ownView;
  const period = periodOf(view, date, locale);
  const words = useMemo(() => whenWords(locale, timeZone), [locale, timeZone]);
  const along = direction === 'rtl' ? -1 : 1;
  const isHours = view === 'week' || view === 'day';
  const slot = activeMinute - (activeMinute % slotMinutes);

  const setDate = (next: CalendarDate) => {
    if (next.compare(date) === 0) return;
    setOwnDate(next);
    onDateChange?.(next);
  };
  const setView = (next: SchedulerView) => {
    setOwnView(next);
    onViewChange?.(next);
  };

  const edit = useEdit({
    slotMinutes,
    onMove,
    onResize,
    announce: {
      pickedUp: ({ title }) => setAnnouncement(fill(labels.pickedUp, { title })),
      changed: (range) => setAnnouncement(fill(labels.moved, { when: words.range(range) })),
      cancelled: (range) => setAnnouncement(fill(labels.cancelled, { when: words.range(range) })),
    },
  });
  const shown = edit.apply(events);
  const placed = useMemo(() => placeEvents(shown, timeZone), [shown, timeZone]);
  const ghostEvent = edit.ghostOf(events);
  const ghost = useMemo(() => ghostEvent && placeEvent(ghostEvent, timeZone), [ghostEvent, timeZone]);
  const requestFocus = useGridFocus(root, edit.editedId);

  // A picked up event takes the view with it, so that it stays in sight.
  const preview = (event: SchedulerEvent, kind: EditKind, step: RangeStep, isFromShown?: boolean) => {
    edit.preview(event, kind, step, isFromShown);
    if (isFromShown && kind === 'move') {
      const { first } = placeEvent({ ...event, ...moveRange(event, step) }, timeZone);
      if (first < period.first || first >= period.first + period.days) setDate(dayOf(first));
    }
  };

  /** To another day or slot by keyboard, or with `null` to the whole day; the period follows. */
  const goTo = (next: CalendarDate, minute: number | null) => {
    setDate(next);
    if (minute !== null) setActiveMinute(minute);
    const day = dayNumber(next);
    if (!isHours) requestFocus(`[data-cell="${day}"]`);
    else requestFocus(minute === null ? `[data-all-day="${day}"]` : `[data-cell="${day}"][data-minute="${minute}"]`);
  };
  const onGridKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const first = period.first + (view === 'month' ? 7 * Math.floor((dayNumber(date) - period.first) / 7) : 0);
    const rowDays = view === 'day' ? 1 : 7;
    const isWholeDay = event.currentTarget instanceof HTMLElement && 'allDay' in event.currentTarget.dataset;
    const minute = isWholeDay ? null : slot;
    const line = (by: 1 | -1): [CalendarDate, number | null] => {
      if (!isHours) return [date.add({ weeks: by }), slot];
      if (minute === null) return [date, by === 1 ? 0 : null];
      if (minute === 0 && by === -1) return [date, null];
      return [date, Math.min(minute + by * slotMinutes, minutesPerDay - slotMinutes)];
    };
    const targets: Record<string, () => [CalendarDate, number | null]> = {
      ArrowRight: () => [date.add({ days: along }), minute],
      ArrowLeft: () => [date.subtract({ days: along }), minute],
      ArrowDown: () => line(1),
      ArrowUp: () => line(-1),
      Home: () => [dayOf(first), minute],
      End: () => [dayOf(first + rowDays - 1), minute],
      PageDown: () => [stepDate(view, date, 1), minute],
      PageUp: () => [stepDate(view, date, -1), minute],
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(...target());
  };

  const context = {
    words,
    locale,
    timeZone,
    along,
    slotMinutes,
    categories: useMemo(() => new Map(categories.map((category) => [category.id, category])), [categories]),
    canMove: onMove !== undefined,
    canResize: onResize !== undefined,
    editedId: edit.editedId,
    draggedId: edit.draggedId,
    keysId,
    open: ({ id }: SchedulerEvent) => onOpen(id),
    pickUp: edit.pickUp,
    preview,
    commit: edit.commit,
    cancel: edit.cancel,
    create: onCreate,
  } as const;
  const isMonth = view === 'month' || view === 'agenda';
  const periodWords = words.period(isMonth ? dayNumber(date.set({ day: 1 })) : period.first, period.days, isMonth);
  const activate = (day: number, minute?: number) => {
    setDate(dayOf(day));
    if (minute !== undefined) setActiveMinute(minute);
  };
  const common = { label: periodWords, period, placed, ghost, active: dayNumber(date), today: dayNumber(today) };

  return (
    <SchedulerContext value={context}>
      <div {...element} ref={rootRef} role="group" aria-label={label} className={scheduler}>
        <SchedulerBar
          period={periodWords}
          view={view}
          views={views}
          onView={setView}
          onStep={(by) => setDate(stepDate(view, date, by))}
          onToday={() => setDate(toCalendarDate(today))}
        />
        <div className={frame}>
          {view === 'month' && (
            <MonthView
              {...common}
              month={date.month}
              onActivate={activate}
              onOpenDay={(day) => {
                activate(day);
                setView(views.includes('day') ? 'day' : 'agenda');
              }}
              onGridKey={onGridKey}
            />
          )}
          {isHours && (
            <HoursView
              {...common}
              activeMinute={slot}
              nowMinute={nowMinute}
              firstHour={firstHour}
              onActivate={activate}
              onGridKey={onGridKey}
            />
          )}
          {view === 'agenda' && <AgendaView label={periodWords} period={period} placed={placed} />}
        </div>
        <span id={keysId} hidden>
          {labels.keys}
        </span>
        <span role="status" className={visuallyHidden}>
          {announcement}
        </span>
      </div>
    </SchedulerContext>
  );
}

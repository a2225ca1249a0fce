import { CalendarDate, parseDate, parseZonedDateTime } from '@internationalized/date';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { longWord } from '../../story/variants/narrow.tsx';
import { Scheduler } from './Scheduler.tsx';
import type { SchedulerProps } from './Scheduler.tsx';
import type { SchedulerCategory } from './scheduler-context.ts';
import type { EventRange, SchedulerEvent } from './scheduler-events.ts';
import { inLight, pictured } from '../../story/modes.ts';

const timeZone = 'Asia/Jakarta';
const timed = (id: string, title: string, start: string, end: string, more: Partial<SchedulerEvent> = {}) => ({
  id,
  title,
  start: parseZonedDateTime(`2026-11-${start}[${timeZone}]`),
  end: parseZonedDateTime(`2026-11-${end}[${timeZone}]`),
  ...more,
});
const days = (id: string, title: string, start: string, end: string, more: Partial<SchedulerEvent> = {}) => ({
  id,
  title,
  start: parseDate(`2026-11-${start}`),
  end: parseDate(`2026-11-${end}`),
  ...more,
});

const categories: readonly SchedulerCategory[] = [
  { id: 'work', label: 'Work', color: 'blue' },
  { id: 'release', label: 'Release', color: 'teal' },
  { id: 'away', label: 'Away', color: 'amber' },
  { id: 'review', label: 'Review', color: 'violet' },
];

const events: readonly SchedulerEvent[] = [
  days('conference', 'API conference', '10', '13', { category: 'away', detail: 'Amman' }),
  days('freeze', 'Code freeze', '18', '20', { category: 'release' }),
  days('holiday', 'Noor away', '20', '24', { category: 'away' }),
  timed('standup', 'Standup', '20T09:00', '20T09:30', { category: 'work' }),
  timed('planning', 'Planning', '20T09:00', '20T11:00', { category: 'work', detail: 'Room 2' }),
  timed('call', 'Call with the harbour', '20T10:00', '20T11:30', { category: 'review' }),
  timed('lunch', 'Lunch', '20T12:30', '20T13:30'),
  timed('review', 'Design review', '18T14:00', '18T15:30', { category: 'review' }),
  timed('deploy', 'Deploy', '19T22:00', '20T01:00', { category: 'release', isReadOnly: true }),
  timed('retro', 'Retrospective', '27T15:00', '27T16:00', { category: 'work' }),
];

function Kept({ events: first, ...props }: SchedulerProps) {
  const [kept, setKept] = useState(first);
  const change = (id: string, range: EventRange) =>
    setKept((before) => before.map((event) => (event.id === id ? { ...event, ...range } : event)));
  const { onMove, onResize } = props;
  return (
    <Scheduler
      {...props}
      events={kept}
      {...(onMove && {
        onMove: (id, range) => {
          onMove(id, range);
          change(id, range);
        },
      })}
      {...(onResize && {
        onResize: (id, range) => {
          onResize(id, range);
          change(id, range);
        },
      })}
    />
  );
}

const onOpen = fn<(id: string) => void>();
const onCreate = fn<(range: EventRange) => void>();
const onMove = fn<(id: string, range: EventRange) => void>();
const onResize = fn<(id: string, range: EventRange) => void>();
const rangeOf = ({ start, end }: EventRange) => [start.toString(), end.toString()];
const moved = () => onMove.mock.calls.map(([id, range]) => [id, ...rangeOf(range)]);
const resized = () => onResize.mock.calls.map(([id, range]) => [id, ...rangeOf(range)]);
const created = () => onCreate.mock.calls.map(([range]) => rangeOf(range));

const meta = preview.meta({
  title: 'Components/Dates/Scheduler',
  component: Scheduler,
  args: {
    label: 'Team calendar',
    events,
    categories,
    timeZone,
    defaultDate: new CalendarDate(2026, 11, 20),
    onOpen,
    onCreate,
    onMove,
    onResize,
  },
  beforeEach: () => {
    for (const spy of [onOpen, onCreate, onMove, onResize]) spy.mockClear();
    // Only a real pointer can be captured.
    const capture = Element.prototype.setPointerCapture;
    Element.prototype.setPointerCapture = () => undefined;
    return () => {
      Element.prototype.setPointerCapture = capture;
    };
  },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use for events on days and hours, which people look at, create and move.',
    instead: [
      ['Choosing a date', 'Calendar'],
      ['What happened, in order', 'Timeline'],
      ['Tasks by state', 'Board'],
    ],
    keyboard: [
      ['← → ↑ ↓', 'move between days or slots; the next period follows at the edge'],
      ['Home, End', 'moves to the first or last day of the week'],
      ['Page Up, Page Down', 'shows the previous or next period'],
      ['Enter, Space', 'on a day or slot creates an event; on an event opens it (Enter)'],
      ['Tab', 'moves from a day to its events'],
      [
        'Space',
        'on an event picks it up: arrows move it, Shift and arrows change its end, Enter confirms, Escape cancels',
      ],
    ],
    notes: [
      'Events are dragged with the mouse, and with a finger after a long press; their end is dragged to resize them.',
      'A moment is exclusive at its end (14:00–15:00), a day is included. `onMove` gets a range of the same duration, `onResize` one with another end.',
      'Weeks begin as they do in the language. Times are those of `timeZone`.',
      'Events with 24 hours and more are bars over days.',
    ],
    words: ['event calendar', 'agenda', 'planner', 'full calendar', 'week view', 'month view'],
  }),
});

const eventOf = (canvasElement: HTMLElement, id: string) => {
  const found = canvasElement.querySelector<HTMLElement>(`[data-event="${id}"]`);
  if (!found) throw new Error(`The event ${id} is not shown.`);
  return found;
};

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: 'Friday, November 20, 2026, 7 events' })).toHaveAttribute(
      'aria-current',
      'date',
    );
    await expect(canvas.getAllByRole('columnheader').map((day) => day.textContent)[0]).toBe('Sun');
    await expect(
      canvas.getByRole('button', { name: /^Design review.*November 18, 2026.*2:00.*3:30.*, Review$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: '5 more, Friday, November 20, 2026' })).toBeVisible();
  },
});

/** The focus moves over days, creates, goes on to events, and opens one. */
export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = canvas.getByRole('gridcell', { name: /^Friday, November 20/ });
    first.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^Thursday, November 12/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(created()).toEqual([['2026-11-12', '2026-11-12']]);
    await userEvent.tab();
    await expect(eventOf(canvasElement, 'conference')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen.mock.calls).toEqual([['conference']]);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^Saturday, December 12/ })).toHaveFocus());
  },
});

/** Moved by a week and a day, with what is announced; then resized, and put back. */
export const MoveByKeyboard = meta.story({
  parameters: pictured(inLight),
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    eventOf(canvasElement, 'review').focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Design review picked up/);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Changed to Thursday, November 26, 2026/);
    await expect(eventOf(canvasElement, 'review')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(moved()).toEqual([
      ['review', '2026-11-26T14:00:00+07:00[Asia/Jakarta]', '2026-11-26T15:30:00+07:00[Asia/Jakarta]'],
    ]);
    await expect(eventOf(canvasElement, 'review')).toHaveFocus();
    eventOf(canvasElement, 'conference').focus();
    await userEvent.keyboard(' {Shift>}{ArrowRight}{/Shift}{Enter}');
    await expect(resized()).toEqual([['conference', '2026-11-10', '2026-11-14']]);
    await userEvent.keyboard(' {ArrowRight}{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Cancelled/);
    await expect(moved().length).toBe(1);
  },
});

const drag = (target: Element, by: readonly [number, number]) => {
  const { x, y } = target.getBoundingClientRect();
  const at = (dx: number, dy: number) => ({
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    clientX: x + 8 + dx,
    clientY: y + 8 + dy,
  });
  fireEvent.pointerDown(target, at(0, 0));
  fireEvent.pointerMove(target, at(by[0] / 2, by[1] / 2));
  fireEvent.pointerMove(target, at(...by));
  fireEvent.pointerUp(target, at(...by));
  fireEvent.click(target);
};

/** An event is dragged to the next day, and its end by half a day; a press opens one, and a press on a day creates one. */
export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cell = canvas.getByRole('gridcell', { name: /^Friday, November 20/ }).getBoundingClientRect();
    drag(eventOf(canvasElement, 'review'), [cell.width, 0]);
    await waitFor(() =>
      expect(moved()).toEqual([
        ['review', '2026-11-19T14:00:00+07:00[Asia/Jakarta]', '2026-11-19T15:30:00+07:00[Asia/Jakarta]'],
      ]),
    );
    const end = eventOf(canvasElement, 'conference').querySelector('span:last-child');
    if (!end) throw new Error('The event has no handle.');
    drag(end, [-2 * cell.width, 0]);
    await waitFor(() => expect(resized()).toEqual([['conference', '2026-11-10', '2026-11-11']]));
    await expect(onOpen).not.toHaveBeenCalled();
    await userEvent.click(eventOf(canvasElement, 'retro'));
    await expect(onOpen.mock.calls).toEqual([['retro']]);
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Wednesday, November 4/ }));
    await expect(created()).toEqual([['2026-11-04', '2026-11-04']]);
    await userEvent.click(canvas.getByRole('button', { name: /more, Friday, November 20, 2026$/ }));
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
  },
});

export const Week = meta.story({
  globals: { language: 'en' },
  args: { defaultView: 'week' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: /^November 15 – 21, 2026$/ })).toBeVisible();
    // Three events at the same time are side by side.
    const [planning, standup, call] = ['planning', 'standup', 'call'].map((id) =>
      eventOf(canvasElement, id).getBoundingClientRect(),
    );
    await expect(standup?.left).toBeGreaterThanOrEqual((planning?.right ?? 0) - 1);
    await expect(call?.left).toBeGreaterThanOrEqual((planning?.right ?? 0) - 1);
    const hourPx = 48;
    drag(eventOf(canvasElement, 'lunch'), [0, hourPx]);
    await waitFor(() =>
      expect(moved()).toEqual([
        ['lunch', '2026-11-20T13:30:00+07:00[Asia/Jakarta]', '2026-11-20T14:30:00+07:00[Asia/Jakarta]'],
      ]),
    );
    const slot = canvas.getByRole('gridcell', { name: /^Friday, November 20, 2026, 9:00.AM$/ });
    slot.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(created()).toEqual([
      ['2026-11-21T09:30:00+07:00[Asia/Jakarta]', '2026-11-21T10:30:00+07:00[Asia/Jakarta]'],
    ]);
  },
});

/** In the hours, ↓ moves by a slot, and Shift ↓ makes the event longer. */
export const DayByKeyboard = meta.story({
  globals: { language: 'en' },
  args: { defaultView: 'day' },
  play: async ({ canvasElement, userEvent }) => {
    eventOf(canvasElement, 'standup').focus();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}{Enter}');
    await expect(moved()).toEqual([
      ['standup', '2026-11-20T09:30:00+07:00[Asia/Jakarta]', '2026-11-20T10:00:00+07:00[Asia/Jakarta]'],
    ]);
    await expect(resized()).toEqual([
      ['standup', '2026-11-20T09:30:00+07:00[Asia/Jakarta]', '2026-11-20T10:30:00+07:00[Asia/Jakarta]'],
    ]);
    // Not one that is read-only.
    eventOf(canvasElement, 'deploy').focus();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await expect(moved().length).toBe(1);
  },
});

/** Slots are chosen by dragging over them. */
export const ChooseSlots = meta.story({
  globals: { language: 'en' },
  args: { defaultView: 'day', events: [] },
  play: async ({ canvas }) => {
    const slot = (time: RegExp) => canvas.getByRole('gridcell', { name: time });
    const mouse = { pointerId: 1, pointerType: 'mouse', button: 0 };
    fireEvent.pointerDown(slot(/, 2:00.PM$/), mouse);
    fireEvent.pointerMove(slot(/, 3:00.PM$/), mouse);
    fireEvent.pointerUp(slot(/, 3:00.PM$/), mouse);
    await waitFor(() =>
      expect(created()).toEqual([
        ['2026-11-20T14:00:00+07:00[Asia/Jakarta]', '2026-11-20T15:30:00+07:00[Asia/Jakarta]'],
      ]),
    );
  },
});

export const Agenda = meta.story({
  globals: { language: 'en' },
  args: { defaultView: 'agenda' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 }).map((day) => day.textContent)[0]).toBe(
      'Tuesday, November 10, 2026',
    );
    eventOf(canvasElement, 'conference').focus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(onOpen.mock.calls).toEqual([['retro']]);
  },
});

export const Empty = meta.story({
  globals: { language: 'en' },
  args: { defaultView: 'agenda', events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No events in this period')).toBeVisible();
  },
});

/** Without callbacks, a scheduler only shows. */
export const OnlyToLookAt = meta.story({
  globals: { language: 'en' },
  render: ({ label, events: shown, categories: kinds, defaultDate, onOpen: open }) => (
    <Scheduler
      label={label}
      events={shown}
      categories={kinds ?? []}
      timeZone={timeZone}
      onOpen={open}
      {...(defaultDate && { defaultDate })}
    />
  ),
  play: async ({ canvasElement, canvas, userEvent }) => {
    const review = eventOf(canvasElement, 'review');
    await expect(review).not.toHaveAccessibleDescription();
    review.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

const many: readonly SchedulerEvent[] = Array.from({ length: 1000 }, (_, at) => {
  const day = String(1 + (at % 28)).padStart(2, '0');
  const hour = String((at * 7) % 22).padStart(2, '0');
  const next = String(((at * 7) % 22) + 1).padStart(2, '0');
  return timed(`e${at}`, `Event ${at + 1}`, `${day}T${hour}:00`, `${day}T${next}:00`, {
    category: categories[at % categories.length]?.id ?? 'work',
  });
});

/** A thousand events in a month, and the time to show another view of them. */
export const Thousand = meta.story({
  globals: { language: 'en' },
  args: { events: many },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('gridcell', { name: 'Friday, November 20, 2026, 36 events' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-event]').length).toBeLessThan(130);
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await expect(canvasElement.querySelectorAll('[data-event]').length).toBe(251);
  },
});

export const LongTitles = meta.story({
  args: { events: events.map((event) => ({ ...event, title: longWord })) },
  play: async ({ canvasElement }) => {
    const review = eventOf(canvasElement, 'review');
    const cell = canvasElement.querySelector<HTMLElement>('[data-cell]');
    await expect(review.offsetWidth).toBeLessThanOrEqual(cell?.offsetWidth ?? 0);
  },
});

/** Weeks begin on Saturday at the right, and ← is the next day. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'تقويم الفريق' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second] = canvas.getAllByRole('columnheader').map((day) => day.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.left ?? 0);
    canvasElement.querySelector<HTMLElement>('[aria-current="date"]')?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^السبت، 21 نوفمبر 2026/));
    eventOf(canvasElement, 'review').focus();
    await userEvent.keyboard(' {ArrowLeft}{Enter}');
    await expect(moved().map(([, start]) => start)).toEqual(['2026-11-19T14:00:00+07:00[Asia/Jakarta]']);
  },
});

import { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';
import type { DateRangePickerProps } from './DateRangePicker.tsx';

type Props = DateRangePickerProps<CalendarDate>;

function Kept({ value, onChange, ...props }: Props) {
  const [days, setDays] = useState(value);
  return (
    <DateRangePicker
      {...props}
      value={days}
      onChange={(next) => {
        onChange(next);
        setDays(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Dates/DateRangePicker',
  component: DateRangePicker<CalendarDate>,
  args: {
    label: 'Period',
    value: { start: new CalendarDate(2026, 11, 12), end: new CalendarDate(2026, 11, 24) },
    onChange: fn<Props['onChange']>(),
  },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use to select a start and an end date, such as the period of a report. Both can be typed or selected in the calendar.',
    words: ['date range', 'period', 'from to', 'picker', 'start and end date'],
    instead: [
      ['One date', 'DatePicker'],
      ['Months that are always visible', 'RangeCalendar'],
      ['A few preset periods', 'Select'],
    ],
    keyboard: [
      ['digits', 'fill the segment and move to the next, also from the start date to the end date'],
      ['↑ ↓', 'increases or decreases the segment by one'],
      ['Alt ↓', 'opens the calendar'],
      ['arrows, Page ↑ ↓, Home, End in the calendar', 'move by a day, a week or a month, or to the ends of the month'],
      ['Enter in the calendar', 'sets the start date, then the end date, and closes the calendar'],
      ['Escape', 'clears the start date, then closes the calendar'],
    ],
    notes: ['The calendar shows two months side by side, one on phones.'],
  }),
});

const openCalendar = async () => screen.findByRole('dialog');
const isClosed = async () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const given = (args: { onChange: { mock: { calls: Parameters<Props['onChange']>[] } } }) =>
  args.onChange.mock.calls.map(([days]) => (days ? `${days.start.toString()} to ${days.end.toString()}` : null));

export const Default = meta.story({
  globals: { language: 'en' },
  args: { description: 'At most 90 days.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Period' });
    await expect(group).toHaveTextContent(/11\/12\/2026.*–.*11\/24\/2026/);
    await expect(group).toHaveAccessibleDescription(/At most 90 days\./);
    await expect(group.offsetHeight).toBe(40);
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(6);
  },
});

export const Empty = meta.story({
  globals: { language: 'en' },
  args: { value: null, isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Period (optional)' })).toHaveTextContent(
      /mm\/dd\/yyyy.*–.*mm\/dd\/yyyy/,
    );
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'A report covers at most 7 days. Choose fewer.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toHaveAccessibleDescription(
      /A report covers at most 7 days\. Choose fewer\./,
    );
  },
});

export const EndBeforeStart = meta.story({
  globals: { language: 'en' },
  args: {
    value: { start: new CalendarDate(2026, 11, 24), end: new CalendarDate(2026, 11, 12) },
    minValue: new CalendarDate(2026, 11, 9),
    startName: 'from',
    endName: 'to',
  },
  render: (args) => (
    <Form onSubmit={fn()}>
      <Kept {...args} />
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Period' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(group).toHaveAccessibleDescription(/The end is before the start\. Choose a later end\./);
    const [day] = canvas.getAllByRole('spinbutton', { name: /^day/ });
    if (!day) throw new Error('The first date has a day.');
    await userEvent.type(day, '03');
    await userEvent.click(send);
    await expect(group).toHaveAccessibleDescription(/Choose November 9, 2026 or later\./);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toHaveAttribute('aria-disabled', 'true');
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LongWords = meta.story({
  args: { label: longWord, description: longWord },
  render: (args) => (
    <Narrow>
      <Kept {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    for (const words of canvas.getAllByText(longWord)) {
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.parentElement?.clientWidth ?? 0);
    }
    // If both do not fit, the last date wraps below the first, and nothing is cut off.
    const parts = canvas.getAllByRole('spinbutton').map((part) => part.getBoundingClientRect());
    await expect(parts[3]?.top).toBeGreaterThan(parts[0]?.top ?? Infinity);
    const group = canvas.getByRole('group', { name: longWord });
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('1102202611052026');
    await expect(given(args)).toContain('2026-11-02 to 2026-11-05');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await openCalendar();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/November 2, 2026/));
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await isClosed();
    await expect(given(args).at(-1)).toBe('2026-11-09 to 2026-11-17');
    await expect(canvas.getByRole('group', { name: 'Period' })).toHaveTextContent(/11\/9\/2026.*11\/17\/2026/);
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: /Tuesday, November 3, 2026/ }));
    await userEvent.click(screen.getByRole('button', { name: /Friday, November 6, 2026/ }));
    await isClosed();
    await expect(given(args)).toEqual(['2026-11-03 to 2026-11-06']);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الفترة' },
  play: async ({ canvas, userEvent }) => {
    const parts = canvas.getAllByRole('spinbutton').map((part) => part.getBoundingClientRect().left);
    await expect(parts[0]).toBeGreaterThan(parts[3] ?? Infinity);
    await userEvent.click(canvas.getByRole('button'));
    await openCalendar();
    const [first, second] = screen.getAllByRole('grid').map((grid) => grid.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.left ?? Infinity);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(getComputedStyle(canvas.getByRole('group')).borderTopWidth).toBe('1px');
    await userEvent.click(canvas.getByRole('button'));
    await openCalendar();
    const month = within(screen.getByRole('grid', { name: /November|نوفمبر/ }));
    const background = (day: string) => getComputedStyle(month.getByText(day)).backgroundColor;
    await expect(background('12')).not.toBe(background('13'));
  },
});

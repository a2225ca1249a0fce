import { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';
import type { DayRange, RangeCalendarProps } from './RangeCalendar.tsx';

function Kept({ value, onChange, ...props }: RangeCalendarProps) {
  const [days, setDays] = useState(value);
  return (
    <RangeCalendar
      {...props}
      value={days}
      onChange={(next) => {
        onChange(next);
        setDays(next);
      }}
    />
  );
}

const asText = ({ start, end }: DayRange) => `${start.toString()} to ${end.toString()}`;

const meta = preview.meta({
  title: 'Components/Dates/RangeCalendar',
  component: RangeCalendar,
  args: {
    label: 'Days of the report',
    value: { start: new CalendarDate(2026, 11, 12), end: new CalendarDate(2026, 11, 24) },
    onChange: fn<RangeCalendarProps['onChange']>(),
  },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use to select a start and an end date in months that are always visible.',
    words: ['date range', 'period', 'calendar', 'inline date range'],
    instead: [
      ['A date range in a form', 'DateRangePicker'],
      ['One day', 'Calendar'],
    ],
    keyboard: [
      ['← → ↑ ↓', 'moves by a day or a week'],
      ['Page ↑ ↓', 'moves by a month; with Shift by a year'],
      ['Home, End', 'moves to the first or last day of the month'],
      ['Enter, Space', 'sets the start date, then the end date'],
      ['Escape', 'clears the start date'],
    ],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
    const chosen = canvas.getAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent);
    await expect(chosen).toEqual(['12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24']);
    // The ends are distinct from the band between them.
    const background = (day: string) => getComputedStyle(canvas.getByText(day)).backgroundColor;
    await expect(background('12')).toBe(background('24'));
    await expect(background('12')).not.toBe(background('13'));
  },
});

export const TwoMonths = meta.story({
  globals: { language: 'en' },
  args: { months: 2, value: { start: new CalendarDate(2026, 11, 26), end: new CalendarDate(2026, 12, 8) } },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));
    await expect(names).toEqual(['Days of the report, November 2026', 'Days of the report, December 2026']);
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(13);
  },
});

export const Limits = meta.story({
  globals: { language: 'en' },
  args: {
    value: null,
    minValue: new CalendarDate(2026, 11, 4),
    maxValue: new CalendarDate(2026, 11, 27),
    isDateUnavailable: (date) => date.day === 17,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('12'));
    // A range cannot include an unavailable day.
    await userEvent.click(canvas.getByText('19'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('16'));
    await expect(args.onChange.mock.calls.map(([days]) => asText(days))).toEqual(['2026-11-12 to 2026-11-16']);
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'A report covers at most 7 days. Choose fewer.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A report covers at most 7 days. Choose fewer.')).toBeVisible();
    const first = canvas.getByText('12').parentElement;
    await expect(first).toHaveAccessibleDescription(/A report covers at most 7 days\. Choose fewer\./);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('13'));
    await userEvent.click(canvas.getByText('15'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('13'));
    await userEvent.click(canvas.getByText('15'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LongWords = meta.story({
  args: { errorMessage: longWord, months: 2 },
  render: (args) => (
    <Narrow>
      <Kept {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('grid').map((grid) => grid.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity);
    await expect(first?.width).toBe(224);
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: { value: null },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Today, Friday, November 20, 2026/);
    // After the first day is selected, the keyboard focus moves to the next day.
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange.mock.calls.map(([days]) => asText(days))).toEqual(['2026-11-21 to 2026-11-29']);
    await userEvent.keyboard('{Enter}{ArrowRight}{Escape}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('20'));
    await userEvent.click(canvas.getByText('14'));
    // Selected backwards, the range is still in ascending order.
    await expect(args.onChange.mock.calls.map(([days]) => asText(days))).toEqual(['2026-11-14 to 2026-11-20']);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'أيام التقرير' },
  play: async ({ canvas }) => {
    const left = (day: string) => canvas.getByText(day).getBoundingClientRect().left;
    await expect(left('17')).toBeLessThan(left('16'));
    // The band is rounded at its start, on the right.
    const first = canvas.getByText('12').parentElement;
    await expect(first && getComputedStyle(first).borderTopRightRadius).not.toBe('0px');
    await expect(first && getComputedStyle(first).borderTopLeftRadius).toBe('0px');
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const background = (day: string) => getComputedStyle(canvas.getByText(day)).backgroundColor;
    await expect(background('12')).not.toBe(background('25'));
    const between = canvas.getByText('16').parentElement;
    await expect(between && getComputedStyle(between).borderTopWidth).toBe('1px');
  },
});

import { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { within } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Calendar } from './Calendar.tsx';
import type { CalendarProps } from './Calendar.tsx';

function Kept({ value, onChange, ...props }: CalendarProps) {
  const [day, setDay] = useState(value);
  return (
    <Calendar
      {...props}
      value={day}
      onChange={(next) => {
        onChange(next);
        setDay(next);
      }}
    />
  );
}

/** The visible button: React Aria repeats the second one after the days, only for screen readers. */
const arrow = (canvas: ReturnType<typeof within>, name: string) => {
  const [seen] = canvas.getAllByRole('button', { name });
  if (!seen) throw new Error(`There is no arrow '${name}'.`);
  return seen;
};

const meta = preview.meta({
  title: 'Components/Dates/Calendar',
  component: Calendar,
  args: { label: 'Day of delivery', value: new CalendarDate(2026, 11, 18), onChange: fn<CalendarProps['onChange']>() },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use to select one day from a month that is always visible. Weeks start on the first day of the locale; today is underlined.',
    words: ['date grid', 'month view', 'day picker', 'inline calendar'],
    instead: [
      ['A date in a form', 'DatePicker'],
      ['A date range', 'RangeCalendar'],
      ['A known date', 'DateField'],
      ['Events by day', 'Scheduler'],
    ],
    keyboard: [
      ['← → ↑ ↓', 'moves by a day or a week'],
      ['Page ↑ ↓', 'moves by a month; with Shift by a year'],
      ['Home, End', 'moves to the first or last day of the month'],
      ['Enter, Space', 'selects the day'],
    ],
    notes: [
      'Days outside the limits are grey, and unavailable days are struck through. Explain the reason next to the calendar.',
    ],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Day of delivery, November 2026' })).toBeVisible();
    await expect(canvas.getByText('November 2026', { selector: '[aria-hidden]' })).toBeVisible();
    const chosen = canvas.getByRole('button', { name: 'Wednesday, November 18, 2026 selected' });
    await expect(chosen.parentElement).toHaveAttribute('aria-selected', 'true');
    await expect({ width: chosen.offsetWidth, height: chosen.offsetHeight }).toEqual({ width: 40, height: 40 });
    const now = canvas.getByRole('button', { name: 'Today, Friday, November 20, 2026' });
    // Distinguished by more than colour.
    await expect(getComputedStyle(now.firstElementChild ?? now, '::after').blockSize).toBe('2px');
    await expect(canvas.getAllByRole('columnheader', { hidden: true }).map((name) => name.textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
  },
});

export const WeekStartsByLanguage = meta.story({
  globals: { language: 'fr' },
  args: { label: 'Jour de livraison' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Jour de livraison, novembre 2026' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('lun.');
  },
});

export const TwoMonths = meta.story({
  globals: { language: 'en' },
  args: { months: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(arrow(canvas, 'Next'));
    const names = canvas.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));
    await expect(names).toEqual(['Day of delivery, January 2027', 'Day of delivery, February 2027']);
  },
});

export const Limits = meta.story({
  globals: { language: 'en' },
  args: {
    value: null,
    minValue: new CalendarDate(2026, 11, 9),
    maxValue: new CalendarDate(2026, 11, 27),
    isDateUnavailable: (date) => date.day === 17,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(arrow(canvas, 'Previous')).toBeDisabled();
    await expect(arrow(canvas, 'Next')).toBeDisabled();
    const taken = canvas.getByRole('button', { name: /^Tuesday, November 17, 2026/ });
    await expect(taken).toHaveAttribute('aria-disabled', 'true');
    await expect(getComputedStyle(taken.firstElementChild ?? taken).textDecorationLine).toBe('line-through');
    await userEvent.click(taken);
    await userEvent.click(canvas.getByRole('button', { name: /^Saturday, November 28, 2026/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Nothing is delivered on that day. Choose another.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is delivered on that day. Choose another.')).toBeVisible();
    const chosen = canvas.getByRole('grid').querySelector('[aria-selected] > *');
    await expect(chosen).toHaveAccessibleDescription('Nothing is delivered on that day. Choose another.');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    for (const button of canvas.getAllByRole('button').filter((candidate) => candidate.tagName === 'BUTTON')) {
      await expect(button).toBeDisabled();
    }
    await userEvent.click(canvas.getByText('20'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(canvas.getByText('20'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await userEvent.tab();
    await expect(arrow(canvas, 'Previous')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(focused()).toBe('Wednesday, November 18, 2026 selected');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(focused()).toBe('Thursday, November 26, 2026');
    await userEvent.keyboard('{PageDown}');
    await expect(focused()).toBe('Saturday, December 26, 2026');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{Home}');
    await expect(focused()).toBe('Monday, December 1, 2025');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange.mock.calls.map(String)).toEqual(['2025-12-01']);
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Thursday, November 19, 2026/ }));
    await userEvent.click(arrow(canvas, 'Next'));
    await expect(canvas.getByRole('grid', { name: 'Day of delivery, December 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(canvas.getByRole('grid', { name: 'Day of delivery, November 2026' })).toBeVisible();
    await expect(args.onChange.mock.calls.map(String)).toEqual(['2026-11-19', '2026-11-20']);
  },
});

export const KeepsItsHeight = meta.story({
  globals: { language: 'en' },
  args: { value: new CalendarDate(2026, 2, 2) },
  play: async ({ canvas, userEvent }) => {
    const height = () => canvas.getByRole('grid').parentElement?.offsetHeight;
    const before = height();
    await userEvent.click(arrow(canvas, 'Next'));
    await userEvent.click(arrow(canvas, 'Next'));
    await userEvent.click(arrow(canvas, 'Next'));
    // May 2026 has six rows, February five.
    await expect(canvas.getByRole('grid', { name: 'Day of delivery, May 2026' })).toBeVisible();
    await expect(height()).toBe(before);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'يوم التسليم' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('grid', { name: /يوم التسليم، نوفمبر 2026|نوفمبر 2026/ })).toBeVisible();
    // Arabic weekdays are abbreviated to one letter or not at all.
    await expect(canvas.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('س');
    const [back, on] = canvas.getAllByRole('button').filter((candidate) => candidate.tagName === 'BUTTON');
    await expect(back?.getBoundingClientRect().left).toBeGreaterThan(on?.getBoundingClientRect().left ?? Infinity);
    await expect(canvas.getByText('19').getBoundingClientRect().left).toBeLessThan(
      canvas.getByText('18').getBoundingClientRect().left,
    );
    await userEvent.click(canvas.getByText('18'));
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange.mock.lastCall?.map(String)).toEqual(['2026-11-19']);
  },
});

export const ForcedColors = meta.story({
  args: { isDateUnavailable: (date) => date.day === 17 },
  play: async ({ canvas }) => {
    const background = (day: string) => getComputedStyle(canvas.getByText(day)).backgroundColor;
    await expect(background('18')).not.toBe(background('19'));
    await expect(getComputedStyle(canvas.getByText('17')).textDecorationLine).toBe('line-through');
  },
});

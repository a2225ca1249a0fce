import { CalendarDate, CalendarDateTime } from '@internationalized/date';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { DatePicker } from './DatePicker.tsx';
import type { DatePickerProps } from './DatePicker.tsx';

function Kept({ value, onChange, ...props }: DatePickerProps<CalendarDate>) {
  const [date, setDate] = useState(value);
  return (
    <DatePicker
      {...props}
      value={date}
      onChange={(next) => {
        onChange(next);
        setDate(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Dates/DatePicker',
  component: DatePicker<CalendarDate>,
  args: {
    label: 'Day of delivery',
    value: new CalendarDate(2026, 11, 18),
    onChange: fn<DatePickerProps<CalendarDate>['onChange']>(),
  },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use to select a date by weekday, by availability or near today. It can also be typed.',
    words: ['date picker', 'calendar popup', 'picker', 'date input'],
    instead: [
      ['A known date, such as a birthday', 'DateField'],
      ['A date range', 'DateRangePicker'],
      ['A month that is always visible', 'Calendar'],
      ['A time of day only', 'TimeField'],
    ],
    keyboard: [
      ['digits', 'fill the segment and move to the next'],
      ['↑ ↓', 'increases or decreases the segment by one'],
      ['← →', 'moves between segments, then to the button'],
      ['Alt ↓', 'opens the calendar'],
      ['Enter, Space on the button', 'opens the calendar'],
      ['arrows, Page ↑ ↓, Home, End in the calendar', 'move by a day, a week or a month, or to the ends of the month'],
      ['Enter in the calendar', 'selects the day and closes the calendar'],
      ['Escape', 'closes the calendar without a selection'],
    ],
    notes: ['For a value with a time, select the date in the calendar and type the time after it.'],
  }),
});

const openCalendar = async () => {
  await screen.findByRole('dialog');
  return screen.getByRole('grid');
};
const isClosed = async () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default = meta.story({
  globals: { language: 'en' },
  args: { description: 'We deliver before noon.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Day of delivery' });
    await expect(group).toHaveTextContent('11/18/2026');
    await expect(group).toHaveAccessibleDescription(/We deliver before noon\./);
    await expect(group.offsetHeight).toBe(40);
    await expect(canvas.getByRole('button', { name: 'Calendar Day of delivery' })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
  },
});

export const Empty = meta.story({
  globals: { language: 'en' },
  args: { value: null, isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Day of delivery (optional)' })).toHaveTextContent('mm/dd/yyyy');
  },
});

export const WithTime = meta.story({
  globals: { language: 'en' },
  render: () => <DatePicker label="Starts" value={new CalendarDateTime(2026, 11, 18, 14, 30)} onChange={fn()} />,
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('spinbutton').map((part) => part.textContent);
    await expect(parts).toEqual(['11', '18', '2026', '2', '30', 'PM']);
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Nothing is delivered on that day. Choose another.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Day of delivery' });
    await expect(group).toHaveAccessibleDescription(/Nothing is delivered on that day\. Choose another\./);
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toBeInvalid();
  },
});

export const OutsideItsLimits = meta.story({
  globals: { language: 'fr' },
  args: {
    label: 'Livraison',
    name: 'delivery',
    value: new CalendarDate(2026, 11, 2),
    minValue: new CalendarDate(2026, 11, 9),
    maxValue: new CalendarDate(2026, 11, 30),
  },
  render: (args) => (
    <Form onSubmit={fn()}>
      <Kept {...args} />
      <Button type="submit">Envoyer</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    const group = canvas.getByRole('group', { name: 'Livraison' });
    await expect(group).toHaveAccessibleDescription(/Au plus tôt\u00A0: 9 novembre 2026\./);
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
  play: async ({ canvas, userEvent }) => {
    for (const words of canvas.getAllByText(longWord)) {
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.parentElement?.clientWidth ?? 0);
    }
    await userEvent.click(canvas.getByRole('button'));
    const grid = await openCalendar();
    // The calendar is as wide as its month, not as its field.
    await expect(grid.offsetWidth).toBe(280);
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
    await userEvent.keyboard('12');
    await expect(args.onChange.mock.lastCall?.map(String)).toEqual(['2026-12-18']);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await openCalendar();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Friday, December 18, 2026/),
    );
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await isClosed();
    await expect(args.onChange.mock.lastCall?.map(String)).toEqual(['2026-12-19']);
    const calls = args.onChange.mock.calls.length;
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await openCalendar();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await isClosed();
    await expect(args.onChange).toHaveBeenCalledTimes(calls);
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Calendar Day of delivery' });
    await userEvent.click(button);
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: /^Tuesday, November 24, 2026/ }));
    await isClosed();
    await expect(canvas.getByRole('group', { name: 'Day of delivery' })).toHaveTextContent('11/24/2026');
    await userEvent.click(button);
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await isClosed();
    await expect(args.onChange.mock.calls.map(String)).toEqual(['2026-11-24', '2026-11-20']);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'يوم التسليم' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const group = canvas.getByRole('group', { name: 'يوم التسليم' });
    await expect(button.getBoundingClientRect().left - group.getBoundingClientRect().left).toBeLessThan(8);
    await userEvent.click(button);
    const grid = await openCalendar();
    await waitFor(() => expect(getComputedStyle(grid).direction).toBe('rtl'));
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(getComputedStyle(canvas.getByRole('group')).borderTopWidth).toBe('1px');
    await userEvent.click(canvas.getByRole('button'));
    await openCalendar();
    await expect(getComputedStyle(screen.getByRole('dialog').parentElement ?? document.body).borderTopWidth).toBe(
      '1px',
    );
  },
});

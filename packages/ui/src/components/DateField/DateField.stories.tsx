import { CalendarDate, CalendarDateTime } from '@internationalized/date';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { DateField } from './DateField.tsx';
import type { DateFieldProps } from './DateField.tsx';

function Kept({ value, onChange, ...props }: DateFieldProps<CalendarDate>) {
  const [date, setDate] = useState(value);
  return (
    <DateField
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
  title: 'Components/Dates/DateField',
  component: DateField<CalendarDate>,
  args: {
    label: 'Date of birth',
    value: new CalendarDate(1815, 12, 10),
    onChange: fn<DateFieldProps<CalendarDate>['onChange']>(),
    // Sets the type of value that an empty field emits, and a fixed day to step from.
    placeholderValue: new CalendarDate(2026, 3, 9),
  },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use to type a date that users know, such as a birthday. Each part is a separate segment, in the order and digits of the locale.',
    words: ['date input', 'day month year', 'birthday'],
    instead: [
      ['A date selected by weekday or availability', 'DatePicker'],
      ['A date range', 'DateRangePicker'],
      ['A time of day only', 'TimeField'],
    ],
    keyboard: [
      ['digits', 'fill the segment and move to the next'],
      ['↑ ↓', 'increases or decreases the segment by one'],
      ['Page ↑ ↓', 'changes it by a week, two months or five years'],
      ['Home, End', 'sets the minimum or maximum of the segment'],
      ['← →', 'moves between segments'],
      ['Backspace', 'deletes digits'],
    ],
    notes: [
      'Values are those of `@internationalized/date`: a `CalendarDate` has no time and no time zone, so it is the same day everywhere.',
    ],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  args: { description: 'As shown in your passport.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Date of birth' });
    await expect(group).toHaveTextContent('12/10/1815');
    await expect(group).toHaveAccessibleDescription(/As shown in your passport\./);
    await expect(group.offsetHeight).toBe(40);
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(3);
  },
});

export const Empty = meta.story({
  globals: { language: 'en' },
  args: { value: null, isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Date of birth/ })).toHaveTextContent('mm/dd/yyyy');
    await expect(canvas.getByText('(optional)')).toBeVisible();
  },
});

export const WithTime = meta.story({
  globals: { language: 'en' },
  render: () => <DateField label="Starts" value={new CalendarDateTime(2026, 3, 9, 14, 30)} onChange={fn()} />,
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('spinbutton').map((part) => part.textContent);
    await expect(parts).toEqual(['3', '9', '2026', '2', '30', 'PM']);
  },
});

export const Invalid = meta.story({
  args: {
    description: 'As shown in your passport.',
    errorMessage: 'You must be at least 13 to register. Ask a parent.',
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Date of birth' });
    await expect(group).toHaveAccessibleDescription(/You must be at least 13 to register\. Ask a parent\./);
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toBeInvalid();
    await expect(canvas.queryByText('As shown in your passport.')).toBeNull();
  },
});

export const OutsideItsLimits = meta.story({
  globals: { language: 'en' },
  args: {
    label: 'Delivery',
    value: new CalendarDate(2026, 3, 1),
    minValue: new CalendarDate(2026, 3, 9),
    maxValue: new CalendarDate(2026, 3, 31),
    isDateUnavailable: (date) => date.month === 3 && date.day === 17,
  },
  render: (args) => (
    <Form onSubmit={fn()}>
      <Kept {...args} />
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Delivery' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(group).toHaveAccessibleDescription(/Choose March 9, 2026 or later\./);
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^month/ }), '4');
    await userEvent.click(send);
    await expect(group).toHaveAccessibleDescription(/Choose March 31, 2026 or earlier\./);
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^month/ }), '3');
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^day/ }), '17');
    await userEvent.click(send);
    await expect(group).toHaveAccessibleDescription(/This date isn’t available\. Choose another\./);
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^day/ }), '18');
    await userEvent.click(send);
    await expect(canvas.queryByText(/Choose/)).toBeNull();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ReadOnly = meta.story({
  globals: { language: 'en' },
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}5');
    await expect(canvas.getByRole('group')).toHaveTextContent('12/10/1815');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
    await userEvent.keyboard('02');
    await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveFocus();
    await userEvent.keyboard('28');
    await userEvent.keyboard('2024');
    await expect(args.onChange.mock.lastCall?.map(String)).toEqual(['2024-02-28']);
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(args.onChange.mock.lastCall?.map(String)).toEqual(['2024-02-29']);
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Date of birth'));
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^year/ }));
    await expect(canvas.getByRole('spinbutton', { name: /^year/ })).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'تاريخ الميلاد' },
  play: async ({ canvas }) => {
    const [day, month, year] = canvas.getAllByRole('spinbutton').map((part) => part.getBoundingClientRect().left);
    await expect(day).toBeGreaterThan(month ?? Infinity);
    await expect(month).toBeGreaterThan(year ?? Infinity);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(getComputedStyle(canvas.getByRole('group')).borderTopWidth).toBe('1px');
    await userEvent.tab();
    const [first, second] = canvas.getAllByRole('spinbutton');
    if (!first || !second) throw new Error('A date has parts.');
    // The focused segment is marked only by its background, so it keeps one.
    await expect(getComputedStyle(first).backgroundColor).not.toBe(getComputedStyle(second).backgroundColor);
  },
});

import { Time } from '@internationalized/date';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TimeField } from './TimeField.tsx';
import type { TimeFieldProps } from './TimeField.tsx';

function Kept({ value, onChange, ...props }: TimeFieldProps<Time>) {
  const [time, setTime] = useState(value);
  return (
    <TimeField
      {...props}
      value={time}
      onChange={(next) => {
        onChange(next);
        setTime(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Dates/TimeField',
  component: TimeField<Time>,
  args: { label: 'Runs at', value: new Time(9, 30), onChange: fn<TimeFieldProps<Time>['onChange']>() },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use to type a time of day, segment by segment, in the 12-hour or 24-hour format of the locale.',
    words: ['time input', 'clock', 'hours minutes', 'time picker'],
    instead: [
      ['A date and time', 'DatePicker'],
      ['A duration', 'NumberField'],
    ],
    keyboard: [
      ['digits', 'fill the segment and move to the next'],
      ['↑ ↓', 'increases or decreases the segment by one'],
      ['Page ↑ ↓', 'changes it by two hours or fifteen minutes'],
      ['Home, End', 'sets the minimum or maximum of the segment'],
      ['← →', 'moves between segments'],
      ['A, P', 'sets AM or PM'],
    ],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  args: { description: 'In your time zone.' },
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('spinbutton').map((part) => part.textContent);
    await expect(parts).toEqual(['9', '30', 'AM']);
    const group = canvas.getByRole('group', { name: 'Runs at' });
    await expect(group).toHaveAccessibleDescription(/In your time zone\./);
    await expect(group.offsetHeight).toBe(40);
  },
});

export const Clocks = meta.story({
  globals: { language: 'en' },
  render: (args) => (
    <Stack>
      <TimeField {...args} label="12 hours" value={new Time(21, 5)} hourCycle={12} />
      <TimeField {...args} label="24 hours" value={new Time(21, 5)} hourCycle={24} />
      <TimeField {...args} label="With seconds" value={new Time(21, 5, 9)} hourCycle={24} granularity="second" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('spinbutton').map((part) => part.textContent);
    await expect(parts).toEqual(['9', '05', 'PM', '21', '05', '21', '05', '09']);
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Another job runs then. Choose another time.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Runs at' })).toHaveAccessibleDescription(
      /Another job runs then\. Choose another time\./,
    );
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toBeInvalid();
  },
});

export const OutsideItsLimits = meta.story({
  globals: { language: 'en' },
  args: { value: new Time(7, 15), minValue: new Time(9), maxValue: new Time(17, 30) },
  render: (args) => (
    <Form onSubmit={fn()}>
      <Kept {...args} />
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Runs at' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(group).toHaveAccessibleDescription(/Choose 9:00\sAM or later\./);
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^AM/ }), 'p');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(group).toHaveAccessibleDescription(/Choose 5:30\sPM or earlier\./);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toHaveAttribute('aria-disabled', 'true');
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^hour/ })).toHaveFocus();
    await userEvent.keyboard('945p');
    await expect(args.onChange.mock.lastCall?.map(String)).toEqual(['21:45:00']);
    await userEvent.keyboard('{ArrowLeft}{PageUp}');
    await expect(args.onChange.mock.lastCall?.map(String)).toEqual(['21:00:00']);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Runs at'));
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'وقت التشغيل', hourCycle: 24 },
  play: async ({ canvas }) => {
    // A time is left to right in Arabic too, aligned with the inline start.
    const [hour, minute] = canvas.getAllByRole('spinbutton').map((part) => part.getBoundingClientRect());
    if (!hour || !minute) throw new Error('A time has two parts.');
    await expect(hour.right).toBeLessThan(minute.left);
    await expect(canvas.getByRole('group').getBoundingClientRect().right - minute.right).toBeLessThan(20);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(getComputedStyle(canvas.getByRole('group')).borderTopWidth).toBe('1px');
    await userEvent.tab();
    const [first, second] = canvas.getAllByRole('spinbutton');
    if (!first || !second) throw new Error('A time has parts.');
    await expect(getComputedStyle(first).backgroundColor).not.toBe(getComputedStyle(second).backgroundColor);
  },
});

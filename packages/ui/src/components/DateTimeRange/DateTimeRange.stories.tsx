import { parseZonedDateTime } from '@internationalized/date';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { useKept } from '../../story/use-kept.ts';
import { DateTimeRange } from './DateTimeRange.tsx';
import type { DateTimeRangeProps } from './DateTimeRange.tsx';
import type { ZonedRange } from './range-presets.ts';

function Kept(props: DateTimeRangeProps) {
  const [value, onChange] = useKept(props.value, props.onChange);
  return <DateTimeRange {...props} value={value} onChange={onChange} />;
}

const timeZone = 'Asia/Jakarta';
const at = (local: string) => parseZonedDateTime(`${local}[${timeZone}]`);
const onChange = fn<(value: ZonedRange | null) => void>();
const passed = () => onChange.mock.calls.map(([range]) => range && [range.start.toString(), range.end.toString()]);

const meta = preview.meta({
  title: 'Components/Dates/DateTimeRange',
  component: DateTimeRange,
  args: {
    label: 'Calls between',
    value: { start: at('2026-11-18T08:00'), end: at('2026-11-18T12:30') },
    onChange,
    timeZone,
  },
  beforeEach: () => void onChange.mockClear(),
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use for a start and an end with times, such as a filter of a log or a maintenance window.',
    instead: [
      ['Whole days', 'DateRangePicker'],
      ['One moment', 'DatePicker'],
      ['A time on any day', 'TimeField'],
    ],
    keyboard: [
      ['digits', 'type the focused part and move to the next'],
      ['↑ ↓', 'change the focused part'],
      ['← →', 'move between parts, and between presets'],
      ['Enter, Space', 'on a preset fills in both ends; on the calendar button opens the calendar'],
      ['Escape', 'closes the calendar'],
    ],
    notes: [
      'The end is the last minute that is included: today ends at 23:59.',
      'An end before the start is an error in words. Until it is corrected, the last range in order stays.',
      'Presets are counted from the current day in the time zone of the field, and weeks begin as they do in the language.',
    ],
    words: ['period', 'interval', 'from and to', 'date time picker', 'time span'],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  args: { description: 'The log goes back 30 days.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Calls between' });
    await expect(group).toHaveAccessibleDescription(
      'Time zone: Western Indonesia Time (GMT+7) The log goes back 30 days.',
    );
    await expect(canvas.getAllByRole('radio').map((preset) => preset.textContent)).toEqual([
      'Today',
      'Yesterday',
      'Last 7 days',
      'Last 30 days',
      'This month',
      'Last month',
    ]);
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Last 7 days' }));
    await expect(passed()).toEqual([
      ['2026-11-14T00:00:00+07:00[Asia/Jakarta]', '2026-11-20T23:59:00+07:00[Asia/Jakarta]'],
    ]);
    await expect(canvas.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /Calendar Start/ }));
    await userEvent.click(await screen.findByRole('button', { name: /November 16, 2026/ }));
    await waitFor(() =>
      expect(passed().at(-1)).toEqual([
        '2026-11-16T00:00:00+07:00[Asia/Jakarta]',
        '2026-11-20T23:59:00+07:00[Asia/Jakarta]',
      ]),
    );
    await expect(canvas.getByRole('radio', { name: 'Last 7 days' })).not.toBeChecked();
  },
});

/** An end before the start is shown as an error, and not passed on. */
export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const halfDay = canvas.getByRole('spinbutton', { name: /AM\/PM, End/ });
    await userEvent.click(halfDay);
    await userEvent.keyboard('a');
    await expect(await canvas.findByText('The end is before the start. Choose a later end.')).toBeVisible();
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('p');
    await waitFor(() => expect(canvas.queryByText('The end is before the start. Choose a later end.')).toBeNull());
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(passed()).toEqual([
      ['2026-11-18T08:00:00+07:00[Asia/Jakarta]', '2026-11-18T12:31:00+07:00[Asia/Jakarta]'],
    ]);
  },
});

export const OwnPresets = meta.story({
  globals: { language: 'en' },
  args: {
    presets: [
      'today',
      { id: 'hour', label: 'Last hour', range: (now) => ({ start: now.subtract({ hours: 1 }), end: now }) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Last hour' }));
    await expect(passed()).toEqual([
      ['2026-11-20T15:30:00+07:00[Asia/Jakarta]', '2026-11-20T16:30:00+07:00[Asia/Jakarta]'],
    ]);
  },
});

export const WithoutPresets = meta.story({
  args: { value: null, presets: [], isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('group', { name: /^Calls between/ })).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Choose at most 30 days.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose at most 30 days.');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const preset of canvas.getAllByRole('radio')) await expect(preset).toBeDisabled();
    for (const part of canvas.getAllByRole('spinbutton')) await expect(part).toHaveAttribute('aria-disabled', 'true');
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('spinbutton');
    if (first) await userEvent.click(first);
    await userEvent.keyboard('{ArrowUp}');
    await expect(onChange).not.toHaveBeenCalled();
  },
});

/** The start is at the right. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الاستدعاءات بين' },
  play: async ({ canvas }) => {
    const [start, end] = ['البداية', 'النهاية'].map((name) => canvas.getByText(name).getBoundingClientRect());
    await expect(start?.right).toBeGreaterThan(end?.right ?? 0);
    await expect(canvas.getByRole('radio', { name: 'آخر 7 أيام' })).toBeVisible();
  },
});

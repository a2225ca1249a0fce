import { expect, fireEvent, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { useKept } from '../../story/use-kept.ts';
import { Slider } from './Slider.tsx';
import type { SliderProps } from './Slider.tsx';

const single = fn<(value: number) => void>();
const range = fn<(value: [number, number]) => void>();
const marks = [
  { value: 0, label: '0' },
  { value: 25, label: 'A few' },
  { value: 100, label: 'All' },
];

type OfOne = Extract<SliderProps, { value: number }>;
type OfRange = Exclude<SliderProps, OfOne>;

const isOfOne = (props: SliderProps): props is OfOne => typeof props.value === 'number';

function KeptOne({ value, onChange, ...props }: OfOne) {
  const [kept, keep] = useKept(value, onChange);
  return <Slider {...props} value={kept} onChange={keep} />;
}

function KeptRange({ value, onChange, ...props }: OfRange) {
  const [kept, keep] = useKept(value, ([from, to]) => onChange([from, to]));
  return <Slider {...props} value={kept} onChange={keep} />;
}

function Kept(props: SliderProps) {
  return isOfOne(props) ? <KeptOne {...props} /> : <KeptRange {...props} />;
}

const meta = preview.meta({
  title: 'Components/Inputs/Slider',
  component: Slider,
  args: { label: 'Share of calls kept', value: 25, onChange: single } as SliderProps,
  render: (args) => <Kept {...args} />,
  beforeEach: () => {
    single.mockClear();
    range.mockClear();
  },
  parameters: guide({
    when: 'Use for an approximate value, or for a range with two values, when the position matters more than the exact number.',
    words: ['range input', 'track', 'thumb', 'volume', 'range slider'],
    instead: [
      ['An exact number', 'NumberField'],
      ['A few named steps', 'RadioGroup'],
      ['The progress of a task', 'Progress'],
    ],
    keyboard: [
      ['→ ↑, ← ↓', 'increases or decreases the value by one step; in right-to-left text → and ← are swapped'],
      ['Page ↑ ↓', 'changes the value by a tenth'],
      ['Home, End', 'sets the minimum or maximum'],
      ['Tab', 'moves between thumbs'],
    ],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  args: { description: 'The others are counted only.', format: { style: 'unit', unit: 'percent' } },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Share of calls kept' });
    await expect(slider).toHaveValue('25');
    await expect(slider).toHaveAttribute('aria-valuetext', '25%');
    await expect(slider).toHaveAccessibleDescription('The others are counted only.');
    await expect(canvas.getByRole('status')).toHaveTextContent('25%');
  },
});

export const Range = meta.story({
  globals: { language: 'en' },
  args: {
    label: 'Price',
    value: [20, 80],
    onChange: range,
    format: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  },
  play: async ({ canvas, userEvent }) => {
    const [least, most] = canvas.getAllByRole('slider');
    await expect(least).toHaveAccessibleName('At least Price');
    await expect(most).toHaveAccessibleName('At most Price');
    await expect(canvas.getByRole('status')).toHaveTextContent('€20–€80');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    // The thumbs cannot cross.
    await expect(range.mock.lastCall).toEqual([[80, 80]]);
  },
});

export const Marks = meta.story({
  args: { marks, step: 5 },
  play: async ({ canvas, canvasElement }) => {
    const thumb = canvas.getByRole('slider').closest('[data-rac]')?.getBoundingClientRect();
    const mark = canvas.getByText('A few').getBoundingClientRect();
    await expect(Math.abs((thumb?.left ?? 0) + (thumb?.width ?? 0) / 2 - (mark.left + mark.width / 2))).toBeLessThan(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
  },
});

export const Keyboard = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{PageUp}{Home}{End}');
    await expect(single.mock.calls).toEqual([[26], [25], [24], [34], [0], [100]]);
  },
});

export const Pointer = meta.story({
  globals: { direction: 'ltr' },
  args: { step: 10 },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('slider').closest('[data-rac]')?.parentElement;
    if (!track) throw new Error('The slider has no track.');
    const { left, width, top, height } = track.getBoundingClientRect();
    const at = {
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      clientX: left + width * 0.71,
      clientY: top + height / 2,
    };
    await fireEvent.pointerDown(track, at);
    await fireEvent.pointerUp(track, at);
    await expect(single.mock.lastCall).toEqual([70]);
    await expect(canvas.getByRole('slider')).toHaveValue('70');
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'نسبة الطلبات المحفوظة',
    value: 25,
    marks: [
      { value: 0, label: 'لا شيء' },
      { value: 100, label: 'الكل' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    const thumb = slider.closest('[data-rac]');
    const track = thumb?.parentElement?.getBoundingClientRect();
    const at = thumb?.getBoundingClientRect();
    // A quarter of the way from the right.
    await expect(
      Math.round((((track?.right ?? 0) - (at?.left ?? 0) - (at?.width ?? 0) / 2) / (track?.width ?? 1)) * 100),
    ).toBe(25);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(single.mock.lastCall).toEqual([26]);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider').closest('[data-rac]');
    await expect(thumb && getComputedStyle(thumb).borderTopWidth).toBe('2px');
  },
});

import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { NumberField } from './NumberField.tsx';
import type { NumberFieldProps } from './NumberField.tsx';

function Kept({ value, onChange, onClear, ...props }: NumberFieldProps) {
  const [number, setNumber] = useState(value);
  return (
    <NumberField
      {...props}
      {...(onClear
        ? {
            onClear: () => {
              onClear();
              setNumber(null);
            },
          }
        : {})}
      value={number}
      onChange={(next) => {
        onChange(next);
        setNumber(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Inputs/NumberField',
  component: NumberField,
  args: { label: 'Quantity', value: 3, onChange: fn(), minValue: 1, maxValue: 99 },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use for a number that users type or step, in the digits and separators of the locale.',
    words: ['stepper', 'quantity', 'spin button', 'number input'],
    instead: [
      ['An approximate value in a range', 'Slider'],
      ['Digits that are not an amount, such as a code', 'TextField'],
      ['A time of day', 'TimeField'],
    ],
    keyboard: [
      ['↑ ↓', 'increases or decreases the value by one step'],
      ['Page ↑ ↓', 'increases or decreases the value by one step'],
      ['Home, End', 'sets the minimum or maximum'],
    ],
    notes: ['Without `onClear` the field always has a value: if it is left empty, the previous value is restored.'],
  }),
});

export const Default = meta.story({
  args: { description: 'At most 99 per order.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('At most 99 per order.');
  },
});

export const Currency = meta.story({
  globals: { language: 'en' },
  args: { label: 'Price', value: 1234.5, maxValue: 5000, format: { style: 'currency', currency: 'USD' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('$1,234.50');
  },
});

/** For units that `format` does not have. */
export const Affixes = meta.story({
  globals: { language: 'en' },
  args: { label: 'Width', suffix: 'px', value: 30, description: 'Of the border.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Width' });
    await expect(input).toHaveValue('30');
    await expect(input).toHaveAccessibleDescription('Of the border. px');
    await userEvent.click(canvas.getByText('px'));
    await expect(input).toHaveFocus();
  },
});

export const Invalid = meta.story({
  args: { value: 7, errorMessage: 'Only 5 are left. Choose 5 or fewer.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Only 5 are left. Choose 5 or fewer.');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{ArrowUp}');
    await expect(canvas.getByRole('textbox')).toHaveValue('3');
  },
});

export const ClampsToItsLimits = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '500');
    await userEvent.tab();
    await expect(input).toHaveValue('99');
    await expect(args.onChange.mock.calls).toEqual([[99]]);
  },
});

export const LeftEmpty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('3');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const MayBeEmpty = meta.story({
  args: { onClear: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('4');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('99');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(input).toHaveValue('2');
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [fewer, more] = canvas.getAllByRole('button');
    if (!fewer || !more) throw new Error('Both steps must be there.');
    await userEvent.click(more);
    await expect(canvas.getByRole('textbox')).toHaveValue('4');
    await userEvent.click(fewer);
    await userEvent.click(fewer);
    await expect(canvas.getByRole('textbox')).toHaveValue('2');
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الكمية' },
  render: (args) => (
    <Narrow>
      <Kept {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox').getBoundingClientRect();
    const [fewer] = canvas.getAllByRole('button');
    await expect(fewer?.getBoundingClientRect().right).toBeLessThanOrEqual(input.left);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('textbox').parentElement;
    await expect(edge && getComputedStyle(edge).borderTopWidth).toBe('1px');
    for (const step of canvas.getAllByRole('button')) await expect(step.querySelectorAll('svg')).toHaveLength(1);
  },
});

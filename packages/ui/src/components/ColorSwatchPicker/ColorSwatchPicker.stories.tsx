import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { ColorSwatchPicker } from './ColorSwatchPicker.tsx';
import type { ColorSwatchPickerProps } from './ColorSwatchPicker.tsx';

const colors = ['#5D87FF', '#0074BA', '#763EBD', '#0A7EA4', '#01C0C8', '#FA896B', '#FFFFFF', '#171C23'];

function Kept({ value, onChange, ...props }: ColorSwatchPickerProps) {
  const [color, setColor] = useState(value);
  return (
    <ColorSwatchPicker
      {...props}
      value={color}
      onChange={(next) => {
        onChange(next);
        setColor(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Choices/ColorSwatchPicker',
  component: ColorSwatchPicker,
  args: { label: 'Accent', colors, value: '#763EBD', onChange: fn<(value: string) => void>() },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use to select one colour from a fixed set.',
    words: ['palette', 'colour swatches', 'color palette'],
    instead: [
      ['Any colour', 'ColorPicker'],
      ['Options with names', 'Select'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the selected colour'],
      ['← → ↑ ↓', 'moves between colours, by row if they wrap'],
      ['Enter, Space', 'selects the colour'],
    ],
    notes: [
      'Screen readers read the name of each colour in the current language. The check mark of the selected colour is readable on any colour.',
    ],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listbox', { name: 'Accent' })).toBeVisible();
    const options = canvas.getAllByRole('option');
    await expect(options).toHaveLength(8);
    for (const option of options) await expect(option).toHaveAccessibleName();
    const chosen = canvas.getByRole('option', { selected: true });
    await expect(options.indexOf(chosen)).toBe(2);
    await expect(chosen.querySelectorAll('svg')).toHaveLength(1);
  },
});

export const NothingChosen = meta.story({
  args: { value: null, isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await expect(canvas.getByText('Accent').offsetWidth).toBe(1);
  },
});

/** The value is written as in `colors`. */
export const Lowercase = meta.story({
  args: { colors: ['#588157', '#d1495b'], value: '#588157' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('option')[1] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith('#d1495b');
    await expect(canvas.getByRole('option', { selected: true })).toBe(canvas.getAllByRole('option')[1]);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('option');
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('listbox'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LongWords = meta.story({
  args: { label: longWord },
  render: (args) => (
    <Narrow>
      <Kept {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longWord).scrollWidth).toBeLessThanOrEqual(224);
    // Swatches wrap to the next row.
    const tops = new Set(canvas.getAllByRole('option').map((option) => option.offsetTop));
    await expect(tops.size).toBe(2);
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    const options = canvas.getAllByRole('option');
    await userEvent.tab();
    await expect(options[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(options[3]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft} ');
    await expect(args.onChange.mock.calls).toEqual([['#0A7EA4'], ['#0074BA']]);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('option');
    if (!first) throw new Error('There are colours to choose from.');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange.mock.calls).toEqual([['#5D87FF']]);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'اللون' },
  play: async ({ canvas, userEvent }) => {
    const options = canvas.getAllByRole('option');
    await expect(options[0]?.getBoundingClientRect().left).toBeGreaterThan(
      options[1]?.getBoundingClientRect().left ?? Infinity,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(options[3]).toHaveFocus();
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    // Swatches keep their colours in forced-colours mode, because they are the options.
    const [blue] = canvas.getAllByRole('img', { hidden: true });
    await expect(blue && getComputedStyle(blue).backgroundColor).toBe('rgb(93, 135, 255)');
    await expect(canvas.getByRole('option', { selected: true }).querySelectorAll('svg')).toHaveLength(1);
  },
});

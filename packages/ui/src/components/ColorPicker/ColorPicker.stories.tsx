import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { ColorPicker } from './ColorPicker.tsx';
import type { ColorPickerProps } from './ColorPicker.tsx';
import { inLight, pictured } from '../../story/modes.ts';

const swatches = ['#5D87FF', '#0074BA', '#763EBD', '#0A7EA4', '#01C0C8', '#FA896B'];

function Kept({ value, onChange, ...props }: ColorPickerProps) {
  const [color, setColor] = useState(value);
  return (
    <ColorPicker
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
  title: 'Components/Inputs/ColorPicker',
  component: ColorPicker,
  args: { label: 'Brand colour', value: '#5D87FF', onChange: fn<(value: string) => void>() },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use to select any colour: as a hex code, from a colour area, or from the screen in browsers that support it.',
    words: ['hex', 'eyedropper', 'opacity', 'hue', 'color chooser'],
    instead: [
      ['A choice from a fixed set of colours', 'ColorSwatchPicker'],
      ['A read-only colour', 'Badge'],
    ],
    keyboard: [
      ['Enter, Space', 'opens the picker'],
      ['← → ↑ ↓ in the area', 'changes saturation and brightness'],
      ['← → in a slider', 'changes hue or opacity'],
      ['Page ↑ ↓, Home, End', 'changes by larger steps, or to the minimum or maximum'],
      ['Enter in the hex code', 'applies the code'],
      ['Escape', 'closes the picker and keeps the selected colour'],
    ],
    notes: [
      '`onChange` is called continuously while a thumb is dragged: debounce slow work.',
      'A six-digit hex code does not change the opacity.',
    ],
  }),
});

const open = async () => within(await screen.findByRole('dialog', { name: 'Brand colour' }));

export const Default = meta.story({
  args: { description: 'Of buttons and links.' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Brand colour #5D87FF' });
    await expect(trigger).toHaveAccessibleDescription('Of buttons and links.');
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(trigger.offsetHeight).toBe(40);
  },
});

export const WithAlpha = meta.story({
  globals: { language: 'en' },
  args: { value: '#5D87FF80', hasAlpha: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Brand colour #5D87FF80' }));
    const panel = await open();
    await expect(panel.getByRole('slider', { name: 'Alpha' })).toHaveAttribute('aria-valuetext', '50%');
    const hex = panel.getByRole('textbox', { name: 'Hex code' });
    await expect(hex).toHaveValue('#5D87FF');
    await userEvent.clear(hex);
    await userEvent.type(hex, '13deb9{Enter}');
    await expect(args.onChange.mock.calls).toEqual([['#13DEB980']]);
  },
});

export const WithSwatches = meta.story({
  globals: { language: 'en' },
  args: { swatches },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const options = (await open()).getAllByRole('option');
    await expect(options).toHaveLength(6);
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(options[2] ?? document.body);
    await expect(args.onChange.mock.calls).toEqual([['#763EBD']]);
  },
});

export const FromTheScreen = meta.story({
  globals: { language: 'en' },
  beforeEach: () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'EyeDropper');
    const picks = [Promise.reject(new DOMException('given up', 'AbortError')), Promise.resolve({ sRGBHex: '#13deb9' })];
    for (const pick of picks) pick.catch(() => undefined);
    class FakeEyeDropper {
      open = () => picks.shift();
    }
    Object.defineProperty(globalThis, 'EyeDropper', { configurable: true, value: FakeEyeDropper });
    return () => {
      if (before) Object.defineProperty(globalThis, 'EyeDropper', before);
      else Reflect.deleteProperty(globalThis, 'EyeDropper');
    };
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const button = (await open()).getByRole('button', { name: 'Pick from the screen' });
    await userEvent.click(button);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(button);
    await waitFor(() => expect(args.onChange.mock.calls).toEqual([['#13DEB9']]));
  },
});

export const WithoutEyeDropper = meta.story({
  globals: { language: 'en' },
  beforeEach: () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'EyeDropper');
    Object.defineProperty(globalThis, 'EyeDropper', { configurable: true, value: undefined });
    return () => {
      if (before) Object.defineProperty(globalThis, 'EyeDropper', before);
      else Reflect.deleteProperty(globalThis, 'EyeDropper');
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect((await open()).queryByRole('button', { name: 'Pick from the screen' })).toBeNull();
  },
});

export const KeepsItsHue = meta.story({
  parameters: pictured(inLight),
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = await open();
    const hue = panel.getByRole('slider', { name: 'Hue' });
    const [saturation] = panel.getAllByRole('slider');
    if (!saturation) throw new Error('The area has a slider.');
    const before = hue.getAttribute('aria-valuetext');
    saturation.focus();
    // Black has no hue: the slider keeps its position.
    for (let step = 0; step < 11; step += 1) await userEvent.keyboard('{PageDown}');
    await expect(args.onChange.mock.lastCall).toEqual(['#000000']);
    await expect(hue.getAttribute('aria-valuetext')).toBe(before);
  },
});

export const Invalid = meta.story({
  args: { value: '#FFFF00', errorMessage: 'White text is not readable on it. Choose a darker colour.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'White text is not readable on it. Choose a darker colour.',
    );
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = await open();
    await userEvent.tab();
    await userEvent.tab();
    await expect(panel.getByRole('slider', { name: 'Hue' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange.mock.lastCall).toEqual(['#FF5D5D']);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}00ff00{Enter}');
    await expect(args.onChange.mock.lastCall).toEqual(['#00FF00']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Brand colour #00FF00' })).toHaveFocus());
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = await open();
    const area = panel.getByRole('group', { name: /Brand colour/ });
    const { right, top } = area.getBoundingClientRect();
    const corner = { clientX: right, clientY: top, pointerId: 1, button: 0, bubbles: true };
    await fireEvent.pointerDown(area, corner);
    await fireEvent.pointerUp(area, corner);
    // The upper end: full saturation and brightness.
    await waitFor(() => expect(args.onChange.mock.lastCall).toEqual(['#0042FF']));
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'لون العلامة' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'لون العلامة #5D87FF' });
    const chevron = trigger.querySelector('svg')?.getBoundingClientRect();
    await expect(chevron?.left).toBeLessThan(trigger.getBoundingClientRect().left + 40);
    await userEvent.click(trigger);
    const hex = within(await screen.findByRole('dialog')).getByRole('textbox');
    await expect(getComputedStyle(hex).direction).toBe('ltr');
  },
});

export const ForcedColors = meta.story({
  args: { swatches },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await expect(getComputedStyle(trigger).borderTopWidth).toBe('1px');
    const shown = trigger.querySelector('[role="img"]');
    await expect(shown && getComputedStyle(shown).backgroundColor).toBe('rgb(93, 135, 255)');
    await userEvent.click(trigger);
    await expect((await open()).getAllByRole('option')).toHaveLength(6);
  },
});

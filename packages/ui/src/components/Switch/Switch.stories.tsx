import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Switch } from './Switch.tsx';
import type { SwitchProps } from './Switch.tsx';

function Kept({ isSelected, onChange, ...props }: SwitchProps) {
  const [isOn, setIsOn] = useState(isSelected);
  return (
    <Switch
      {...props}
      isSelected={isOn}
      onChange={(next) => {
        onChange(next);
        setIsOn(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Choices/Switch',
  component: Switch,
  args: { children: 'Card shadow', isSelected: false, onChange: fn() },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use to turn a setting on or off with immediate effect.',
    instead: [
      ['A choice in a form', 'Checkbox'],
      ['An icon in a toolbar', 'ToggleButton'],
      ['A choice of one of several views', 'ToggleButtonGroup'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the switch'],
      ['Space', 'turns it on or off'],
    ],
    words: ['toggle', 'on off', 'setting', 'toggle switch'],
  }),
});

/** Position of the thumb in its track, from the left: 0 to 1. */
function thumbPlace(input: HTMLElement): number {
  const track = input.closest('label')?.querySelector('[aria-hidden]');
  const thumb = track?.firstElementChild;
  if (!track || !thumb) throw new Error('The switch has no track.');
  const [outer, inner] = [track.getBoundingClientRect(), thumb.getBoundingClientRect()];
  return Math.round((inner.left + inner.width / 2 - outer.left) / outer.width);
}

export const Default = meta.story({
  globals: { direction: 'ltr' },
  args: { description: 'Cards float instead of having an edge.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('switch', { name: 'Card shadow' });
    await expect(input).not.toBeChecked();
    await expect(input).toHaveAccessibleDescription('Cards float instead of having an edge.');
    // The thumb is animated if the previous story left it in another position.
    await waitFor(() => expect(thumbPlace(input)).toBe(0));
  },
});

export const On = meta.story({
  globals: { direction: 'ltr' },
  args: { isSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked();
    await waitFor(() => expect(thumbPlace(canvas.getByRole('switch'))).toBe(1));
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, isSelected: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Card shadow'));
    await expect(canvas.getByRole('switch')).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true, isSelected: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Card shadow'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([[true]]);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Card shadow'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([[true]]);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { children: 'ظل البطاقات', isSelected: true },
  play: async ({ canvas }) => {
    await expect(thumbPlace(canvas.getByRole('switch'))).toBe(0);
  },
});

export const ForcedColors = meta.story({
  args: { isSelected: true },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('switch').closest('label')?.querySelector('[aria-hidden]');
    const thumb = track?.firstElementChild;
    if (!track || !thumb) throw new Error('The switch has no track.');
    // The on state is shown by fill and by the position of the thumb, which contrasts with the track.
    await waitFor(() =>
      expect(getComputedStyle(track).backgroundColor).not.toBe(getComputedStyle(thumb).backgroundColor),
    );
    await expect(getComputedStyle(track).borderTopWidth).toBe('1px');
  },
});

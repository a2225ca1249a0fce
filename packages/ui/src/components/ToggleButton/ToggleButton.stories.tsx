import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { ToggleButton } from './ToggleButton.tsx';
import type { ToggleButtonProps } from './ToggleButton.tsx';

function Kept({ isSelected, onChange, ...props }: ToggleButtonProps) {
  const [isOn, setIsOn] = useState(isSelected);
  return (
    <ToggleButton
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
  title: 'Components/Actions/ToggleButton',
  component: ToggleButton,
  args: {
    label: 'Favourite',
    labelSelected: 'Remove from favourites',
    icon: <IconHeart size={20} stroke={1.5} />,
    selectedIcon: <IconHeartFilled size={20} />,
    isSelected: false,
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use to turn one option on or off with immediate effect, such as a favourite. Its name is the same in both states: screen readers announce whether it is pressed.',
    instead: [
      ['A setting with a text label', 'Switch'],
      ['One or several of a few options', 'ToggleButtonGroup'],
      ['An action', 'IconButton'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the button and shows the tooltip'],
      ['Enter, Space', 'turns it on or off'],
    ],
    words: ['favourite', 'like', 'pin', 'toggle', 'icon toggle'],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'false');
  },
});

export const On = meta.story({
  args: { isSelected: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Remove from favourites');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, isSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onChange.mock.calls).toEqual([[true], [false]]);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange.mock.calls).toEqual([[true]]);
  },
});

export const LongWords = meta.story({
  args: { label: `Favourite ${longWord}` },
  play: async ({ userEvent, canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBe(30);
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip.scrollWidth).toBeLessThanOrEqual(tooltip.clientWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'المفضلة', labelSelected: 'إزالة من المفضلة', isSelected: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('المفضلة');
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('إزالة من المفضلة');
  },
});

export const ForcedColors = meta.story({
  args: { isSelected: true, selectedIcon: <IconHeart size={20} stroke={1.5} /> },
  play: async ({ canvas }) => {
    // Without a second icon, the border shows that it is on.
    const style = getComputedStyle(canvas.getByRole('button'));
    await expect([style.borderTopStyle, style.borderTopColor === style.backgroundColor]).toEqual(['solid', false]);
  },
});

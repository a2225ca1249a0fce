import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
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
  title: 'Components/ToggleButton',
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
  parameters: {
    docs: {
      description: {
        component: [
          'Turns one thing on or off at once. For a setting with words use `Switch`.',
          '| Key | Does |\n|---|---|\n| Enter, Space | turns it on or off |',
        ].join('\n\n'),
      },
    },
  },
});

export const Off = meta.story({
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

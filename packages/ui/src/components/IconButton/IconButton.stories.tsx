import { IconCopy, IconTrash } from '@tabler/icons-react';
import { expect, fn, screen } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Copy the key', icon: <IconCopy size={20} stroke={1.5} />, onPress: fn() },
  parameters: guide({
    when: 'Use for a well-known action shown as an icon. Its name is shown in a tooltip.',
    instead: [
      ['An icon that could be misunderstood', 'Button'],
      ['An on/off state', 'ToggleButton'],
      ['Copying a value', 'CopyButton'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the button and shows the tooltip'],
      ['Enter, Space', 'activates the button'],
      ['Escape', 'hides the tooltip'],
    ],
    words: ['action icon', 'icon only button', 'tool button', 'icon action'],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Copy the key' }).getBoundingClientRect();
    await expect({ width, height }).toEqual({ width: 30, height: 30 });
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Inline space={2}>
      <IconButton {...args} label="Plain, small" />
      <IconButton {...args} label="Quiet, small" tone="quiet" />
      <IconButton {...args} label="Plain, medium" size="medium" />
      <IconButton {...args} label="Quiet, medium" size="medium" tone="quiet" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(widths).toEqual([30, 30, 40, 40]);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const LongWords = meta.story({
  args: {
    label: 'Remove the invoice of the whole year 2026 from the list of this month',
    icon: <IconTrash size={20} stroke={1.5} />,
  },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent(args.label);
    await expect(tooltip.scrollWidth).toBeLessThanOrEqual(tooltip.clientWidth);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy the key');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'نسخ المفتاح' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveAccessibleName('نسخ المفتاح');
    await expect(getComputedStyle(await screen.findByRole('tooltip')).direction).toBe('rtl');
  },
});

export const ForcedColors = meta.story({
  args: { tone: 'quiet', isDisabled: true },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('button'));
    await expect(style.borderTopWidth).toBe('1px');
    // The disabled state has its own colour, also for the edge.
    await expect(style.color).not.toBe(getComputedStyle(document.body).color);
  },
});

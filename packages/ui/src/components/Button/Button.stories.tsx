import { IconChevronDown, IconDownload, IconPlus, IconTrash } from '@tabler/icons-react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Run the tool', onPress: fn() },
  parameters: guide({
    when: 'Use to start an action. Use one `primary` button per view; place `danger` last. `dangerSolid` is for the button that confirms it, in a dialog that asks.',
    instead: [
      ['Navigation between pages', 'Link'],
      ['A well-known action as an icon', 'IconButton'],
      ['An on/off state', 'ToggleButton'],
      ['Several actions behind one button', 'Menu'],
      ['Copying a value', 'CopyButton'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the button, also while it is pending'],
      ['Enter, Space', 'activates the button'],
    ],
    words: ['action', 'submit', 'call to action', 'cta', 'push button'],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Run the tool' });
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button.getBoundingClientRect().height).toBe(40);
  },
});

export const Tones = meta.story({
  render: (args) => (
    <Inline space={2}>
      <Button {...args} tone="primary" icon={<IconPlus size={20} stroke={1.5} />}>
        Create a key
      </Button>
      <Button {...args} tone="quiet" icon={<IconDownload size={20} stroke={1.5} />}>
        Download
      </Button>
      <Button {...args} tone="plain">
        Cancel
      </Button>
      <Button {...args} tone="danger" icon={<IconTrash size={20} stroke={1.5} />}>
        Delete
      </Button>
      <Button {...args} tone="dangerSolid">
        Delete for good
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names).toEqual(['Create a key', 'Download', 'Cancel', 'Delete', 'Delete for good']);
    const [solid, outlined] = ['Delete for good', 'Delete'].map(
      (name) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor,
    );
    await expect(solid).not.toBe(outlined);
  },
});

/** An icon after the text shows what opens. */
export const EndIcon = meta.story({
  args: { endIcon: <IconChevronDown size={20} stroke={1.5} /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Run the tool' });
    const words = canvas.getByText('Run the tool').getBoundingClientRect();
    const icon = button.querySelector('svg')?.getBoundingClientRect();
    const isMirrored = getComputedStyle(button).direction === 'rtl';
    await expect(isMirrored ? (icon?.right ?? 0) <= words.left : (icon?.left ?? 0) >= words.right).toBe(true);
  },
});

export const Small = meta.story({
  args: { size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(32);
  },
});

export const FullWidth = meta.story({
  args: { isFullWidth: true, tone: 'primary' },
  render: (args) => (
    <Narrow>
      <Button {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.offsetWidth).toBe(button.parentElement?.clientWidth);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  globals: { language: 'en' },
  args: { isPending: true, tone: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Run the tool/ });
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Loading');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveAttribute('data-focus-visible', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
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
  args: { children: 'تشغيل الأداة', icon: <IconDownload size={20} stroke={1.5} /> },
  play: async ({ canvas }) => {
    const words = canvas.getByText('تشغيل الأداة').getBoundingClientRect();
    const icon = canvas.getByRole('button').querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThan(words.right);
  },
});

export const ForcedColors = meta.story({
  args: { tone: 'primary' },
  play: async ({ canvas }) => {
    // Forced colours show only existing borders.
    await expect(getComputedStyle(canvas.getByRole('button')).borderTopWidth).toBe('1px');
  },
});

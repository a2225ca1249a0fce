import { IconBold, IconItalic, IconLink, IconList, IconListNumbers, IconPhoto } from '@tabler/icons-react';
import { expect, fireEvent, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Toolbar, ToolbarGroup, ToolbarSeparator } from './Toolbar.tsx';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
const onPress = fn();
const meta = preview.meta({
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
  args: {
    label: 'Text formatting',
    children: (
      <>
        <ToolbarGroup label="Style">
          <IconButton label="Bold" icon={<IconBold {...icon} />} onPress={onPress} />
          <IconButton label="Italic" icon={<IconItalic {...icon} />} />
        </ToolbarGroup>
        <ToolbarSeparator />
        <ToolbarGroup label="Lists">
          <IconButton label="Bulleted list" icon={<IconList {...icon} />} />
          <IconButton label="Numbered list" icon={<IconListNumbers {...icon} />} />
        </ToolbarGroup>
        <ToolbarSeparator />
        <IconButton label="Add a link" icon={<IconLink {...icon} />} />
        <IconButton label="Add a picture" icon={<IconPhoto {...icon} />} />
      </>
    ),
  },
  beforeEach: () => void onPress.mockClear(),
  parameters: guide({
    when: 'Use to group several controls for the same content into a single Tab stop.',
    words: ['action bar', 'button bar', 'command bar', 'controls'],
    instead: [
      ['Two or three buttons', 'Inline'],
      ['A single choice from a few options', 'ToggleButtonGroup'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the last used control; the next Tab leaves the toolbar'],
      ['← →', 'moves between controls; ↑ ↓ in a vertical toolbar'],
      ['Enter, Space', 'activates the control'],
    ],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Text formatting' })).toHaveAttribute(
      'aria-orientation',
      'horizontal',
    );
    await expect(canvas.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Style',
      'Lists',
    ]);
    await expect(
      canvas.getAllByRole('separator').map((line) => [line.getAttribute('aria-orientation'), line.offsetWidth]),
    ).toEqual([
      ['vertical', 1],
      ['vertical', 1],
    ]);
  },
});

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    const [bold, italic] = canvas.getAllByRole('button');
    await expect(italic?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bold?.getBoundingClientRect().bottom ?? 0);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
  },
});

/** Arrow keys move inside, Tab leaves, and Shift+Tab returns to the same control. */
export const Keyboard = meta.story({
  globals: { language: 'en' },
  render: (args) => (
    <>
      <Button>Write</Button>
      <Toolbar {...args} />
      <Button>Send</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowRight>5/}');
    await expect(canvas.getByRole('button', { name: 'Add a picture' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Add a picture' })).toHaveFocus();
    // Also to a control in the middle, from both sides. A toolbar moves the focus to its edge on Tab, and the browser continues from there; `userEvent.tab` would continue from the middle.
    await userEvent.keyboard('{ArrowLeft>3/}');
    const used = canvas.getByRole('button', { name: 'Bulleted list' });
    await expect(used).toHaveFocus();
    for (const [edge, beyond, shiftKey] of [
      ['Add a picture', 'Send', false],
      ['Bold', 'Write', true],
    ] as const) {
      await fireEvent.keyDown(used, { key: 'Tab', shiftKey });
      await expect(canvas.getByRole('button', { name: edge })).toHaveFocus();
      canvas.getByRole('button', { name: beyond }).focus();
      canvas.getByRole('button', { name: edge }).focus();
      await expect(used).toHaveFocus();
    }
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(onPress).toHaveBeenCalledTimes(1);
  },
});

/** The left arrow key moves forward. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'تنسيق النص',
    children: (
      <>
        <IconButton label="غامق" icon={<IconBold {...icon} />} />
        <IconButton label="مائل" icon={<IconItalic {...icon} />} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'مائل' })).toHaveFocus();
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const [line] = canvas.getAllByRole('separator');
    const page = getComputedStyle(document.body).backgroundColor;
    await expect(line && getComputedStyle(line).backgroundColor).not.toBe(page);
    await expect(line?.offsetHeight).toBe(20);
  },
});

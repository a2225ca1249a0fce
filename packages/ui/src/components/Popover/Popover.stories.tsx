import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    title: 'How quota is counted',
    trigger: <Button>About quota</Button>,
    children: (
      <Text>The cost of a call depends on its tool. What is left over does not carry into the next month.</Text>
    ),
    onOpenChange: fn(),
  },
  parameters: guide({
    when: 'Use for short additional content or one or two settings that open next to a button. The page behind it is not dimmed, and a click outside dismisses it.',
    words: ['popup', 'flyout', 'bubble', 'popper', 'dropdown panel', 'overlay'],
    instead: [
      ['A list of actions', 'Menu'],
      ['A short description of a control', 'Tooltip'],
      ['A preview of a linked page', 'PreviewCard'],
      ['A required answer', 'Dialog'],
      ['More than a few lines', 'Sheet'],
    ],
    keyboard: [
      ['Enter, Space', 'on the button opens the popover and moves focus into it'],
      ['Tab, Shift Tab', 'moves between controls'],
      ['Escape', 'closes the popover and returns focus to the button'],
    ],
  }),
});

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'About quota' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'How quota is counted' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: {
    children: (close: () => void) => (
      <Stack space={2}>
        <Text>Ask for more when this month’s is nearly gone.</Text>
        <Button onPress={close}>Ask for more</Button>
      </Stack>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Ask for more' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'About quota' })).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About quota' }));
    await screen.findByRole('dialog');
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body, coords: { x: 5, y: 5 } });
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const ClosedFromInside = meta.story({
  args: { children: (close: () => void) => <Button onPress={close}>Understood</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About quota' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Understood' }));
    await gone();
  },
});

export const LongWords = meta.story({
  args: { title: longWord, children: <Text>{`${longWord} ${longWord}`}</Text> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About quota' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.offsetWidth).toBeLessThanOrEqual(352);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    title: 'كيف تُحتسب الحصة',
    trigger: <Button>عن الحصة</Button>,
    children: <Text>لكل استدعاء تكلفة تحددها أداته، ولا يُرحَّل المتبقي إلى الشهر التالي.</Text>,
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'عن الحصة' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'كيف تُحتسب الحصة' });
    const cross = screen.getByRole('button', { name: 'إغلاق' }).getBoundingClientRect();
    await expect(cross.right).toBeLessThan(screen.getByRole('heading').getBoundingClientRect().left);
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().right).toBeCloseTo(button.getBoundingClientRect().right, -1),
    );
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About quota' }));
    const surface = (await screen.findByRole('dialog')).parentElement;
    await expect(surface && getComputedStyle(surface).borderTopWidth).toBe('1px');
  },
});

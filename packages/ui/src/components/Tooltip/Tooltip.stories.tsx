import { expect, screen, waitFor } from 'storybook/test';
import { longWord } from '../../story/variants/narrow.tsx';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: { label: 'Counts against today’s quota', children: <Button>Run</Button> },
  parameters: guide({
    notes: ['A tooltip with the same text as the name of its control is not read a second time.'],
    when: 'Use to describe a control in a few words. Essential information belongs on the page, not only in a tooltip. `IconButton` includes a tooltip.',
    words: ['hint', 'hover text', 'title', 'infotip'],
    instead: [
      ['Essential information', 'Text'],
      ['More than a few words', 'Popover'],
      ['A preview of a linked page', 'PreviewCard'],
    ],
    keyboard: [
      ['Tab', 'shows the tooltip without delay'],
      ['Escape', 'hides the tooltip'],
    ],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Run' })).not.toHaveAttribute('aria-describedby');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Counts against today’s quota');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Counts against today’s quota');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});

/** Read as the name only: the same text as a description would be read twice. */
export const SameAsTheName = meta.story({
  args: { label: 'Run' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Run');
    await expect(canvas.getByRole('button', { name: 'Run' })).not.toHaveAttribute('aria-describedby');
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(screen.queryByRole('tooltip')).toBeNull();
    // Moves the pointer from elsewhere on the page, as in real use.
    await userEvent.hover(document.body);
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

/** Escape closes the tooltip regardless of the focus. */
export const EscapeFromElsewhere = meta.story({
  render: (args) => (
    <>
      <Tooltip {...args} />
      <Button>Elsewhere</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(document.body);
    await userEvent.hover(canvas.getByRole('button', { name: 'Run' }));
    await screen.findByRole('tooltip', undefined, { timeout: 3000 });
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Run' })).not.toHaveAttribute('aria-describedby');
  },
});

export const LongWords = meta.story({
  args: { label: `${longWord} ${longWord}` },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip.scrollWidth).toBeLessThanOrEqual(tooltip.clientWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'يُحتسب من حصة اليوم', children: <Button>تشغيل</Button> },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('يُحتسب من حصة اليوم');
  },
});

/** Its colours are removed: a border separates it from the page. */
export const ForcedColors = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const { borderTopWidth, borderTopStyle } = getComputedStyle(await screen.findByRole('tooltip'));
    await expect({ borderTopWidth, borderTopStyle }).toEqual({ borderTopWidth: '1px', borderTopStyle: 'solid' });
  },
});

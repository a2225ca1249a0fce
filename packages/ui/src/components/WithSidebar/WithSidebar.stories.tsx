import { expect, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { WithSidebar } from './WithSidebar.tsx';

const meta = preview.meta({
  title: 'Components/Layout/WithSidebar',
  component: WithSidebar,
  args: {
    sidebar: (
      <Card title="Summary">
        <Button isFullWidth>Order</Button>
      </Card>
    ),
    children: (
      <Card title="Cart">
        <Button>Remove</Button>
      </Card>
    ),
  },
  render: (args) => (
    <div style={{ inlineSize: '50rem' }}>
      <WithSidebar {...args} />
    </div>
  ),
  parameters: guide({
    when: 'Use for content with a side column of fixed width: a cart with its total, a list with its filters.',
    words: ['sidebar layout', 'aside', 'two columns', 'two-column layout'],
    instead: [
      ['Columns of fixed proportions', 'Columns'],
      ['Resizable panes', 'SplitPanes'],
      ['Site navigation', 'Sidebar'],
    ],
    notes: [
      'It responds to its own width, not to that of the window, so it also works in dialogs and panes.',
      'The content comes first in the focus order and for screen readers, on whichever side the other column is.',
    ],
  }),
});

const card = (root: { getByRole: (role: string, options: { name: string }) => HTMLElement }, name: string) =>
  root.getByRole('region', { name }).getBoundingClientRect();

export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const [cart, summary] = [card(canvas, 'Cart'), card(canvas, 'Summary')];
    await expect([Math.round(summary.width), Math.round(summary.left - cart.right)]).toEqual([272, 24]);
    await expect(summary.top).toBe(cart.top);
  },
});

/** Visually first, but second in the tab order. */
export const AtTheStart = meta.story({
  globals: { language: 'en' },
  args: { side: 'start', width: 'narrow' },
  play: async ({ canvas, userEvent }) => {
    await expect(Math.round(card(canvas, 'Summary').width)).toBe(192);
    await expect(card(canvas, 'Summary').right).toBeLessThan(card(canvas, 'Cart').left);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus();
  },
});

/** Sticky content of the side column stays visible next to long content. */
export const StaysInSight = meta.story({
  args: {
    children: <div style={{ blockSize: '100rem' }}>Cart</div>,
    sidebar: <nav style={{ position: 'sticky', insetBlockStart: 0 }}>Summary</nav>,
  },
  render: (args) => (
    // Scrolled by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      role="region"
      aria-label="Page"
      tabIndex={0}
      style={{ inlineSize: '50rem', blockSize: '20rem', overflow: 'auto' }}
    >
      <WithSidebar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByRole('region', { name: 'Page' });
    page.scrollTop = 400;
    await waitFor(() =>
      expect(canvas.getByRole('navigation').getBoundingClientRect().top).toBe(page.getBoundingClientRect().top),
    );
  },
});

/** Without a side column: no space is reserved for it. */
export const Alone = meta.story({
  args: { sidebar: null },
  play: async ({ canvas }) => {
    await expect(card(canvas, 'Cart').width).toBe(800);
  },
});

/** Below the content if both do not fit, also when it is at the start. */
export const Under = meta.story({
  args: { side: 'start' },
  render: (args) => (
    <div style={{ inlineSize: '30rem' }}>
      <WithSidebar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [cart, summary] = [card(canvas, 'Cart'), card(canvas, 'Summary')];
    await expect(summary.top).toBe(cart.bottom + 24);
    await expect([cart.width, summary.width]).toEqual([480, 480]);
  },
});

export const LongWords = meta.story({
  args: { sidebar: <Text>{longWord.repeat(2)}</Text>, children: <Text>{longWord.repeat(2)}</Text> },
  render: (args) => (
    <Narrow>
      <WithSidebar {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Donau/).map((text) => text.scrollWidth)).toEqual([224, 224]);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(card(canvas, 'Summary').right).toBeLessThan(card(canvas, 'Cart').left);
  },
});

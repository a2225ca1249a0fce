import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Text } from '../Text/Text.tsx';
import { DisclosureGroup } from './DisclosureGroup.tsx';

const items = [
  { id: 'quota', title: 'What counts against the quota?', content: <Text>Each call that succeeded.</Text> },
  {
    id: 'keys',
    title: 'How many keys may I have?',
    summary: '20',
    content: <Text>Twenty, of which each can be revoked.</Text>,
  },
  {
    id: 'health',
    title: 'Who sees that a tool fails?',
    aside: <Badge tone="info">New</Badge>,
    content: <Text>You, and its owner.</Text>,
  },
];

const meta = preview.meta({
  title: 'Components/Layout/DisclosureGroup',
  component: DisclosureGroup,
  args: { items, onChange: fn() },
  parameters: guide({
    when: 'Use for a list of collapsible sections of which users need one or two: questions and answers, long settings.',
    words: ['accordion', 'collapse', 'faq', 'expander', 'collapsible sections'],
    instead: [
      ['A single section', 'Disclosure'],
      ['Views of one subject', 'Tabs'],
      ['Content that users compare', 'Stack'],
    ],
    keyboard: [
      ['Tab', 'moves between titles and the expanded content'],
      ['Enter, Space', 'expands or collapses the section'],
    ],
  }),
});

const opened = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'));

export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  play: async ({ canvas }) => {
    await expect(opened(canvas)).toEqual(['false', 'false', 'false']);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
});

/** Opening one closes the other. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /quota/ }));
    await expect(canvas.getByText('Each call that succeeded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /keys/ }));
    await waitFor(() => expect(opened(canvas)).toEqual(['false', 'true', 'false']));
    await waitFor(() => expect(canvas.getByText('Each call that succeeded.')).not.toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith(['keys']);
  },
});

export const ManyOpen = meta.story({
  args: { areManyOpen: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /quota/ }));
    await userEvent.click(canvas.getByRole('button', { name: /keys/ }));
    await expect(opened(canvas)).toEqual(['true', 'true', 'false']);
    await expect(args.onChange).toHaveBeenLastCalledWith(['quota', 'keys']);
  },
});

/** Controlled: nothing changes until the caller updates the open items. */
export const Controlled = meta.story({
  args: { open: ['health'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /quota/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['quota']);
    await expect(opened(canvas)).toEqual(['false', 'false', 'true']);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(opened(canvas)).toEqual(['true', 'false', 'false']);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /keys/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(opened(canvas)).toEqual(['false', 'true', 'false']));
  },
});

export const LongWords = meta.story({
  args: {
    items: [{ id: 'long', title: longWord, summary: longWord, content: <Text>{longWord}</Text> }],
    open: ['long'],
  },
  render: (args) => (
    <Narrow>
      <DisclosureGroup {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    const text = canvas.getAllByText(longWord).at(-1);
    await expect(text?.scrollWidth).toBeLessThanOrEqual(text?.clientWidth ?? 0);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    items: [{ id: 'quota', title: 'ما الذي يُحتسب من الحصة؟', content: <Text>كل استدعاء تمت الإجابة عنه.</Text> }],
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'ما الذي يُحتسب من الحصة؟' });
    const arrow = button.querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1');
    await expect(arrow?.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByText('ما الذي يُحتسب من الحصة؟').getBoundingClientRect().right,
    );
  },
});

export const ForcedColors = meta.story({
  args: { open: ['quota'] },
  play: async ({ canvas }) => {
    const group = canvas.getAllByRole('heading')[0]?.closest('[data-rac]')?.parentElement;
    await expect(group && getComputedStyle(group).borderTopWidth).toBe('1px');
  },
});

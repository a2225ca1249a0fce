import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Spread } from './Spread.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Spread',
  component: Spread,
  args: {
    children: [
      <Text key="name">Calls this month</Text>,
      <Text key="figure" weight="heading" isTabular>
        1,204
      </Text>,
    ] as const,
  },
  render: (args) => (
    <div style={{ inlineSize: '25rem' }}>
      <Spread {...args} />
    </div>
  ),
  parameters: guide({
    when: 'Use to align two related items to the ends of a row: a name and its figure, a title and its action.',
    words: ['space between', 'justify', 'toolbar row', 'split row'],
    instead: [
      ['More than two items', 'Inline'],
      ['The title of a card with its actions', 'Card'],
      ['Columns of fixed proportions', 'Columns'],
    ],
  }),
});

export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const line = canvas.getByText('Calls this month').parentElement?.getBoundingClientRect();
    await expect(line?.width).toBe(400);
    await expect(canvas.getByText('Calls this month').getBoundingClientRect().left).toBe(line?.left);
    await expect(canvas.getByText('1,204').getBoundingClientRect().right).toBe(line?.right);
  },
});

export const OnOneBaseline = meta.story({
  args: {
    alignY: 'baseline',
    children: [
      <Heading key="title" level={2} size="h4">
        Usage
      </Heading>,
      <Text key="note" size="small" tone="quiet">
        since 1 November
      </Text>,
    ] as const,
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(canvas.getByText('since 1 November').getBoundingClientRect().bottom).toBeLessThanOrEqual(title.bottom);
    await expect(canvas.getByText('since 1 November').getBoundingClientRect().top).toBeGreaterThan(title.top);
  },
});

/** If both do not fit, the second wraps to the inline start of the next line. */
export const Wraps = meta.story({
  args: {
    children: [
      <Text key="name">The name of something that needs room</Text>,
      <Badge key="state">Waiting for review</Badge>,
    ] as const,
  },
  render: (args) => (
    <Narrow>
      <Spread {...args} />
    </Narrow>
  ),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^The name/).getBoundingClientRect();
    const badge = canvas.getByText('Waiting for review').parentElement?.getBoundingClientRect();
    await expect(badge?.top).toBe(name.bottom + 16);
    await expect(badge?.left).toBe(name.left);
  },
});

export const LongWords = meta.story({
  args: { children: [<Text key="name">{longWord}</Text>, <Badge key="state">{longWord}</Badge>] as const },
  render: (args) => (
    <Narrow>
      <Spread {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getAllByText(longWord)[0]?.parentElement;
    await expect(line?.scrollWidth).toBe(224);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { children: [<Text key="name">الطلبات هذا الشهر</Text>, <Text key="figure">1,204</Text>] as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('الطلبات هذا الشهر').getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByText('1,204').getBoundingClientRect().right,
    );
  },
});

import { IconDots } from '@tabler/icons-react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Card',
  component: Card,
  args: { title: 'Calls today', children: <Text>1,204 of 5,000</Text> },
  parameters: guide({
    when: 'Use to group the content and actions of one subject on a page.',
    words: ['panel', 'tile', 'surface', 'paper', 'container'],
    instead: [
      ['A group inside a card', 'Stack'],
      ['A figure with its trend', 'StatCard'],
      ['Collapsible sections', 'Disclosure'],
    ],
    notes: ['A card with a title is a landmark and part of the heading outline. Do not nest cards.'],
  }),
});

export const Default = meta.story({
  // The wireframe theme has different corners.
  globals: { theme: 'BLUE_THEME' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Calls today' });
    await expect(card).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Calls today');
    await expect(getComputedStyle(card).borderRadius).toBe('7px');
  },
});

export const WithoutTitle = meta.story({
  render: () => (
    <Card>
      <Text>Only content.</Text>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    const content = canvas.getByText('Only content.').parentElement;
    await expect(content && getComputedStyle(content).padding).toBe('24px');
  },
});

const onOpen = fn();
export const WithActions = meta.story({
  args: {
    actions: (
      <IconButton label="More about calls" icon={<IconDots aria-hidden size={20} stroke={1.5} />} onPress={onOpen} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onOpen.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More about calls' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'More about calls' }));
    await expect(onOpen).toHaveBeenCalledTimes(2);
  },
});

export const ToTheEdge = meta.story({
  args: { padding: 'none', children: <Skeleton shape="block" /> },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region');
    const inside = card.lastElementChild?.firstElementChild;
    await expect(inside?.getBoundingClientRect().width).toBeCloseTo(card.clientWidth, 0);
  },
});

export const Several = meta.story({
  render: () => (
    <Grid>
      {['Calls today', 'Errors', 'Slowest tool', 'Plan'].map((title) => (
        <Card key={title} title={title}>
          <Text tone="quiet">Since midnight</Text>
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('region').map((card) => card.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { title: 'الطلبات اليوم', actions: <Text size="small">هذا الشهر</Text>, children: <Text>1,204 من 5,000</Text> },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(title.left).toBeGreaterThan(canvas.getByText('هذا الشهر').getBoundingClientRect().right);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const { borderBlockStartWidth, borderBlockStartStyle } = getComputedStyle(canvas.getByRole('region'));
    await expect([borderBlockStartWidth, borderBlockStartStyle]).toEqual(['1px', 'solid']);
  },
});

import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Bleed } from './Bleed.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Bleed',
  component: Bleed,
  args: { inline: 'card' as const, children: <Skeleton shape="block" height={8} /> },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Card title="Preview">
        <Stack>
          <Text>Before</Text>
          <Bleed {...args} />
          <Text>After</Text>
        </Stack>
      </Card>
    </div>
  ),
  parameters: guide({
    when: 'Use to extend one element to the edge of a padded container while its siblings keep the padding.',
    words: ['full width', 'negative margin', 'edge to edge', 'full bleed'],
    instead: [['Content that fills the whole card without padding', "Card padding='none'"]],
    notes: [
      '`card` follows the padding of `Card`, which is smaller on phones. Use its block edges only for the first or last element.',
    ],
  }),
});

const boxes = (root: HTMLElement) => {
  const card = root.querySelector('section');
  const inside = root.querySelector('[aria-hidden]')?.getBoundingClientRect();
  const edge = card?.getBoundingClientRect();
  const line = 1;
  return {
    start: (inside?.left ?? 0) - (edge?.left ?? 0) - line,
    end: (edge?.right ?? 0) - (inside?.right ?? 0) - line,
    below: (edge?.bottom ?? 0) - (inside?.bottom ?? 0) - line,
  };
};

export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  play: async ({ canvasElement }) => {
    const { start, end } = boxes(canvasElement);
    await expect([start, end]).toEqual([0, 0]);
  },
});

export const ToTheLowerEdge = meta.story({
  args: { blockEnd: 'card' },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Card title="Preview">
        <Stack>
          <Text>Before</Text>
          <Bleed {...args} />
        </Stack>
      </Card>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(boxes(canvasElement)).toEqual({ start: 0, end: 0, below: 0 });
  },
});

/** Less than the padding: slightly wider than the text. */
export const OneStep = meta.story({
  args: { inline: 1 },
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText('Before').getBoundingClientRect();
    const inside = canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect();
    await expect([words.left - (inside?.left ?? 0), (inside?.right ?? 0) - words.right]).toEqual([8, 8]);
  },
});

export const LongWords = meta.story({
  args: { children: <Text>{longWord.repeat(3)}</Text> },
  play: async ({ canvas }) => {
    const words = canvas.getByText(longWord.repeat(3));
    await expect(words.scrollWidth).toBe(318);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvasElement }) => {
    const { start, end } = boxes(canvasElement);
    await expect([start, end]).toEqual([0, 0]);
  },
});

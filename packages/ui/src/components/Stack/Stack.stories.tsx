import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from './Stack.tsx';

const three = ['First', 'Second', 'Third'].map((word) => <Badge key={word}>{word}</Badge>);
const meta = preview.meta({
  title: 'Components/Layout/Stack',
  component: Stack,
  args: { children: three },
  parameters: guide({
    when: 'Use to place elements one below the other with equal spacing.',
    words: ['vstack', 'column', 'vertical spacing', 'flex', 'vertical stack'],
    instead: [
      ['Elements side by side', 'Inline'],
      ['Two items at the ends of a row', 'Spread'],
      ['As many equal columns as fit', 'Grid'],
    ],
    notes: ['Components have no margins of their own: the stack sets the gaps, in units of 8 px.'],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = ['First', 'Second'].map((word) =>
      canvas.getByText(word).parentElement?.getBoundingClientRect(),
    );
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16);
  },
});

export const Centred = meta.story({
  args: { align: 'center', space: 1 },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('First').parentElement?.getBoundingClientRect();
    await expect((badge?.left ?? 0) + (badge?.width ?? 0) / 2).toBeCloseTo(document.body.clientWidth / 2, 0);
  },
});

export const List = meta.story({
  args: { as: 'ul', children: ['First', 'Second'].map((word) => <li key={word}>{word}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').children).toHaveLength(2);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { align: 'start' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('First').parentElement?.getBoundingClientRect();
    await expect(document.body.clientWidth - (badge?.right ?? 0)).toBeLessThan(40);
  },
});

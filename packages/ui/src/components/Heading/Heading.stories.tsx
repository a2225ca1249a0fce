import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Heading',
  component: Heading,
  args: { level: 2 as const, children: 'Recent updates' },
  parameters: guide({
    when: 'Use for the title of a page or section.',
    words: ['title', 'headline', 'h1', 'typography', 'section title'],
    instead: [
      ['Emphasis inside a paragraph', 'Text'],
      ['The title of a card', 'Card'],
    ],
    notes: [
      'The level is its place in the heading outline: one level 1 per page, and no level skipped. The size sets the visual style and may differ.',
    ],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Recent updates' });
    const { fontSize, fontWeight } = getComputedStyle(heading);
    await expect([fontSize, fontWeight]).toEqual(['30px', '600']);
  },
});

const levels = [1, 2, 3, 4, 5, 6] as const;
export const Levels = meta.story({
  render: () => (
    <Stack>
      {levels.map((level) => (
        <Heading key={level} level={level}>
          Heading of level {level}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('heading').map((heading) => getComputedStyle(heading).fontSize);
    await expect(sizes).toEqual(['36px', '30px', '24px', '21px', '18px', '16px']);
  },
});

/** Level 2 in the outline, with the look of an h5. */
export const SizeApartFromLevel = meta.story({
  args: { size: 'h5' as const },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 2 })).fontSize).toBe('18px');
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const { fontSize, fontWeight } = getComputedStyle(canvas.getByRole('heading', { level: 2 }));
    await expect([fontSize, fontWeight]).toEqual(['30px', '600']);
  },
});

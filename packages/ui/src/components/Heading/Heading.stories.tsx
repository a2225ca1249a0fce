import { expect } from 'storybook/test';
import { preview } from '../../story/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({ title: 'Components/Heading', component: Heading, args: { level: 2 as const, children: 'Recent updates' } });

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

/** The outline says level 2, the card's title looks like an h5. */
export const SizeApartFromLevel = meta.story({
  args: { size: 'h5' as const },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 2 })).fontSize).toBe('18px');
  },
});

export const LongWord = meta.story({
  args: { level: 1, children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
});

export const Arabic = meta.story({
  globals: { language: 'ar' },
  args: { children: 'آخر التحديثات' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading')).direction).toBe('rtl');
  },
});

import { expect } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Errors/NotFound',
  component: NotFoundScreen,
  globals: { language: 'en' },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    await expect(canvas.getByRole('link', { name: 'Browse API hub' })).toHaveAttribute('href', '/hub');
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  args: { words: 'sudoku' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page introuvable');
  },
});

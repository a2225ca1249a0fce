import { expect } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Errors/Forbidden',
  component: ForbiddenScreen,
  globals: { language: 'en' },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This page is for admins');
    await expect(canvas.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboards/');
  },
});

import { expect, fn } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { TermsScreen } from './TermsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Legal/TermsScreen',
  component: TermsScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/tos' } },
  args: { own: null, onRetry: fn() },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of use');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(15);
    await expect(canvas.getByRole('region', { name: 'What isn’t allowed' })).toHaveTextContent('Malware, spam');
  },
});

import { expect } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { StartScreen } from './StartScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Readiness/StartScreen',
  component: StartScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

/** Until the first responses arrive: only the logo, which causes no layout shift when the page replaces it. */
export const Starting = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await expect(canvasElement.textContent?.trim()).toBe('');
  },
});

export const WithAWord = meta.story({
  args: { children: <h1>Loading API's...</h1> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent("Loading API's...");
  },
});

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

/** Until the first answers are there: the mark alone, which moves nothing when it makes room for the page. */
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

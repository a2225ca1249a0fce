import { plainNetwork } from '@apiyard/kit/story/network.ts';
import { plainDress } from '@apiyard/ui/story/globals.ts';
import { storyAddons } from '@apiyard/ui/story/preview';
import { definePreview } from '@storybook/react-vite';
import { globalTypes } from './toolbar.ts';

/** Toolbar and docs pages. Decorators and checks come with the preview that the story imports. */
export default definePreview({
  addons: [...storyAddons],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: { ...plainDress, network: plainNetwork },
  parameters: {
    // Few stories have pictures; they opt in with `parameters: pictured(sheetModes)`.
    chromatic: { disableSnapshot: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Tokens', 'Contrast', 'Type', 'Icons', 'Motion', 'RTL', 'Writing', 'Charts'],
          'Overview',
          'Components',
          [
            'Actions',
            'Inputs',
            'Choices',
            'Dates',
            'Collections',
            'Overlays',
            'Feedback',
            'Navigation',
            'Layout',
            'Data',
            'Charts',
            'Media',
          ],
          'Patterns',
          'Screens',
          'Flows',
        ],
      },
    },
  },
});

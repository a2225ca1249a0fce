import { storyAddons } from '@apiyard/ui/story/preview';
import { themeNames } from '@apiyard/ui/theme/tokens';
import { definePreview } from '@storybook/react-vite';

/** The toolbar and the pages. What dresses and checks a story comes with the preview that the story imports. */
export default definePreview({
  addons: [...storyAddons],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [...themeNames],
      },
    },
    mode: {
      description: 'Mode',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Direction of the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'fr', title: 'Français' },
          { value: 'ar', title: 'العربية' },
          { value: 'zh-CN', title: '中文' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'BLUE_THEME', mode: 'light', direction: 'auto', language: 'en' },
  parameters: {
    options: { storySort: { order: ['Foundations', 'Components', 'Charts', 'Features', 'Flows'] } },
  },
});

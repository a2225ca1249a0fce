import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { ColorSwatchPicker } from './ColorSwatchPicker.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Offer colours that people can tell apart.',
        example: (
          <ColorSwatchPicker
            label="Accent"
            colors={['#5D87FF', '#13DEB9', '#FFAE1F', '#FA896B']}
            value="#13DEB9"
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t offer shades that look the same.',
        example: (
          <ColorSwatchPicker
            label="Accent"
            colors={['#5D87FF', '#5C86FE', '#5E88FF', '#5B86FC']}
            value="#5C86FE"
            onChange={ignore}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Label', 'above the colours'],
    ['Swatch', 'one colour'],
    ['Check mark', 'on the selected colour'],
  ],
  screenReader: [
    'It is announced as a list with its label. Each colour is read by its name in the current language, such as “dark blue”.',
  ],
};

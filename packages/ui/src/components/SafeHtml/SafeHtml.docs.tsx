import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { SafeHtml } from './SafeHtml.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Say in the label whose content it is.',
        example: <SafeHtml label="Message from Books & Co." html="<p>Your order was shipped.</p>" />,
      },
      dont: {
        text: 'Don’t use it for text that you could render yourself. Use `Markdown` or `Text`.',
        example: <SafeHtml label="Text" html="<p>Save your changes?</p>" />,
      },
    },
  ],
  anatomy: [
    ['Notice', 'says that pictures are hidden, with a button that shows them'],
    ['Frame', 'the content, as high as it is'],
  ],
  screenReader: [
    'The frame is announced with its label. Headings, lists and links in it are read; links say that they open in a new tab.',
  ],
};

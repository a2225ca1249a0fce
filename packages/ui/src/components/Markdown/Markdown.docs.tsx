import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Markdown } from './Markdown.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use it for text that people or models wrote.',
        example: <Markdown>{'Fixed **two bugs** in `parse`.'}</Markdown>,
      },
      dont: {
        text: 'Don’t use it for texts of the interface. Use `Text`.',
        example: <Markdown>{'**Save** your changes?'}</Markdown>,
      },
    },
  ],
  anatomy: [
    ['Headings, lists and paragraphs', 'in the style of the page'],
    ['Code blocks', 'with a copy button'],
    ['Tables', 'scroll sideways if they are wide'],
  ],
  screenReader: ['The text keeps its headings, lists and tables. External links say that they open in a new tab.'],
};

import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Heading } from './Heading.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Name what the section contains, in sentence case.',
        example: <Heading level={3}>Revoked keys</Heading>,
      },
      dont: {
        text: 'Don’t use title case, or a sentence.',
        example: <Heading level={3}>Here You Will Find The Keys You Revoked</Heading>,
      },
    },
  ],
  anatomy: [['Text', 'names a page or a section, in sentence case']],
  screenReader: [
    'It is a native heading. Screen reader users jump between headings, so each has to make sense alone.',
    'Choose the level by the outline of the page, and the size by the look. Don’t skip levels.',
  ],
};

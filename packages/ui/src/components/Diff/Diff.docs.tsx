import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Diff } from './Diff.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Name the file or the version in the title.',
        example: <Diff label="books.yaml" before={'name: Books\nlimit: 10'} after={'name: Books\nlimit: 20'} />,
      },
      dont: {
        text: 'Don’t compare data as text if the order of its members can change. Use a `JsonDiff`.',
        example: <Diff label="settings.json" before={'{"a":1,"b":2}'} after={'{"b":2,"a":1}'} />,
      },
    },
  ],
  anatomy: [
    ['Title', 'with the numbers of added and removed lines'],
    ['View', 'unified, or side by side'],
    ['Copy button', 'copies the unified diff'],
    ['Line', 'its numbers, a sign and the text; changed words are underlined'],
    ['Collapsed lines', 'a button that shows them'],
  ],
  screenReader: [
    'It is a table with its label. Added lines are marked as insertions, removed ones as deletions; colour only repeats it.',
  ],
};

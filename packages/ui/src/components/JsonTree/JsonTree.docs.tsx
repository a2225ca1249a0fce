import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { JsonTree } from './JsonTree.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Open the levels that people need first.',
        example: <JsonTree label="Response" value={{ id: 7, tags: ['a', 'b'] }} depthOpen={1} />,
      },
      dont: {
        text: 'Don’t use it for a value of one line. Use a `CodeBlock`.',
        example: <JsonTree label="Response" value={42} />,
      },
    },
  ],
  anatomy: [
    ['Title', 'with buttons to expand, collapse and copy everything'],
    ['Chevron', 'expands and collapses a value'],
    ['Name and value', 'coloured by type'],
    ['Copy buttons', 'for the value and its path, on the current row'],
    ['Show more', 'loads the next 100 items of a list'],
  ],
  screenReader: [
    'It is announced as a tree with its label. Rows read name, value or number of items, level and whether they are expanded.',
  ],
};

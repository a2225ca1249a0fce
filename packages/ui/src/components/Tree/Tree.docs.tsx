import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Tree } from './Tree.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use it where the nesting has a meaning.',
        example: (
          <Tree
            label="Files"
            items={[
              {
                id: 'src',
                label: 'src',
                children: [
                  { id: 'main', label: 'main.ts' },
                  { id: 'test', label: 'main.test.ts' },
                ],
              },
              { id: 'readme', label: 'README.md' },
            ]}
            open={['src']}
          />
        ),
      },
      dont: {
        text: 'Don’t use it for a flat list. Use a `ListBox` or a `GridList`.',
        example: (
          <Tree
            label="Files"
            items={[
              { id: 'a', label: 'README.md' },
              { id: 'b', label: 'LICENSE' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Drag handle', 'if items can be moved'],
    ['Chevron', 'expands and collapses the item'],
    ['Checkbox', 'with multiple selection'],
    ['Icon and label', 'of the item'],
    ['Aside', 'a count or a badge at the end'],
    ['Menu', 'the actions of the item'],
  ],
  screenReader: [
    'It is announced as a tree with its label; items are read with their level, position and whether they are expanded.',
    'Loading and failed children are rows of their own, and a failed one contains a button to retry.',
  ],
};

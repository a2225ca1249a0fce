import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { Checkbox } from './Checkbox.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Write a statement that is true when the box is checked.',
        example: (
          <Checkbox isSelected onChange={ignore}>
            Email me when the quota runs low
          </Checkbox>
        ),
      },
      dont: {
        text: 'Don’t use a negation: it is unclear what an empty box means.',
        example: <Checkbox onChange={ignore}>Don’t email me when the quota runs low</Checkbox>,
      },
    },
  ],
  anatomy: [
    ['Box', 'empty, checked or indeterminate'],
    ['Label', 'a statement; part of the target'],
    ['Mark', 'says that it is required'],
    ['Description or error message', 'below the label'],
  ],
  screenReader: [
    'It is announced as a checkbox with its label and its state; indeterminate is read as mixed.',
    'The description or the error message is read after the label.',
  ],
};

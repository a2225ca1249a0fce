import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Stepper } from './Stepper.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Name each step by what is done in it.',
        example: (
          <Stepper
            label="Create a scraper"
            steps={[
              { id: 'source', label: 'Choose a source' },
              { id: 'fields', label: 'Select fields' },
              { id: 'limits', label: 'Set limits' },
            ]}
            current="fields"
          />
        ),
      },
      dont: {
        text: 'Don’t number steps without names.',
        example: (
          <Stepper
            label="Create a scraper"
            steps={[
              { id: 'a', label: 'Step 1' },
              { id: 'b', label: 'Step 2' },
              { id: 'c', label: 'Step 3' },
            ]}
            current="b"
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Number', 'of the step; a check mark once it is completed'],
    ['Label', 'a link back, once the step is completed'],
    ['Description', 'a second line'],
    ['Line', 'connects the steps'],
  ],
  screenReader: [
    'It is an ordered list with its label. Steps read “step 2 of 3”, and “completed”; the current one is marked.',
  ],
};

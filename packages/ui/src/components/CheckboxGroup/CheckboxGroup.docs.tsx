import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Write the label so that each option completes it.',
        example: (
          <CheckboxGroup
            label="Email me when"
            options={[
              { id: 'quota', label: 'the quota runs low' },
              { id: 'key', label: 'a key expires' },
            ]}
            value={['quota']}
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t use it if only one option can apply. Use a `RadioGroup`.',
        example: (
          <CheckboxGroup
            label="Plan"
            options={[
              { id: 'free', label: 'Free' },
              { id: 'premium', label: 'Premium' },
            ]}
            value={['free']}
            onChange={ignore}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Label', 'names the group'],
    ['Option', 'a box with its label'],
    ['Option description', 'a second line of an option'],
    ['Description or error message', 'below the group'],
  ],
  screenReader: [
    'The group is announced with its label, and each checkbox with its label, description and state.',
    'The error message of the group is read with the group.',
  ],
};

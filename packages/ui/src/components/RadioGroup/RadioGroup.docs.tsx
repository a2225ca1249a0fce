import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { RadioGroup } from './RadioGroup.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Describe what each option means.',
        example: (
          <RadioGroup
            label="Plan"
            options={[
              { id: 'free', label: 'Free', description: '1,000 calls a day' },
              { id: 'premium', label: 'Premium', description: '50,000 calls a day' },
            ]}
            value="free"
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t use it for a yes-or-no question. Use a `Checkbox`.',
        example: (
          <RadioGroup
            label="Email me"
            options={[
              { id: 'yes', label: 'Yes' },
              { id: 'no', label: 'No' },
            ]}
            value="yes"
            onChange={ignore}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Label', 'names the group'],
    ['Option', 'a circle with its label'],
    ['Option description', 'a second line of an option'],
    ['Description or error message', 'below the group'],
  ],
  screenReader: [
    'The group is announced with its label, and each option with its label, its description and its position.',
    'Arrow keys select; there is one Tab stop for the whole group.',
  ],
};

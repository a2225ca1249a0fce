import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { MultiComboBox } from './MultiComboBox.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Say in the label what is collected, in the plural.',
        example: (
          <MultiComboBox
            label="Members"
            options={[
              { id: 'ada', label: 'Ada Lovelace' },
              { id: 'grace', label: 'Grace Hopper' },
            ]}
            value={['ada', 'grace']}
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t use it for three options. Show them in a `CheckboxGroup`.',
        example: (
          <MultiComboBox
            label="Email me when"
            options={[
              { id: 'a', label: 'a key expires' },
              { id: 'b', label: 'a job fails' },
            ]}
            value={['a']}
            onChange={ignore}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Label', 'above the field'],
    ['Tags', 'the selected options, each with a button that removes it'],
    ['Input', 'searches the options'],
    ['List', 'the matching options; selected ones are checked'],
    ['Description or error message', 'below the field'],
  ],
  screenReader: [
    'It is announced as a combo box with its label. Options read whether they are selected, and the list stays open.',
    'The tags are a list of their own, before the input. Removing the last one moves focus to the input.',
  ],
};

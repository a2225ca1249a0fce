import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { MultiSelect } from './MultiSelect.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use short option names, so that the field can show three of them.',
        example: (
          <MultiSelect
            label="Formats"
            options={[
              { id: 'png', label: 'PNG' },
              { id: 'svg', label: 'SVG' },
              { id: 'pdf', label: 'PDF' },
            ]}
            value={['png', 'svg']}
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t use it for options with long names. They don’t fit into the closed field.',
        example: (
          <MultiSelect
            label="Scopes"
            options={[
              { id: 'a', label: 'Read the account and its usage' },
              { id: 'b', label: 'Call every tool of the hub' },
            ]}
            value={['a', 'b']}
            onChange={ignore}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Label', 'above the field; can be hidden in toolbars'],
    ['Button', 'the names of up to three selected options, or their number'],
    ['Chevron', 'shows that a list opens'],
    ['List', 'the options; selected ones are checked'],
    ['Description or error message', 'below the field'],
  ],
  screenReader: [
    'The button reads the label and the selected options, or their number. Options read whether they are selected.',
  ],
};

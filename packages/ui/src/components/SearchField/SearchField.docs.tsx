import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { SearchField } from './SearchField.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Say what is searched.',
        example: <SearchField label="Search API keys" value="" onChange={ignore} />,
      },
      dont: {
        text: 'Don’t leave open what the search covers.',
        example: <SearchField label="Search" value="" onChange={ignore} />,
      },
    },
  ],
  anatomy: [
    ['Icon', 'a magnifying glass'],
    ['Input', 'its placeholder is the label while the label is hidden'],
    ['Shortcut', 'the keys that focus the field, while it is empty'],
    ['Clear button', 'appears once there is text'],
  ],
  screenReader: [
    'It is announced as a search field with its label, also while the label is visually hidden.',
    'Announce the number of results in the list that the search filters; the field itself does not know them.',
    'Shortcuts in `keys` are announced with the field.',
  ],
};

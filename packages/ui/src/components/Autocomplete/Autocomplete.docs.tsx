import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { Autocomplete } from './Autocomplete.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Name the things that the search finds, and add keywords for other words that people use.',
        example: (
          <Autocomplete
            label="Search pages and actions"
            items={[
              { id: 'keys', label: 'API keys', keywords: ['token'] },
              { id: 'usage', label: 'Usage' },
            ]}
            onAction={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t list a few actions behind a search. Use a `Menu`.',
        example: <Autocomplete label="Search actions" items={[{ id: 'rename', label: 'Rename' }]} onAction={ignore} />,
      },
    },
  ],
  anatomy: [
    ['Search field', 'keeps the focus'],
    ['List', 'the matching items, in sections if there are any'],
    ['Item', 'an icon, a label, a description and content at its end'],
    ['Empty message', 'if nothing matches'],
  ],
  screenReader: [
    'Focus stays in the search field; the current item is read as it changes.',
    'The number of matches is announced after typing, and that results are loading.',
  ],
};

import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { TagGroup } from './TagGroup.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Keep tags to one or two words.',
        example: (
          <TagGroup
            label="Methods"
            tags={[
              { id: 'get', label: 'GET' },
              { id: 'post', label: 'POST' },
            ]}
            selectionMode="multiple"
            selected={['get']}
            onRemove={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t use tags that do nothing. Use a `Chip`.',
        example: (
          <TagGroup
            label="Methods"
            tags={[
              { id: 'get', label: 'GET' },
              { id: 'post', label: 'POST' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Label', 'above the tags; can be hidden under a heading'],
    ['Tag', 'an icon and a short label'],
    ['Remove button', 'at the end of the tag, if tags can be removed'],
    ['Description', 'help below the tags'],
    ['Empty message', 'if there are no tags'],
  ],
  screenReader: [
    'It is announced as a grid with its label; tags read whether they are selected and that Delete removes them.',
    'After a removal, focus moves to the next tag.',
  ],
};

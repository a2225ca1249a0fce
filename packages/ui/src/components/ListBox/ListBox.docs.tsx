import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { ListBox } from './ListBox.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use it where the choice changes what is next to it.',
        example: (
          <ListBox
            label="Fields"
            options={[
              { id: 'name', label: 'Name' },
              { id: 'price', label: 'Price' },
              { id: 'image', label: 'Image' },
            ]}
            value="price"
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t use it for actions. Use a `Menu`, or buttons.',
        example: (
          <ListBox
            label="Actions"
            options={[
              { id: 'rename', label: 'Rename' },
              { id: 'delete', label: 'Delete' },
            ]}
            value={null}
            onChange={ignore}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Label', 'above the list; can be hidden under a heading'],
    ['Section', 'options under a title'],
    ['Option', 'an icon, a label and a description'],
    ['Selected option', 'tinted, with a check mark'],
    ['Description', 'help below the list'],
  ],
  screenReader: [
    'It is announced as a list box with its label; options are read with their position and whether they are selected.',
    'Options cannot contain buttons or links: screen readers would not reach them.',
  ],
};

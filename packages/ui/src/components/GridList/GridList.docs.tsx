import { IconTrash } from '@tabler/icons-react';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { GridList } from './GridList.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Put the actions of a row at its end.',
        example: (
          <GridList
            label="Webhooks"
            rows={[
              {
                id: 'a',
                label: 'orders',
                description: 'https://example.com/orders',
                actions: <IconButton label="Delete webhook orders" icon={<IconTrash size={20} stroke={1.5} />} />,
              },
              {
                id: 'b',
                label: 'keys',
                description: 'https://example.com/keys',
                actions: <IconButton label="Delete webhook keys" icon={<IconTrash size={20} stroke={1.5} />} />,
              },
            ]}
          />
        ),
      },
      dont: {
        text: 'Don’t write columns into the text. Rows to compare are a `Table`.',
        example: (
          <GridList
            label="Webhooks"
            rows={[
              { id: 'a', label: 'orders | 204 | 120 ms' },
              { id: 'b', label: 'keys | 500 | 8 ms' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Drag handle', 'if rows can be reordered'],
    ['Checkbox', 'if rows can be selected'],
    ['Icon', 'optional'],
    ['Label and description, or fields', 'one line each'],
    ['Actions', 'buttons and menus at the end of the row'],
    ['Empty state', 'instead of the rows'],
  ],
  screenReader: [
    'It is announced as a grid with its label; each row is read by its label and description, with its position and whether it is selected.',
    'Moving rows is announced step by step: picked up, the position, dropped or cancelled.',
  ],
};

import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { VirtualList } from './VirtualList.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Show the number of rows above a long list.',
        example: (
          <Stack space={1}>
            <Text size="small">10,000 calls</Text>
            <VirtualList
              label="Calls"
              rows={[
                { id: '1', label: 'convert/json', description: '12 ms' },
                { id: '2', label: 'random/uuid', description: '3 ms' },
              ]}
            />
          </Stack>
        ),
      },
      dont: {
        text: 'Don’t use it for a few rows. Use a `GridList`.',
        example: (
          <VirtualList
            label="Webhooks"
            rows={[
              { id: '1', label: 'orders' },
              { id: '2', label: 'keys' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Section title', 'above the rows of a section'],
    ['Checkbox', 'if rows can be selected'],
    ['Row', 'an icon, a label and a description, or content of its own'],
    ['Actions', 'buttons and menus at the end of the row'],
    ['Loading row', 'at the end while more rows load'],
  ],
  screenReader: [
    'It is announced as a grid with its label. Each row reads its position among all rows, also among those that are not drawn.',
    'Loading more rows is announced; the focus stays on its row.',
  ],
};

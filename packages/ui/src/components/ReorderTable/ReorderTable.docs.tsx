import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { ReorderTable } from './ReorderTable.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { TableColumn } from '../Table/Table.tsx';

interface Source {
  id: string;
  count: number;
}

const sources: readonly Source[] = [
  { id: 'Sitemap', count: 120 },
  { id: 'Feed', count: 38 },
];
const sourceId = ({ id }: Source) => id;
const sourceColumns: readonly TableColumn<Source>[] = [
  { id: 'name', label: 'Source', render: ({ id }) => id },
  { id: 'count', label: 'Pages', align: 'end', render: ({ count }) => count },
];

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use it where the order has an effect, and say which.',
        example: (
          <Stack space={1}>
            <Text size="small">Sources are tried from top to bottom.</Text>
            <ReorderTable
              label="Sources"
              rows={sources}
              rowId={sourceId}
              rowName={sourceId}
              columns={sourceColumns}
              onReorder={ignore}
              height="content"
            />
          </Stack>
        ),
      },
      dont: {
        text: 'Don’t let people reorder rows that are sorted anyway.',
        example: (
          <Stack space={1}>
            <Text size="small">Sorted by name</Text>
            <ReorderTable
              label="Sources"
              rows={sources}
              rowId={sourceId}
              rowName={sourceId}
              columns={sourceColumns}
              onReorder={ignore}
              height="content"
            />
          </Stack>
        ),
      },
    },
  ],
  anatomy: [
    ['Drag handle', 'first in each row'],
    ['Row', 'as in a `Table`'],
    ['Drop line', 'shows where the row goes'],
  ],
  screenReader: [
    'The handle reads the name of its row. Moving is announced step by step: picked up, the position, dropped or cancelled.',
  ],
};

import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Link } from '../Link/Link.tsx';
import { StaticTable } from './StaticTable.tsx';
import type { StaticTableColumn } from './StaticTable.tsx';

interface Source {
  id: string;
  count: number;
}

const sources: readonly Source[] = [
  { id: 'Sitemap', count: 120 },
  { id: 'Feed', count: 38 },
];
const sourceId = ({ id }: Source) => id;
const sourceColumns: readonly StaticTableColumn<Source>[] = [
  { id: 'name', label: 'Source', render: ({ id }) => id },
  { id: 'count', label: 'Pages', align: 'end', render: ({ count }) => count },
];

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Put the name of the row first, and actions last.',
        example: (
          <StaticTable
            label="Sources"
            rows={sources}
            rowId={sourceId}
            columns={[
              ...sourceColumns,
              { id: 'edit', label: 'Actions', render: ({ id }) => <Link href={`#${id}`}>Edit</Link> },
            ]}
          />
        ),
      },
      dont: {
        text: 'Don’t use it for long lists that people search. Use a `DataTable`.',
        example: (
          <StaticTable
            label="Sources"
            rows={[...sources, { id: '… and 998 more', count: 0 }]}
            rowId={sourceId}
            columns={sourceColumns}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Header row', 'the names of the columns'],
    ['Row header', 'the first cell of a row'],
    ['Cell', 'text, links, buttons and menus'],
  ],
  screenReader: [
    'It is a native table with its label; cells are read with their row and column headers. Tab reaches the controls in the cells.',
  ],
};

import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Table } from './Table.tsx';
import type { TableColumn } from './Table.tsx';

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
        text: 'Align numbers at the end, so that they can be compared.',
        example: <Table label="Sources" rows={sources} rowId={sourceId} columns={sourceColumns} height="content" />,
      },
      dont: {
        text: 'Don’t align numbers at the start.',
        example: (
          <Table
            label="Sources"
            rows={sources}
            rowId={sourceId}
            columns={sourceColumns.map((column) => ({ ...column, align: 'start' }))}
            height="content"
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Header row', 'stays visible while the rows scroll; sorts and resizes'],
    ['Checkbox', 'if rows can be selected'],
    ['Row header', 'the first cell of a row'],
    ['Cell', 'text or a short control'],
    ['Nested row', 'indented under its row'],
    ['Empty and loading states', 'in place of the rows'],
  ],
  screenReader: [
    'It is announced as a grid with its label. Headings read how they are sorted; rows read whether they are selected or expanded.',
    'Arrow keys move between cells; the table is a single Tab stop.',
  ],
};

import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { DataTable, firstView } from './DataTable.tsx';
import type { DataTableColumn } from './DataTable.tsx';

interface Call {
  id: string;
  tool: string;
  ms: number;
}

const calls: readonly Call[] = [
  { id: '1', tool: 'convert/json', ms: 12 },
  { id: '2', tool: 'random/uuid', ms: 3 },
];
const callId = ({ id }: Call) => id;
const callColumns: readonly DataTableColumn<Call>[] = [
  { id: 'tool', label: 'Tool', value: ({ tool }) => tool, filter: 'contains' },
  { id: 'ms', label: 'Duration in ms', kind: 'number', value: ({ ms }) => ms },
];

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Align numbers at the end, and name the row in the first column.',
        example: (
          <DataTable
            label="Calls"
            columns={callColumns}
            rows={calls}
            rowId={callId}
            view={firstView}
            onViewChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t use it for a handful of rows that need no filters. Use a `Table`.',
        example: (
          <DataTable
            label="Calls"
            columns={callColumns}
            rows={calls.slice(0, 1)}
            rowId={callId}
            view={firstView}
            onViewChange={ignore}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Toolbar', 'search, filters, columns, download and actions'],
    ['Bulk bar', 'replaces the toolbar while rows are selected'],
    ['Header row', 'sorts and resizes columns'],
    ['Row', 'a checkbox, cells, actions and details'],
    ['Footer', 'pages, or the number of rows'],
    ['Empty, failed and loading states', 'in place of the rows'],
  ],
  screenReader: [
    'It is announced as a grid with its label and the number of rows and columns. Headings read how they are sorted.',
    'The number of matching rows is announced after a search or a filter.',
    'Arrow keys reach every cell and the controls inside; the grid is a single Tab stop.',
  ],
};

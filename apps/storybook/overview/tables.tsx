import { Badge } from '@apiyard/ui/Badge';
import { DataTable, firstView } from '@apiyard/ui/DataTable';
import type { DataTableView } from '@apiyard/ui/DataTable';
import { ReorderTable } from '@apiyard/ui/ReorderTable';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Table } from '@apiyard/ui/Table';
import { TablePagination } from '@apiyard/ui/TablePagination';
import type { PickText, SheetProps } from './sheet.tsx';
import { Kept, Part, Sheet } from './sheet.tsx';

interface Key {
  readonly id: string;
  readonly name: string;
  readonly calls: number;
  readonly isHealthy: boolean;
  readonly made: Date;
}

const keys: readonly Key[] = [
  { id: 'k1', name: 'main', calls: 1204, isHealthy: true, made: new Date('2026-03-02T12:00:00Z') },
  { id: 'k2', name: 'hall-screens', calls: 96, isHealthy: true, made: new Date('2026-09-14T12:00:00Z') },
  { id: 'k3', name: 'tests', calls: 0, isHealthy: false, made: new Date('2026-11-19T12:00:00Z') },
];

const columns = (pick: PickText) => {
  const figures = new Intl.NumberFormat(pick('en', 'ar'));
  return [
    { id: 'name', label: pick('Key', 'المفتاح'), render: (key: Key) => key.name },
    {
      id: 'state',
      label: pick('State', 'الحالة'),
      render: (key: Key) =>
        key.isHealthy ? (
          <Badge tone="success">{pick('Active', 'نشط')}</Badge>
        ) : (
          <Badge tone="warning">{pick('Paused', 'موقوف')}</Badge>
        ),
    },
    {
      id: 'calls',
      label: pick('Calls today', 'طلبات اليوم'),
      align: 'end' as const,
      render: (key: Key) => figures.format(key.calls),
    },
  ];
};

export function Tables({ pick }: SheetProps) {
  return (
    <Sheet minColumn="24rem">
      <Part name="Table">
        <Table
          label={pick('Keys that can be opened', 'مفاتيح يمكن فتحها')}
          columns={columns(pick)}
          rows={keys}
          rowId={({ id }) => id}
          onRowAction={() => {}}
        />
      </Part>
      <Part name="StaticTable">
        <StaticTable
          label={pick('Keys', 'المفاتيح')}
          columns={columns(pick)}
          rows={keys}
          rowId={({ id }) => id}
          density="dense"
        />
      </Part>
      <Part name="ReorderTable">
        <Kept first={keys}>
          {(rows, keep) => (
            <ReorderTable
              label={pick('Keys in their order', 'المفاتيح بترتيبها')}
              columns={columns(pick)}
              rows={rows}
              rowId={({ id }) => id}
              rowName={({ name }) => name}
              onReorder={(ids) => keep(ids.flatMap((id) => rows.filter((key) => key.id === id)))}
              height="content"
            />
          )}
        </Kept>
      </Part>
      <Part name="TablePagination" isWide>
        <Kept first={2}>
          {(page, keep) => (
            <TablePagination page={page} pageSize={25} count={310} onPageChange={keep} onPageSizeChange={() => {}} />
          )}
        </Kept>
      </Part>
      <Part name="DataTable" isWide>
        <Kept<DataTableView>
          first={{ ...firstView, pageSize: 10, sort: [{ column: 'calls', direction: 'descending' }] }}
        >
          {(view, keep) => (
            <DataTable
              label={pick('All keys', 'كل المفاتيح')}
              columns={[
                { id: 'name', label: pick('Key', 'المفتاح'), value: (key: Key) => key.name, filter: 'contains' },
                {
                  id: 'calls',
                  label: pick('Calls today', 'طلبات اليوم'),
                  kind: 'number',
                  value: (key: Key) => key.calls,
                  filter: 'range',
                },
                {
                  id: 'made',
                  label: pick('Created', 'تاريخ الإنشاء'),
                  kind: 'date',
                  value: (key: Key) => key.made,
                  format: { dateStyle: 'medium', timeZone: 'UTC' },
                },
              ]}
              rows={keys}
              rowId={({ id }) => id}
              paging="scroll"
              view={view}
              onViewChange={keep}
            />
          )}
        </Kept>
      </Part>
    </Sheet>
  );
}

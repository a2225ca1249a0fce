import { Badge } from '@apiyard/ui/Badge';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Table } from '@apiyard/ui/Table';
import type { Say, SheetProps } from './sheet.tsx';
import { Part, Sheet } from './sheet.tsx';

interface Key {
  readonly id: string;
  readonly name: string;
  readonly calls: number;
  readonly isHealthy: boolean;
}

const keys: readonly Key[] = [
  { id: 'k1', name: 'main', calls: 1204, isHealthy: true },
  { id: 'k2', name: 'hall-screens', calls: 96, isHealthy: true },
  { id: 'k3', name: 'tests', calls: 0, isHealthy: false },
];

const columns = (say: Say) => {
  const figures = new Intl.NumberFormat(say('en', 'ar'));
  return [
    { id: 'name', label: say('Key', 'المفتاح'), render: (key: Key) => key.name },
    {
      id: 'state',
      label: say('State', 'الحالة'),
      render: (key: Key) => (key.isHealthy ? <Badge tone="success">{say('Active', 'نشط')}</Badge> : <Badge tone="warning">{say('Paused', 'موقوف')}</Badge>),
    },
    { id: 'calls', label: say('Calls today', 'طلبات اليوم'), align: 'end' as const, render: (key: Key) => figures.format(key.calls) },
  ];
};

export function Tables({ say }: SheetProps) {
  return (
    <Sheet minColumn="24rem">
      <Part name="Table">
        <Table label={say('Keys that can be opened', 'مفاتيح يمكن فتحها')} columns={columns(say)} rows={keys} rowId={({ id }) => id} onRowAction={() => {}} />
      </Part>
      <Part name="StaticTable">
        <StaticTable label={say('Keys', 'المفاتيح')} columns={columns(say)} rows={keys} rowId={({ id }) => id} density="dense" />
      </Part>
    </Sheet>
  );
}

import { Badge } from '../Badge/Badge.tsx';
import type { DataTableColumn } from './columns.ts';

/** A row in the stories. */
export interface Call {
  id: string;
  path: string;
  area: string;
  status: 'ok' | 'slow' | 'failed';
  milliseconds: number;
  at: Date;
}

const paths = [
  'random/uuid',
  'convert/csv-to-json',
  'islami/prayer-times',
  'puzzle/sudoku',
  'text/slugify',
  'random/password',
  'image/resize',
];
const areas = ['random', 'convert', 'islami', 'puzzle', 'text', 'random', 'image'];
const statuses = ['ok', 'ok', 'slow', 'ok', 'failed'] as const;

/** Deterministic: a factor that is coprime with the count reaches every remainder. */
export function makeCalls(count: number): Call[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `call-${index + 1}`,
    path: `${paths[index % paths.length]}/${index + 1}`,
    area: areas[index % areas.length] ?? '',
    status: statuses[index % statuses.length] ?? 'ok',
    milliseconds: (index * 7919) % 1000,
    at: new Date(2026, 10, 21 - (index % 20), 12),
  }));
}

const tones = { ok: 'success', slow: 'warning', failed: 'error' } as const;
const statusLabels = { ok: 'Succeeded', slow: 'Slow', failed: 'Failed' };

export const callColumns: readonly DataTableColumn<Call>[] = [
  { id: 'path', label: 'Path', value: ({ path }) => path, filter: 'contains', width: 240 },
  {
    id: 'area',
    label: 'Area',
    value: ({ area }) => area,
    filter: ['random', 'convert', 'islami', 'puzzle', 'text', 'image'].map((id) => ({ id, label: id })),
  },
  {
    id: 'status',
    label: 'Status',
    value: ({ status }) => status,
    filter: Object.entries(statusLabels).map(([id, label]) => ({ id, label })),
    render: ({ status }) => <Badge tone={tones[status]}>{statusLabels[status]}</Badge>,
  },
  {
    id: 'milliseconds',
    label: 'Milliseconds',
    kind: 'number',
    value: ({ milliseconds }) => milliseconds,
    filter: 'range',
  },
  { id: 'at', label: 'Called', kind: 'date', value: ({ at }) => at, filter: 'range', width: 140 },
];

export const callId = ({ id }: Call) => id;

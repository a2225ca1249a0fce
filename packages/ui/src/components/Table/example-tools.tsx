import { Badge } from '../Badge/Badge.tsx';

/** A row of the stories of `Table` and `StaticTable`. */
export interface Tool {
  path: string;
  area: string;
  calls: number;
  isHealthy: boolean;
}

export const tools: Tool[] = [
  { path: 'random/uuid', area: 'Random', calls: 1204, isHealthy: true },
  { path: 'convert/csv-to-json', area: 'Convert', calls: 873, isHealthy: true },
  { path: 'islami/prayer-times', area: 'Islamic content', calls: 640, isHealthy: false },
  { path: 'puzzle/sudoku', area: 'Puzzles', calls: 12, isHealthy: true },
];

export const longWordedTool: Tool = {
  path: 'convert/donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen-to-json',
  area: 'Conversions of all kinds',
  calls: 1,
  isHealthy: true,
};

export const toolColumns = [
  { id: 'path', label: 'Path', render: ({ path }: Tool) => <bdi>{path}</bdi> },
  { id: 'area', label: 'Area', render: ({ area }: Tool) => area },
  {
    id: 'health',
    label: 'Health',
    render: ({ isHealthy }: Tool) => (
      <Badge tone={isHealthy ? 'success' : 'warning'}>{isHealthy ? 'Healthy' : 'Slow'}</Badge>
    ),
  },
  {
    id: 'calls',
    label: 'Calls today',
    align: 'end' as const,
    render: ({ calls }: Tool) => new Intl.NumberFormat('en').format(calls),
  },
];

export const toolId = ({ path }: Tool) => path;

import type { ScraperRow } from '@apiyard/api/contract/scrapers/scrapers';
import { Card } from '@apiyard/ui/Card';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import type { ScraperRowsProps } from './ScraperCards.tsx';
import { ScraperMenu } from './ScraperMenu.tsx';
import { ScraperHealth, ScraperHost, ScraperLastRun, ScraperName, ScraperState } from './ScraperParts.tsx';

interface ScraperTableProps extends ScraperRowsProps {
  readonly isLoading: boolean;
}

/** The list in columns. */
export function ScraperTable({ rows, testing, nowMs, onAct, onHealth, isLoading }: ScraperTableProps) {
  const t = useCopy(scrapersCopy);
  const format = useFormat();
  const isWide = useMedia(media.fromXl);
  const columns: readonly StaticTableColumn<ScraperRow>[] = [
    { id: 'api', label: t('scrapers.column.api'), render: (row) => <ScraperName row={row} withHost={!isWide} /> },
    ...(isWide
      ? [{ id: 'host', label: t('scrapers.column.host'), render: (row: ScraperRow) => <ScraperHost row={row} /> }]
      : []),
    { id: 'state', label: t('scrapers.column.state'), render: (row) => <ScraperState row={row} /> },
    {
      id: 'health',
      label: t('scrapers.column.health'),
      render: (row) => <ScraperHealth row={row} isTesting={testing.has(row.id)} onOpen={onHealth} />,
    },
    { id: 'calls', label: t('scrapers.column.calls'), align: 'end', render: ({ calls }) => format.number(calls) },
    { id: 'run', label: t('scrapers.column.run'), render: (row) => <ScraperLastRun row={row} nowMs={nowMs} /> },
    {
      id: 'menu',
      label: t('scrapers.column.menu'),
      align: 'end',
      render: (row) => <ScraperMenu row={row} onAct={onAct} />,
    },
  ];
  return (
    <Card padding="none">
      <StaticTable
        label={t('scrapers.title')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        isLoading={isLoading}
      />
    </Card>
  );
}

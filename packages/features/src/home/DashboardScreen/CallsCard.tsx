import type { LoggedCall } from '@apiyard/api/contract/usage';
import { Badge } from '@apiyard/ui/Badge';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Link } from '@apiyard/ui/Link';
import { StaticTable } from '@apiyard/ui/StaticTable';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '../../_kit/copy.ts';
import type { Loadable } from '../../_kit/loadable.ts';
import { useMeasure } from '../../_kit/measure.ts';
import { Time } from '../../_kit/Time/Time.tsx';
import { homeCopy } from '../home-copy.ts';
import { LoadedList } from '../LoadedList.tsx';

/** How many calls are asked for and shown. */
export const lastCallsMax = 6;

interface CallsCardProps {
  readonly calls: Loadable<readonly LoggedCall[]>;
  readonly nowMs: number;
  readonly onRetry: () => void;
}

/** The person's last calls, from here and from their programs. */
export function CallsCard({ calls, nowMs, onRetry }: CallsCardProps) {
  const t = useCopy(homeCopy);
  const measure = useMeasure();
  const columns: readonly StaticTableColumn<LoggedCall>[] = [
    {
      id: 'tool',
      label: t('home.calls.tool'),
      render: ({ api }) => (
        <Link href={`/hub/${api}`} look="plain">
          <Text as="span" size="small" isMono>
            {api}
          </Text>
        </Link>
      ),
    },
    { id: 'status', label: t('home.calls.status'), render: ({ status }) => <Badge tone={status < 400 ? 'success' : status < 500 ? 'warning' : 'error'}>{String(status)}</Badge> },
    { id: 'took', label: t('home.calls.took'), align: 'end', render: ({ ms }) => measure.span(ms) },
    { id: 'when', label: t('home.calls.when'), align: 'end', render: ({ at }) => <Time at={at} nowMs={nowMs} /> },
  ];
  return (
    <Card title={t('home.calls.title')} padding="none">
      <LoadedList
        items={calls}
        // The line of headings is one more.
        rows={lastCallsMax + 1}
        failedTitle={t('home.calls.failed')}
        onRetry={onRetry}
        empty={
          <Empty title={t('home.calls.none')} picture={null} action={<Link href="/allfeature" look="quiet">{t('home.usage.try')}</Link>}>
            {t('home.calls.noneText')}
          </Empty>
        }
      >
        {(list) => (
          <StaticTable label={t('home.calls.title')} columns={columns} rows={list} rowId={({ requestId }) => requestId} />
        )}
      </LoadedList>
    </Card>
  );
}

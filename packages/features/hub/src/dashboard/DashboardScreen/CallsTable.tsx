import type { LoggedCall } from '@apiyard/api/contract/hub/usage';
import { Link } from '@apiyard/ui/Link';
import { StaticTable } from '@apiyard/ui/StaticTable';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { CallStatus } from '../CallStatus.tsx';
import { homeCopy } from '../home-copy.ts';
import { callName } from './DashboardScreen.css.ts';

export interface CallsTableProps {
  readonly calls: readonly LoggedCall[];
  readonly nowMs: number;
}

/** Calls, one per row. */
export function CallsTable({ calls, nowMs }: CallsTableProps) {
  const t = useCopy(homeCopy);
  const measure = useMeasure();
  const columns: readonly StaticTableColumn<LoggedCall>[] = [
    {
      id: 'tool',
      label: t('home.calls.tool'),
      render: ({ api }) => (
        <Link href={toolHref(api)} look="plain">
          <span className={callName}>
            <Text as="span" size="small" isMono>
              {api}
            </Text>
          </span>
        </Link>
      ),
    },
    {
      id: 'status',
      label: t('home.calls.status'),
      render: ({ status }) => <CallStatus status={status} />,
    },
    { id: 'took', label: t('home.calls.took'), align: 'end', isSpare: true, render: ({ ms }) => measure.span(ms) },
    { id: 'when', label: t('home.calls.when'), align: 'end', render: ({ at }) => <Time at={at} nowMs={nowMs} /> },
  ];
  return (
    <StaticTable label={t('home.calls.title')} columns={columns} rows={calls} rowId={({ requestId }) => requestId} />
  );
}

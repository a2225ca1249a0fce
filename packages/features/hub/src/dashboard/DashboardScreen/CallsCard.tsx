import type { LoggedCall } from '@apiyard/api/contract/hub/usage';
import { Card } from '@apiyard/ui/Card';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { homeCopy } from '../home-copy.ts';
import { LoadedList } from '../LoadedList.tsx';
import { CallsTable } from './CallsTable.tsx';

/** Number of calls to load and show. */
export const lastCallsMax = 6;

interface CallsCardProps {
  readonly calls: Loadable<readonly LoggedCall[]>;
  readonly nowMs: number;
  readonly onRetry: () => void;
}

/** The person's recent calls. */
export function CallsCard({ calls, nowMs, onRetry }: CallsCardProps) {
  const t = useCopy(homeCopy);
  return (
    <Card title={t('home.calls.title')} padding="none">
      <LoadedList
        items={calls}
        // Plus the header row. Also when there are fewer calls: cards below would move when these are loaded.
        rows={lastCallsMax + 1}
        failedTitle={t('home.calls.failed')}
        onRetry={onRetry}
      >
        {(list) => <CallsTable calls={list} nowMs={nowMs} />}
      </LoadedList>
    </Card>
  );
}

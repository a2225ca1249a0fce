import type { LoggedCall } from '@apiyard/api/contract/usage';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Link } from '@apiyard/ui/Link';
import { Suspense, useEffect } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { lazyPart } from '@apiyard/kit/lazy-part.ts';
import { homeCopy } from '../home-copy.ts';
import { Bones, LoadedList } from '../LoadedList.tsx';

const loadTable = () => import('./CallsTable.tsx').then((module) => module.CallsTable);
const CallsTable = lazyPart('calls-table', loadTable);

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
  // Loads in parallel with the calls.
  useEffect(() => void loadTable().catch(() => {}), []);
  return (
    <Card title={t('home.calls.title')} padding="none">
      <LoadedList
        items={calls}
        // Plus the header row.
        rows={lastCallsMax + 1}
        failedTitle={t('home.calls.failed')}
        onRetry={onRetry}
        empty={
          <Empty
            title={t('home.calls.none')}
            picture={null}
            action={
              <Link href="/allfeature" look="quiet">
                {t('home.usage.try')}
              </Link>
            }
          >
            {t('home.calls.noneText')}
          </Empty>
        }
      >
        {(list) => (
          <Suspense fallback={<Bones rows={lastCallsMax + 1} />}>
            <CallsTable calls={list} nowMs={nowMs} />
          </Suspense>
        )}
      </LoadedList>
    </Card>
  );
}

import type { LoggedCall } from '@apiyard/api/contract/usage';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Link } from '@apiyard/ui/Link';
import { Suspense, useEffect } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import type { Loadable } from '../../_kit/loadable.ts';
import { lazyPart } from '../../_kit/lazy-part.ts';
import { homeCopy } from '../home-copy.ts';
import { Bones, LoadedList } from '../LoadedList.tsx';

const loadTable = () => import('./CallsTable.tsx').then((module) => module.CallsTable);
const CallsTable = lazyPart('calls-table', loadTable);

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
  // While the calls are on their way.
  useEffect(() => void loadTable().catch(() => {}), []);
  return (
    <Card title={t('home.calls.title')} padding="none">
      <LoadedList
        items={calls}
        // The line of headings is one more.
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

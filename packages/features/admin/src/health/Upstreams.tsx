import type { Health } from '@apiyard/api/contract/site/health';
import { Badge } from '@apiyard/ui/Badge';
import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { Facts } from './Facts.tsx';
import { healthCopy } from './health-copy.ts';

/** Requests to other sites since the start. */
export function Upstreams({ upstreams }: Pick<Health, 'upstreams'>) {
  const t = useCopy(healthCopy);
  const { number } = useFormat();
  return (
    <Card title={t('health.upstreams')}>
      <Facts
        facts={[
          [t('health.requests'), number(upstreams.requests)],
          [t('health.answered'), number(upstreams.answers)],
          [t('health.cached'), number(upstreams.cacheHits)],
          [t('health.retried'), number(upstreams.retries)],
          [t('health.refusedByGuard'), number(upstreams.refused)],
          [t('health.failedOnTheWay'), number(upstreams.failed)],
        ]}
      />
    </Card>
  );
}

interface TroubleProps {
  readonly troubled: Health['upstreams']['troubled'];
  readonly scrapersFailing: Health['scrapersFailing'];
  readonly nowMs: number;
}

/** Sites that do not respond, and scraper APIs that fail their tests. */
export function Trouble({ troubled, scrapersFailing, nowMs }: TroubleProps) {
  const t = useCopy(healthCopy);
  const { number } = useFormat();
  if (troubled.length + scrapersFailing.length === 0) {
    return (
      <Card title={t('health.trouble')}>
        <Text>{t('health.noTrouble')}</Text>
      </Card>
    );
  }
  return (
    <Card title={t('health.trouble')} padding="none">
      <Stack space={3}>
        {troubled.length > 0 && (
          <StaticTable
            label={t('health.troubledSites')}
            density="dense"
            rows={troubled}
            rowId={({ site }) => site}
            columns={[
              // Below the name, because a third column does not fit on phones.
              {
                id: 'site',
                label: t('health.troubledSites'),
                render: ({ site, restsUntil }) => (
                  <>
                    <bdi>{site}</bdi>
                    <Text size="small" tone="quiet">
                      {restsUntil === null ? (
                        t('health.asked')
                      ) : (
                        <>
                          <Badge tone="warning">{t('health.rests')}</Badge> <Time at={restsUntil} nowMs={nowMs} />
                        </>
                      )}
                    </Text>
                  </>
                ),
              },
              { id: 'failures', label: t('health.inARow'), align: 'end', render: ({ failures }) => number(failures) },
            ]}
          />
        )}
        {scrapersFailing.length > 0 && (
          <StaticTable
            label={t('health.failingApis')}
            density="dense"
            rows={scrapersFailing}
            rowId={({ id }) => id}
            columns={[
              {
                id: 'api',
                label: t('health.failingApis'),
                render: ({ id, title }) => <Link href={`/addscrape/${id}`}>{title}</Link>,
              },
              { id: 'path', label: t('health.path'), isSpare: true, render: ({ api }) => <bdi>{api}</bdi> },
              {
                id: 'failures',
                label: t('health.inARow'),
                align: 'end',
                render: ({ failuresInRow }) => number(failuresInRow),
              },
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}

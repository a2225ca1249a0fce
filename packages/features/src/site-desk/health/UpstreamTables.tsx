import type { Health } from '@apiyard/api/contract/health';
import { Badge } from '@apiyard/ui/Badge';
import { Card } from '@apiyard/ui/Card';
import { Grid } from '@apiyard/ui/Grid';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '../../_kit/copy.ts';
import { useFormat } from '../../_kit/format.ts';
import { Time } from '../../_kit/Time/Time.tsx';
import { Facts } from './Facts.tsx';
import { healthCopy } from './health-copy.ts';

interface TablesProps {
  readonly health: Health;
  readonly nowMs: number;
}

/** Requests to other sites, and what of them gives trouble. */
export function UpstreamTables({ health: { upstreams, scrapersFailing }, nowMs }: TablesProps) {
  const t = useCopy(healthCopy);
  const { number } = useFormat();
  return (
    <Grid minColumn="28rem">
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
      <Card title={t('health.trouble')}>
        <Stack space={3}>
          {upstreams.troubled.length === 0 ? (
            <Text>{t('health.noTrouble')}</Text>
          ) : (
            <StaticTable
              label={t('health.troubledSites')}
              density="dense"
              rows={upstreams.troubled}
              rowId={({ site }) => site}
              columns={[
                { id: 'site', label: t('health.troubledSites'), render: ({ site }) => <bdi>{site}</bdi> },
                { id: 'failures', label: t('health.inARow'), align: 'end', render: ({ failures }) => number(failures) },
                {
                  id: 'rest',
                  label: t('health.now'),
                  render: ({ restsUntil }) =>
                    restsUntil === null ? (
                      t('health.asked')
                    ) : (
                      <>
                        <Badge tone="warning">{t('health.rests')}</Badge> <Time at={restsUntil} nowMs={nowMs} />
                      </>
                    ),
                },
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
                { id: 'api', label: t('health.failingApis'), render: ({ id, title }) => <Link href={`/addscrape/${id}`}>{title}</Link> },
                { id: 'path', label: t('health.path'), isSpare: true, render: ({ api }) => <bdi>{api}</bdi> },
                { id: 'failures', label: t('health.inARow'), align: 'end', render: ({ failuresInRow }) => number(failuresInRow) },
              ]}
            />
          )}
        </Stack>
      </Card>
    </Grid>
  );
}

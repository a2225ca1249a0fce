import type { Health } from '@apiyard/api/contract/site/health';
import { Alert } from '@apiyard/ui/Alert';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Failed } from '@apiyard/ui/Failed';
import { Grid } from '@apiyard/ui/Grid';
import { Inline } from '@apiyard/ui/Inline';
import { Meter } from '@apiyard/ui/Meter';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { StatCard } from '@apiyard/ui/StatCard';
import { Text } from '@apiyard/ui/Text';
import { sizeUnitDisplay } from '@apiyard/ui/labels/figures';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { FailuresByCode, Faults } from './Failures.tsx';
import { Facts } from './Facts.tsx';
import { figures } from './Facts.css.ts';
import { useHealthFormat } from './health-format.ts';
import { healthCopy } from './health-copy.ts';
import { Trouble, Upstreams } from './Upstreams.tsx';
import { Warnings } from './Warnings.tsx';

export interface HealthScreenProps {
  /** Last loaded; stays visible while the next is loading or after it failed. */
  readonly health: Health | null;
  /** The last refresh failed. */
  readonly failure: { readonly requestId: string | undefined } | null;
  readonly isPaused: boolean;
  readonly isAsking: boolean;
  readonly nowMs: number;
  readonly onPause: (isPaused: boolean) => void;
  readonly onRefresh: () => void;
  readonly onCheck: () => void;
}

/** Status of the server, the database and upstream sites. */
export function HealthScreen({
  health,
  failure,
  isPaused,
  isAsking,
  nowMs,
  onPause,
  onRefresh,
  onCheck,
}: HealthScreenProps) {
  const t = useCopy(healthCopy);
  return (
    <Stack space={3}>
      <PageBand
        title={t('health.title')}
        purpose={t('health.purpose')}
        actions={
          <Inline>
            <Button onPress={() => onPause(!isPaused)}>{t(isPaused ? 'health.resume' : 'health.pause')}</Button>
            <Button tone="primary" isPending={isAsking && health !== null} onPress={onRefresh}>
              {t('health.refresh')}
            </Button>
          </Inline>
        }
      />
      {health !== null && (
        <Text tone="quiet" size="small">
          {t('health.asOf')} <Time at={health.at} nowMs={nowMs} /> · {t(isPaused ? 'health.paused' : 'health.every')}
        </Text>
      )}
      {failure !== null && health !== null && (
        <Alert tone="warning" title={t('health.lost.title')}>
          {t('health.lost.text')}
        </Alert>
      )}
      {health === null && failure !== null ? (
        <Failed title={t('health.failed.title')} requestId={failure.requestId} onRetry={onRefresh}>
          {t('health.failed.text')}
        </Failed>
      ) : health === null ? (
        <Waiting />
      ) : (
        <Known health={health} nowMs={nowMs} onCheck={onCheck} />
      )}
    </Stack>
  );
}

function Waiting() {
  const t = useCopy(healthCopy);
  return (
    <div aria-busy="true">
      <Stack space={3}>
        <Skeleton shape="block" height={8} />
        <div className={figures}>
          {(['health.calls', 'health.failedCalls', 'health.ping', 'health.memory'] as const).map((label) => (
            <StatCard key={label} label={t(label)} isLoading />
          ))}
        </div>
        <Grid minColumn="28rem">
          {(['health.server', 'health.database', 'health.disk', 'health.work'] as const).map((title) => (
            <Card key={title} title={t(title)}>
              <Skeleton shape="text" lines={5} />
            </Card>
          ))}
        </Grid>
      </Stack>
    </div>
  );
}

function Known({
  health,
  nowMs,
  onCheck,
}: {
  readonly health: Health;
  readonly nowMs: number;
  readonly onCheck: () => void;
}) {
  const t = useCopy(healthCopy);
  const { number } = useFormat();
  const locale = localeOf(useLanguage());
  const format = useHealthFormat();
  const { database, disk, process, waiting, mails, lastDay, upstreams, scrapersFailing, internalErrors } = health;
  return (
    <Stack space={3}>
      <Warnings health={health} />
      <div className={figures}>
        <StatCard label={t('health.calls')} value={lastDay.calls} />
        <StatCard label={t('health.failedCalls')} value={lastDay.failed} />
        <StatCard
          label={t('health.ping')}
          {...(database.pingMs !== null && { value: database.pingMs })}
          format={{ style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 }}
        />
        <StatCard
          label={t('health.memory')}
          value={process.memoryBytes / 1_000_000}
          format={{ style: 'unit', unit: 'megabyte', unitDisplay: sizeUnitDisplay(locale), maximumFractionDigits: 0 }}
        />
      </div>
      <Grid minColumn="28rem">
        <Card title={t('health.server')}>
          <Facts
            facts={[
              [t('health.version'), <bdi key="v">{health.version}</bdi>],
              [t('health.node'), <bdi key="n">{health.node}</bdi>],
              [t('health.uptime'), format.span((Date.parse(health.at) - Date.parse(health.startedAt)) / 1000)],
              [t('health.heap'), format.bytes(process.heapBytes)],
              [
                t('health.delay'),
                t('health.delayOf', { usual: format.ms(process.delayMs), most: format.ms(process.delayMaxMs) }),
              ],
            ]}
          />
        </Card>
        <Card
          title={t('health.database')}
          actions={
            <Button size="small" isPending={health.integrity.isRunning} onPress={onCheck}>
              {t('health.check')}
            </Button>
          }
        >
          <Facts
            facts={[
              [t('health.engine'), database.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'],
              [
                t('health.answers'),
                database.pingMs === null ? (
                  <Badge key="p" tone="error">
                    {t('health.silent')}
                  </Badge>
                ) : (
                  format.ms(database.pingMs)
                ),
              ],
              [t('health.size'), format.bytes(database.sizeBytes)],
              [
                t('health.migration'),
                database.lastMigration === null ? '—' : <bdi key="m">{database.lastMigration.name}</bdi>,
              ],
              [
                t('health.pending'),
                database.migrationsPending.length === 0 ? (
                  t('health.none')
                ) : (
                  <bdi key="q">{database.migrationsPending.join(', ')}</bdi>
                ),
              ],
              [
                t('health.backup'),
                health.lastBackup === null ? t('health.never') : <Time key="b" at={health.lastBackup} nowMs={nowMs} />,
              ],
              [t('health.integrity'), <LastCheck key="i" last={health.integrity.last} nowMs={nowMs} />],
            ]}
          />
        </Card>
        <Card title={t('health.disk')}>
          <Stack>
            <DiskMeter label={t(disk.areOne ? 'health.oneDisk' : 'health.dataDisk')} disk={disk.data} />
            {!disk.areOne && <DiskMeter label={t('health.filesDisk')} disk={disk.files} />}
          </Stack>
        </Card>
        <Card title={t('health.work')}>
          <Facts
            facts={[
              [t('health.charges'), number(waiting.charges)],
              [t('health.callsWaiting'), number(waiting.calls)],
              [t('health.callsDropped'), number(waiting.callsDropped)],
              ...(mails === null
                ? []
                : ([
                    [t('health.mailsWaiting'), number(mails.waiting)],
                    [t('health.mailsFailed'), number(mails.failed)],
                  ] as const)),
            ]}
          />
        </Card>
      </Grid>
      <Grid minColumn="28rem">
        <Upstreams upstreams={upstreams} />
        <FailuresByCode byCode={lastDay.byCode} />
      </Grid>
      <Trouble troubled={upstreams.troubled} scrapersFailing={scrapersFailing} nowMs={nowMs} />
      <Faults internalErrors={internalErrors} nowMs={nowMs} />
    </Stack>
  );
}

function LastCheck({ last, nowMs }: { readonly last: Health['integrity']['last']; readonly nowMs: number }) {
  const t = useCopy(healthCopy);
  if (last === null) return t('health.never');
  const [first, ...more] = last.problems;
  return (
    <Stack space={0.5}>
      <span>
        {first !== undefined ? (
          <Badge tone="error">{t('health.integrity.damaged')}</Badge>
        ) : last.isComplete ? (
          t('health.integrity.sound')
        ) : (
          t('health.integrity.partial')
        )}{' '}
        · <Time at={last.at} nowMs={nowMs} />
      </span>
      {first !== undefined && <bdi dir="ltr">{first}</bdi>}
      {more.length > 0 && <span>{t('health.integrity.more', { count: more.length })}</span>}
    </Stack>
  );
}

/** Used shares of a disk. */
const tight = 0.8;
const full = 0.9;

function DiskMeter({ label, disk }: { readonly label: string; readonly disk: Health['disk']['data'] }) {
  const t = useCopy(healthCopy);
  const { bytes } = useHealthFormat();
  if (disk === null) {
    return (
      <Text>
        {label}: {t('health.unknown')}
      </Text>
    );
  }
  const { bytesFree, bytesTotal } = disk;
  return (
    <Stack space={0.5}>
      <Meter
        label={label}
        value={bytesTotal === 0 ? 0 : (bytesTotal - bytesFree) / bytesTotal}
        levels={[
          { from: 0, tone: 'success', label: t('health.roomy') },
          { from: tight, tone: 'warning', label: t('health.tight') },
          { from: full, tone: 'error', label: t('health.full') },
        ]}
      />
      <Text size="small" tone="quiet">
        {t('health.free', { free: bytes(bytesFree), total: bytes(bytesTotal) })}
      </Text>
    </Stack>
  );
}

import type { AdminOverview, SetupTask } from '@apiyard/api/contract/site/overview';
import { Card } from '@apiyard/ui/Card';
import { Failed } from '@apiyard/ui/Failed';
import { Grid } from '@apiyard/ui/Grid';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { StatCard } from '@apiyard/ui/StatCard';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { overviewCopy } from './overview-copy.ts';
import * as css from './OverviewScreen.css.ts';

export interface OverviewScreenProps {
  readonly overview: Loadable<AdminOverview>;
  readonly onRetry: () => void;
}

const figures = [
  { name: 'signUps', label: 'adminHome.signUps', trend: 'adminHome.signUps.trend' },
  { name: 'calls', label: 'adminHome.calls', trend: 'adminHome.calls.trend' },
  { name: 'failures', label: 'adminHome.failures', trend: 'adminHome.failures.trend' },
] as const;

const mends = {
  'plain-http': { text: 'adminHome.task.http', how: 'adminHome.task.httpHow', href: '/admin/health' },
  'no-backup': { text: 'adminHome.task.backup', how: 'adminHome.task.backupHow', href: '/admin/health' },
  'no-smtp': { text: 'adminHome.task.mail', how: 'adminHome.task.mailHow', href: '/admin/settings' },
  'default-name': { text: 'adminHome.task.name', how: 'adminHome.task.nameHow', href: '/admin/settings' },
} as const satisfies Record<SetupTask, unknown>;

/** The first page of the admin area: today’s figures, and what needs an admin. */
export function OverviewScreen({ overview, onRetry }: OverviewScreenProps) {
  const t = useCopy(overviewCopy);
  return (
    <Stack space={3}>
      <PageBand title={t('adminHome.title')} purpose={t('adminHome.purpose')} />
      {overview.state === 'failed' ? (
        <Failed title={t('adminHome.failed.title')} requestId={overview.requestId} onRetry={onRetry}>
          {t('adminHome.failed.text')}
        </Failed>
      ) : (
        <Figures days={overview.state === 'done' ? overview.value.days : null} />
      )}
      {overview.state === 'loading' && (
        <div aria-busy>
          <Grid minColumn="24rem">
            <Card>
              <Skeleton shape="block" height={12} />
            </Card>
            <Card>
              <Skeleton shape="block" height={12} />
            </Card>
          </Grid>
        </div>
      )}
      {overview.state === 'done' && <Needs overview={overview.value} />}
    </Stack>
  );
}

function Figures({ days }: { readonly days: AdminOverview['days'] | null }) {
  const t = useCopy(overviewCopy);
  const { number } = useFormat();
  return (
    <div className={css.figures}>
      {figures.map(({ name, label, trend }) => {
        const values = days?.map((day) => day[name]);
        const before = values?.slice(0, -1).reduce((sum, value) => sum + value, 0) ?? 0;
        return (
          <StatCard
            key={name}
            label={t(label)}
            isLoading={values === undefined}
            {...(values && {
              value: values.at(-1) ?? 0,
              unit: t('adminHome.before', { sum: number(before) }),
              trend: { label: t(trend), values, tone: name === 'failures' ? 'error' : 'accent' },
            })}
          />
        );
      })}
    </div>
  );
}

function Needs({ overview }: { readonly overview: AdminOverview }) {
  const t = useCopy(overviewCopy);
  const { apisInTrouble, messagesOpen, planRequestsOpen, tasks } = overview;
  return (
    <Grid minColumn="24rem">
      <Card title={t('adminHome.waiting')}>
        <ul role="list" className={css.list}>
          <Row
            words={t('adminHome.messages', { count: messagesOpen })}
            link={<Link href="/admin/messages">{t('adminHome.messages.view')}</Link>}
          />
          <Row
            words={t('adminHome.requests', { count: planRequestsOpen })}
            link={<Link href="/addprem?tab=requests">{t('adminHome.requests.view')}</Link>}
          />
        </ul>
      </Card>
      <Card title={t('adminHome.trouble')}>
        {apisInTrouble.length === 0 ? (
          <Text tone="quiet">{t('adminHome.trouble.none')}</Text>
        ) : (
          <ul role="list" className={css.list}>
            {apisInTrouble.map(({ id, api, title, failuresInRow }) => (
              <Row
                key={id}
                words={<bdi>{title}</bdi>}
                more={
                  <>
                    <bdi dir="ltr">{api}</bdi> · {t('adminHome.trouble.times', { times: failuresInRow })}
                  </>
                }
                link={<Link href={`/addscrape/${id}`}>{t('adminHome.trouble.open')}</Link>}
              />
            ))}
          </ul>
        )}
      </Card>
      <Card title={t('adminHome.tasks')}>
        {tasks.length === 0 ? (
          <Text tone="quiet">{t('adminHome.tasks.none')}</Text>
        ) : (
          <ul role="list" className={css.list}>
            {tasks.map((task) => {
              const { text, how, href } = mends[task];
              return (
                <Row
                  key={task}
                  words={t(text)}
                  more={t(how)}
                  link={
                    <Link href={href}>
                      {t(href === '/admin/health' ? 'adminHome.openHealth' : 'adminHome.openSettings')}
                    </Link>
                  }
                />
              );
            })}
          </ul>
        )}
      </Card>
    </Grid>
  );
}

interface RowProps {
  readonly words: ReactNode;
  readonly more?: ReactNode;
  readonly link: ReactNode;
}

function Row({ words, more, link }: RowProps) {
  return (
    <li className={css.row}>
      <div className={css.words}>
        <div>{words}</div>
        {more !== undefined && (
          <Text size="small" tone="quiet">
            {more}
          </Text>
        )}
      </div>
      {link}
    </li>
  );
}

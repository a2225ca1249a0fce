import type { PersonCall, PersonDetails } from '@apiyard/api/contract/accounts/people';
import type { PlanRef } from '@apiyard/api/contract/plans/plans';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { Suspense, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { More } from '@apiyard/kit/data/use-pages.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { MoreRows } from '@apiyard/kit/RowList/RowList.tsx';
import { usersCopy } from '../users-copy.ts';
import { AccountCard } from './AccountCard.tsx';
import { AskFirst } from './AskFirst.tsx';
import { CallsCard, KeysCard, SessionsCard } from './UserTables.tsx';
import type { UserAct } from './user-act.ts';
import { chartRoom } from './UserScreen.css.ts';

const CallsChart = lazyPart('person-calls', () => import('./CallsChart.tsx').then(({ CallsChart }) => CallsChart));

export interface UserScreenProps {
  /** Null if no user has this id. */
  readonly person: Loadable<PersonDetails | null>;
  /** Plans, for their names. */
  readonly plans: readonly PlanRef[];
  readonly calls: Loadable<readonly PersonCall[]>;
  readonly moreCalls: More;
  readonly ownId: string;
  readonly nowMs: number;
  readonly busy: UserAct['kind'] | null;
  readonly isStale: boolean;
  readonly onAct: (act: UserAct) => void;
  readonly onMoreCalls: () => void;
  readonly onRetry: () => void;
}

export function UserScreen({ person, ...rest }: UserScreenProps) {
  const t = useCopy(usersCopy);
  if (person.state === 'failed') {
    return (
      <Stack space={2}>
        <PageBand title={t('people.one.title')} />
        <Failed title={t('people.one.failed.title')} requestId={person.requestId} onRetry={rest.onRetry}>
          {t('people.failed.text')}
        </Failed>
      </Stack>
    );
  }
  if (person.state === 'loading') {
    return (
      <Stack space={3}>
        <PageBand title={t('people.one.title')} />
        <Card>
          <Skeleton shape="text" lines={8} />
        </Card>
        <Card>
          <Skeleton shape="block" height={12} />
        </Card>
      </Stack>
    );
  }
  if (person.value === null) {
    return (
      <Stack space={2}>
        <PageBand title={t('people.one.gone.title')} />
        <Empty
          title={t('people.one.gone.title')}
          picture={<NothingFound />}
          action={
            <Link look="primary" href="/admin/users">
              {t('people.one.back')}
            </Link>
          }
        >
          {t('people.one.gone.text')}
        </Empty>
      </Stack>
    );
  }
  return <Known person={person.value} {...rest} />;
}

interface KnownProps extends Omit<UserScreenProps, 'person'> {
  readonly person: PersonDetails;
}

function Known({
  person,
  plans,
  calls,
  moreCalls,
  ownId,
  nowMs,
  busy,
  isStale,
  onAct,
  onMoreCalls,
  onRetry,
}: KnownProps) {
  const t = useCopy(usersCopy);
  const format = useFormat();
  const [asked, setAsked] = useState<'twoSteps' | 'endSessions' | null>(null);
  const { username, state } = person;
  const isOwn = person.id === ownId;
  const toggle = state === 'disabled' ? ('enable' as const) : ('disable' as const);
  return (
    <Stack space={3}>
      <PageBand
        title={username}

        actions={
          <>
            <Link look="quiet" href={`/addprem?search=${encodeURIComponent(username)}`}>
              {t('people.one.premium')}
            </Link>
            <Link look="quiet" href={`/admin/audit?person=${encodeURIComponent(username)}`}>
              {t('people.one.history')}
            </Link>
            {!isOwn && (
              <Button
                tone={toggle === 'disable' ? 'danger' : 'quiet'}
                isPending={busy === toggle}
                onPress={() => onAct({ kind: toggle })}
              >
                {t(`people.act.${toggle}`)}
              </Button>
            )}
          </>
        }
      />
      {isStale && <Alert tone="warning">{t('people.one.stale')}</Alert>}
      {person.disabledAt !== null && (
        <Alert tone="error" title={t('people.one.disabledSince', { date: format.moment(person.disabledAt) })}>
          {t('people.one.disabledText')}
        </Alert>
      )}
      {person.deletionDueAt !== null && (
        <Alert tone="warning" title={t('people.one.leaving', { date: format.moment(person.deletionDueAt) })}>
          {t('people.one.leavingText')}
        </Alert>
      )}
      {isOwn && <Alert tone="info">{t('people.one.own')}</Alert>}
      <AccountCard
        person={person}
        plans={plans}
        isOwn={isOwn}
        nowMs={nowMs}
        busy={busy}
        onAct={onAct}
        onAsk={setAsked}
      />
      <Card>
        <Stack space={1}>
          <div className={chartRoom}>
            <Suspense fallback={<Skeleton shape="block" height="fill" />}>
              <CallsChart usage={person.usage} />
            </Suspense>
          </div>
          <Text size="small" tone="quiet">
            {t('people.one.quota', { used: person.quota.used, limit: person.quota.limit })}
          </Text>
        </Stack>
      </Card>
      <SessionsCard
        sessions={person.sessions}
        nowMs={nowMs}
        isBusy={busy === 'endSession'}
        onEnd={(session) => onAct({ kind: 'endSession', session })}
        actions={
          person.sessions.some(({ isCurrent }) => !isCurrent) && (
            <Button size="small" isPending={busy === 'endSessions'} onPress={() => setAsked('endSessions')}>
              {isOwn ? t('people.act.endOthers') : t('people.act.endSessions')}
            </Button>
          )
        }
      />
      <KeysCard keys={person.keys} nowMs={nowMs} />
      <CallsCard mainKey={person.keys.find(({ main }) => main)?.name} calls={calls} nowMs={nowMs} onRetry={onRetry} />
      <MoreRows label={t('people.one.more')} more={moreCalls} onMore={onMoreCalls} />
      <AskFirst
        asked={asked}
        name={username}
        onClose={() => setAsked(null)}
        onYes={(kind) => {
          setAsked(null);
          onAct({ kind });
        }}
      />
    </Stack>
  );
}

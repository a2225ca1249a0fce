import type { PersonDetails } from '@apiyard/api/contract/accounts/people';
import type { PlanRef } from '@apiyard/api/contract/plans/plans';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Inline } from '@apiyard/ui/Inline';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { usersCopy } from '../users-copy.ts';
import { planName, RoleMark, StateMark } from '../users/PersonParts.tsx';
import { fact, facts } from './UserScreen.css.ts';
import type { UserAct } from './user-act.ts';

interface AccountCardProps {
  readonly person: PersonDetails;
  readonly plans: readonly PlanRef[];
  readonly isOwn: boolean;
  readonly nowMs: number;
  readonly busy: UserAct['kind'] | null;
  readonly onAct: (act: UserAct) => void;
  /** For actions that cannot be undone. */
  readonly onAsk: (asked: 'twoSteps') => void;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <Text as="dt" tone="quiet">
        {name}
      </Text>
      <dd className={fact}>{children}</dd>
    </>
  );
}

export function AccountCard({ person, plans, isOwn, nowMs, busy, onAct, onAsk }: AccountCardProps) {
  const t = useCopy(usersCopy);
  const format = useFormat();
  const { email, role, twoStepsSince, premiumUntil, pendingEmail, pendingHeldBy } = person;
  const shown = email ?? pendingEmail;
  const mayWrite = email !== null || (pendingEmail !== null && pendingHeldBy === null);
  const otherRole = role === 'admin' ? ('makeUser' as const) : ('makeAdmin' as const);
  return (
    <Card title={t('people.one.account')}>
      <dl className={facts}>
        <Fact name={t('people.one.name')}>
          <bdi>{person.name}</bdi>
        </Fact>
        <Fact name={t('people.one.email')}>
          {shown === null ? (
            <Text as="span" tone="quiet">
              {t('people.noEmail')}
            </Text>
          ) : (
            <bdi>{shown}</bdi>
          )}
          {shown !== null && (
            <Badge tone={email === null ? 'warning' : 'success'}>
              {t(email === null ? 'people.one.unconfirmed' : 'people.one.confirmed')}
            </Badge>
          )}
          {email !== null && pendingEmail !== null && (
            <Text as="span" size="small" tone="quiet">
              {t('people.one.pending', { email: pendingEmail })}
            </Text>
          )}
          {pendingHeldBy !== null && (
            <Text as="span" size="small" tone="quiet">
              {t('people.one.pendingHeld', { username: `\u2068${pendingHeldBy}\u2069` })}
            </Text>
          )}
          {mayWrite && person.state !== 'disabled' && (
            <Button size="small" isPending={busy === 'reset'} onPress={() => onAct({ kind: 'reset' })}>
              {t('people.act.reset')}
            </Button>
          )}
        </Fact>
        <Fact name={t('people.role')}>
          <RoleMark role={role} />
          {!isOwn && (
            <Button size="small" isPending={busy === otherRole} onPress={() => onAct({ kind: otherRole })}>
              {t(`people.act.${otherRole}`)}
            </Button>
          )}
        </Fact>
        <Fact name={t('people.state')}>
          <StateMark state={person.state} />
        </Fact>
        <Fact name={t('people.plan')}>
          <bdi>{planName(t, person.plan, plans)}</bdi>
          {premiumUntil !== null && (
            <Text as="span" tone="quiet">
              {t('people.one.premiumUntil', { date: format.moment(premiumUntil) })}
            </Text>
          )}
        </Fact>
        <Fact name={t('people.one.twoSteps')}>
          {twoStepsSince === null
            ? t('people.one.twoStepsOff')
            : t('people.one.twoStepsOn', { date: format.moment(twoStepsSince) })}
          {twoStepsSince !== null && !isOwn && (
            <Button size="small" isPending={busy === 'twoSteps'} onPress={() => onAsk('twoSteps')}>
              {t('people.act.twoSteps')}
            </Button>
          )}
        </Fact>
        <Fact name={t('people.one.passkeys')}>{format.number(person.passkeys)}</Fact>
        <Fact name={t('people.one.joined')}>
          <Time at={person.createdAt} nowMs={nowMs} />
        </Fact>
        <Fact name={t('people.column.seen')}>
          {person.seenAt === null ? t('people.never') : <Time at={person.seenAt} nowMs={nowMs} />}
        </Fact>
        <Fact name={t('people.one.id')}>
          <Inline space={0.5} wrap={false}>
            <Text as="span" isMono>
              {person.id}
            </Text>
            <CopyButton text={person.id} />
          </Inline>
        </Fact>
      </dl>
    </Card>
  );
}

import type { Account, AccountSession } from '@apiyard/api/contract/accounts/account';
import { Card } from '@apiyard/ui/Card';
import { Failed } from '@apiyard/ui/Failed';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { AccountPage } from '@apiyard/kit/AccountPage/AccountPage.tsx';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { accountCopy } from '../account-copy.ts';
import type { PasskeysCardProps } from './PasskeysCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import type { PasswordCardProps } from './PasswordCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import type { SessionsCardProps } from './SessionsCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import type { TwoStepsCardProps } from './TwoStepsCard.tsx';
import { TwoStepsCard } from './TwoStepsCard.tsx';

export interface SecurityScreenProps {
  readonly account: Loadable<Account>;
  readonly sessions: Loadable<readonly AccountSession[]>;
  readonly nowMs: number;
  readonly password: PasswordCardProps['password'];
  readonly twoSteps: Omit<TwoStepsCardProps, 'account' | 'nowMs'>;
  readonly passkeys: Omit<PasskeysCardProps, 'account' | 'nowMs'>;
  readonly onEnd: SessionsCardProps['onEnd'];
  readonly onEndOthers: SessionsCardProps['onEndOthers'];
  readonly onRetry: () => void;
}

/** Sign-in methods and sessions. */
export function SecurityScreen({
  account,
  sessions,
  nowMs,
  password,
  twoSteps,
  passkeys,
  onEnd,
  onEndOthers,
  onRetry,
}: SecurityScreenProps) {
  const t = useCopy(accountCopy);
  return (
    <AccountPage purpose={t('account.security.purpose')}>
      <Stack space={3}>
        {account.state === 'done' && (
          <>
            <PasswordCard account={account.value} nowMs={nowMs} password={password} />
            <TwoStepsCard account={account.value} nowMs={nowMs} {...twoSteps} />
            <PasskeysCard account={account.value} nowMs={nowMs} {...passkeys} />
          </>
        )}
        {account.state === 'loading' && (
          <div aria-busy>
            <Stack space={3}>
              <Card>
                <Stack space={2}>
                  <Skeleton shape="block" height={12} />
                  <Skeleton shape="block" height={12} />
                </Stack>
              </Card>
              <Card>
                <Skeleton shape="block" height={12} />
              </Card>
              <Card>
                <Skeleton shape="block" height={12} />
              </Card>
            </Stack>
          </div>
        )}
        {account.state === 'failed' && (
          <Card>
            <Failed title={t('account.failed.title')} requestId={account.requestId} onRetry={onRetry}>
              {t('account.failed.text')}
            </Failed>
          </Card>
        )}
        <SessionsCard {...{ sessions, nowMs, onEnd, onEndOthers, onRetry }} />
      </Stack>
    </AccountPage>
  );
}

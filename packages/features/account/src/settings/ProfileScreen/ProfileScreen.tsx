import type { Account } from '@apiyard/api/contract/accounts/account';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Failed } from '@apiyard/ui/Failed';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { AccountPage } from '@apiyard/kit/AccountPage/AccountPage.tsx';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { accountCopy } from '../account-copy.ts';
import type { EmailCardProps } from './EmailCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import type { IdentityCardProps } from './IdentityCard.tsx';
import { IdentityCard } from './IdentityCard.tsx';

export interface ProfileScreenProps {
  readonly account: Loadable<Account>;
  readonly profile: IdentityCardProps['profile'];
  readonly email: Omit<EmailCardProps, 'account'>;
  readonly isKeeping: boolean;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
  readonly onRetry: () => void;
}

/** The profile: name, email address, email language and account deletion. */
export function ProfileScreen({ account, onRetry, ...props }: ProfileScreenProps) {
  const t = useCopy(accountCopy);
  return (
    <AccountPage purpose={t('account.profile.purpose')}>
      {account.state === 'done' && <Loaded account={account.value} {...props} />}
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
          </Stack>
        </div>
      )}
      {account.state === 'failed' && (
        <Failed title={t('account.failed.title')} requestId={account.requestId} onRetry={onRetry}>
          {t('account.failed.text')}
        </Failed>
      )}
    </AccountPage>
  );
}

function Loaded({
  account,
  profile,
  email,
  isKeeping,
  onDelete,
  onKeep,
}: Omit<ProfileScreenProps, 'account' | 'onRetry'> & { readonly account: Account }) {
  const t = useCopy(accountCopy);
  const format = useFormat();
  const due = account.deletionDueAt;
  return (
    <Stack space={3}>
      {due !== null && (
        <Alert
          tone="warning"
          title={t('account.deletion.due', { date: format.moment(due) })}
          action={
            <Button isPending={isKeeping} onPress={onKeep}>
              {t('account.deletion.keep')}
            </Button>
          }
        >
          {t('account.deletion.dueText')}
        </Alert>
      )}
      <IdentityCard account={account} profile={profile} />
      <EmailCard account={account} {...email} />
      {due === null && (
        <Card title={t('account.deletion.title')}>
          <Stack space={2} align="start">
            <Text tone="quiet" isProse>
              {t('account.deletion.text')}
            </Text>
            <Button opens="dialog" onPress={onDelete}>
              {t('account.deletion.delete')}
            </Button>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

import type { Account } from '@apiyard/api/contract/accounts/account';
import { Avatar } from '@apiyard/ui/Avatar';
import { Card } from '@apiyard/ui/Card';
import { Failed } from '@apiyard/ui/Failed';
import { Heading } from '@apiyard/ui/Heading';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { languageNames } from '@apiyard/kit/settings/language.ts';
import { accountCopy } from '../settings/account-copy.ts';
import { fact, facts } from '../settings/parts.css.ts';

export interface UserProfileScreenProps {
  readonly account: Loadable<Account>;
  readonly onRetry: () => void;
}

/** The person's own profile, to read; it is edited on the account pages. */
export function UserProfileScreen({ account, onRetry }: UserProfileScreenProps) {
  const t = useCopy(accountCopy);
  return (
    <Stack space={3}>
      <PageBand
        title={t('account.own.title')}
        purpose={t('account.own.purpose')}
        actions={
          <Link look="quiet" href="/account/profile">
            {t('account.own.edit')}
          </Link>
        }
      />
      {account.state === 'failed' ? (
        <Failed title={t('account.failed.title')} requestId={account.requestId} onRetry={onRetry}>
          {t('account.failed.text')}
        </Failed>
      ) : (
        <Card>
          {account.state === 'done' ? (
            <Loaded account={account.value} />
          ) : (
            <div aria-busy>
              <Skeleton shape="block" height={12} />
            </div>
          )}
        </Card>
      )}
    </Stack>
  );
}

function Loaded({ account }: { readonly account: Account }) {
  const t = useCopy(accountCopy);
  const format = useFormat();
  const { name, username, email, language, createdAt } = account;
  return (
    <Stack space={3}>
      <Inline space={2} wrap={false}>
        <Avatar name={name} size="huge" isNamedElsewhere />
        <div className={fact}>
          <Heading level={2} size="h4">
            <bdi>{name}</bdi>
          </Heading>
          <Text tone="quiet">
            <bdi>@{username}</bdi>
          </Text>
        </div>
      </Inline>
      <dl className={facts}>
        <Fact label={t('account.email.title')}>
          {email === null ? <Text tone="quiet">{t('account.own.noEmail')}</Text> : <bdi>{email}</bdi>}
        </Fact>
        <Fact label={t('account.profile.language')}>{languageNames[language]}</Fact>
        <Fact label={t('account.profile.since')}>
          <time dateTime={createdAt}>{format.day(createdAt)}</time>
        </Fact>
      </dl>
    </Stack>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <Text as="dt" tone="quiet">
        {label}
      </Text>
      <dd className={fact}>{children}</dd>
    </>
  );
}

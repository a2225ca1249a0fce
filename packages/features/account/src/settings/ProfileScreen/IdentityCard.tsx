import type { Account } from '@apiyard/api/contract/accounts/account';
import { changeProfile } from '@apiyard/api/contract/accounts/account';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { MutationState } from '@apiyard/kit/data/mutation-state.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { languageNames, offeredLanguages } from '@apiyard/kit/settings/language.ts';
import { accountCopy } from '../account-copy.ts';
import * as css from '../parts.css.ts';
import { useAccountProblemText } from '../problem-text.ts';

const nameLengthMax = 80;

export interface IdentityCardProps {
  readonly account: Account;
  readonly profile: MutationState<InputOf<typeof changeProfile>, Account>;
}

export function IdentityCard({ account, profile }: IdentityCardProps) {
  const t = useCopy(accountCopy);
  const format = useFormat();
  const textOf = useAccountProblemText();
  const form = useEndpointForm(changeProfile, {
    values: { name: account.name, language: account.language },
    sending: profile,
    inputOf: ({ name, language }) => ({ name: name.trim(), language }),
    texts: { name: ({ code }) => (code === 'too_small' ? t('account.profile.nameMissing') : undefined) },
  });
  return (
    <Card title={t('account.profile.title')}>
      <Stack space={3}>
        <dl className={css.facts}>
          <Fact label={t('account.profile.username')}>
            <bdi>{account.username}</bdi>
          </Fact>
          <Fact label={t('account.profile.since')}>
            <time dateTime={account.createdAt}>{format.moment(account.createdAt)}</time>
          </Fact>
        </dl>
        <div className={css.narrow}>
          <EndpointForm form={form} label={t('account.profile.title')} textOf={textOf}>
            <TextField
              label={t('account.profile.name')}
              isRequired
              autoComplete="name"
              maxLength={nameLengthMax}
              description={t('account.profile.nameHelp')}
              {...form.field('name')}
            />
            <Select
              label={t('account.profile.language')}
              description={t('account.profile.languageHelp')}
              options={offeredLanguages.map((id) => ({ id, label: languageNames[id] }))}
              {...form.field('language')}
            />
            <div>
              <Button type="submit" tone="primary" isPending={form.isSending}>
                {t('account.save')}
              </Button>
            </div>
          </EndpointForm>
        </div>
      </Stack>
    </Card>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <Text as="dt" tone="quiet">
        {label}
      </Text>
      <dd className={css.fact}>{children}</dd>
    </>
  );
}

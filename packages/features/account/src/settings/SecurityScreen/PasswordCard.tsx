import type { Account } from '@apiyard/api/contract/accounts/account';
import { changePassword } from '@apiyard/api/contract/accounts/account';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useNewPasswordText } from '@apiyard/kit/credentials/new-password-text.ts';
import { NewPasswordField } from '@apiyard/kit/credentials/NewPasswordField.tsx';
import { RevokeKeysField } from '@apiyard/kit/credentials/RevokeKeysField.tsx';
import type { MutationState } from '@apiyard/kit/data/mutation-state.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { accountCopy } from '../account-copy.ts';
import { CurrentPasswordField } from '../dialogs/CurrentPasswordField.tsx';
import * as css from '../parts.css.ts';
import { useAccountProblemText } from '../problem-text.ts';

export interface PasswordCardProps {
  readonly account: Account;
  readonly nowMs: number;
  readonly password: MutationState<InputOf<typeof changePassword>, Account>;
}

export function PasswordCard({ account, nowMs, password }: PasswordCardProps) {
  const t = useCopy(accountCopy);
  const { data } = password;
  // The fields are empty and hidden again after each change.
  const [changed, setChanged] = useState({ data, count: 0 });
  if (data !== undefined && data !== changed.data) setChanged({ data, count: changed.count + 1 });
  return (
    <Card title={t('account.password.title')}>
      <Stack space={2}>
        <Text tone="quiet" isProse>
          {account.passwordChangedAt === null ? (
            t('account.password.never')
          ) : (
            <>
              {t('account.password.changed')} <Time at={account.passwordChangedAt} nowMs={nowMs} />
            </>
          )}
        </Text>
        <div className={css.narrow}>
          <PasswordForm key={changed.count} password={password} />
        </div>
      </Stack>
    </Card>
  );
}

function PasswordForm({ password }: Pick<PasswordCardProps, 'password'>) {
  const t = useCopy(accountCopy);
  const textOf = useAccountProblemText();
  const newPasswordText = useNewPasswordText();
  const form = useEndpointForm(changePassword, {
    values: { password: '', next: '', revokeKeys: false },
    sending: password,
    texts: {
      password: t('account.password.missing'),
      next: (issue, { next }) => newPasswordText(issue, next),
    },
    codes: { WrongPassword: ['password', t('account.password.wrong')] },
  });
  return (
    <EndpointForm form={form} label={t('account.password.title')} textOf={textOf}>
      <CurrentPasswordField {...form.field('password')} />
      <NewPasswordField label={t('account.password.next')} {...form.field('next')} />
      <RevokeKeysField isSelected={form.values.revokeKeys} onChange={(revokeKeys) => form.change({ revokeKeys })} />
      <div>
        <Button type="submit" isPending={form.isSending}>
          {t('account.password.submit')}
        </Button>
      </div>
    </EndpointForm>
  );
}

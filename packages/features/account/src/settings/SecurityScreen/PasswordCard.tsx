import type { Account } from '@apiyard/api/contract/account';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Form } from '@apiyard/ui/Form';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useId, useMemo, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFocusFirstWrong, withoutProblem } from '@apiyard/kit/credentials/first-wrong.ts';
import { textOf } from '@apiyard/kit/credentials/form-text.ts';
import { useNewPasswordText } from '@apiyard/kit/credentials/new-password-text.ts';
import { NewPasswordField } from '@apiyard/kit/credentials/NewPasswordField.tsx';
import type { PasswordProblem } from '@apiyard/kit/credentials/password.ts';
import { checkPassword } from '@apiyard/kit/credentials/password.ts';
import { RevokeKeysField } from '@apiyard/kit/credentials/RevokeKeysField.tsx';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { accountCopy } from '../account-copy.ts';
import { CurrentPasswordField } from '../dialogs/CurrentPasswordField.tsx';
import * as css from '../parts.css.ts';
import { Refused } from '../Refused.tsx';
import type { AccountRefusal } from '../refusals.ts';

export interface PasswordAnswer {
  readonly password: string;
  readonly next: string;
  /** Whether every API key stops working. */
  readonly revokeKeys: boolean;
}

export interface PasswordCardProps {
  readonly account: Account;
  readonly nowMs: number;
  readonly isPending: boolean;
  readonly refusal: AccountRefusal | null;
  /** How often it was changed since the page was opened: the fields are empty again after each. */
  readonly changes: number;
  readonly onSubmit: (answer: PasswordAnswer) => void;
  readonly onChange: () => void;
}

export function PasswordCard({ account, nowMs, changes, ...form }: PasswordCardProps) {
  const t = useCopy(accountCopy);
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
          <PasswordForm key={changes} {...form} />
        </div>
      </Stack>
    </Card>
  );
}

function PasswordForm({
  isPending,
  refusal,
  onSubmit,
  onChange,
}: Omit<PasswordCardProps, 'account' | 'nowMs' | 'changes'>) {
  const t = useCopy(accountCopy);
  const newPasswordText = useNewPasswordText();
  const formId = useId();
  const [next, setNext] = useState('');
  const [revokeKeys, setRevokeKeys] = useState(false);
  const [wrong, setWrong] = useState<{ password?: true; next?: PasswordProblem }>({});
  const isWrongPassword = refusal?.kind === 'wrong password';
  const nextProblem = wrong.next ?? (refusal?.kind === 'weak password' ? refusal.reason : null);
  useFocusFirstWrong(
    formId,
    useMemo(
      () =>
        wrong.password || isWrongPassword || nextProblem
          ? { password: wrong.password ?? (isWrongPassword || undefined), nextProblem }
          : null,
      [wrong.password, isWrongPassword, nextProblem],
    ),
  );
  const submit = (data: FormData) => {
    if (isPending) return;
    const password = textOf(data, 'password');
    const problem = checkPassword(next);
    const found = { ...(password === '' && { password: true as const }), ...(problem && { next: problem }) };
    setWrong(found);
    if (Object.keys(found).length === 0) onSubmit({ password, next, revokeKeys });
  };
  return (
    <Stack space={2}>
      <Refused refusal={refusal} />
      <Form id={formId} judge="screen" label={t('account.password.title')} onSubmit={submit}>
        <CurrentPasswordField
          refusal={refusal}
          isMissing={wrong.password === true}
          onChange={() => {
            setWrong((before) => withoutProblem(before, 'password'));
            onChange();
          }}
        />
        <NewPasswordField
          label={t('account.password.next')}
          name="next"
          value={next}
          errorMessage={nextProblem === null ? undefined : newPasswordText({ code: nextProblem }, next)}
          onChange={(value) => {
            setNext(value);
            setWrong((before) => withoutProblem(before, 'next'));
            onChange();
          }}
        />
        <RevokeKeysField isSelected={revokeKeys} onChange={setRevokeKeys} />
        <div>
          <Button type="submit" isPending={isPending}>
            {t('account.password.submit')}
          </Button>
        </div>
      </Form>
    </Stack>
  );
}

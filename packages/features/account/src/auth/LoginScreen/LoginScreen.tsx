import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Form } from '@apiyard/ui/Form';
import { Link } from '@apiyard/ui/Link';
import { Spread } from '@apiyard/ui/Spread';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { IconFingerprint } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { LoginInput } from '../auth.machine.ts';
import { authCopy } from '../auth-copy.ts';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';
import { CallRefused } from '@apiyard/kit/credentials/CallRefused.tsx';
import { useFocusFirstWrong, withoutProblem } from '@apiyard/kit/credentials/first-wrong.ts';
import { textOf } from '@apiyard/kit/credentials/form-text.ts';
import type { LoginRefusal, PasskeyRefusal } from '../refusals.ts';

export interface LoginScreenProps {
  readonly isPending: boolean;
  /** Why the last attempt failed. */
  readonly refusal: LoginRefusal | PasskeyRefusal | null;
  /** Username of an account that was just created: shown and filled in. */
  readonly welcome?: string | undefined;
  /** Redirected here because the session expired. @default false */
  readonly hasEnded?: boolean;
  /** Link to registration that keeps the destination; null while registration is closed. */
  readonly registerHref: string | null;
  /** Null where passkeys are not supported. @default null */
  readonly passkey?: { readonly isPending: boolean; readonly onUse: () => void } | null;
  readonly onSubmit: (login: LoginInput) => void;
}

type Missing = { readonly [Field in keyof LoginInput]?: boolean };

export function LoginScreen({
  isPending,
  refusal,
  welcome,
  hasEnded = false,
  registerHref,
  passkey = null,
  onSubmit,
}: LoginScreenProps) {
  const t = useCopy(authCopy);
  const formId = useId();
  const [missing, setMissing] = useState<Missing>({});
  useFocusFirstWrong(formId, missing);
  useEffect(() => {
    if (refusal?.kind === 'wrong pair')
      document.getElementById(formId)?.querySelector<HTMLInputElement>('[name="password"]')?.select();
  }, [formId, refusal]);
  useEffect(() => {
    // The name is filled in: only the password is missing.
    if (welcome !== undefined)
      document.getElementById(formId)?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  }, [formId, welcome]);

  const submit = (data: FormData) => {
    if (isPending) return;
    const login = { usernameOrEmail: textOf(data, 'usernameOrEmail').trim(), password: textOf(data, 'password') };
    const gaps: Missing = {
      ...(login.usernameOrEmail === '' && { usernameOrEmail: true }),
      ...(login.password === '' && { password: true }),
    };
    setMissing(gaps);
    if (Object.keys(gaps).length === 0) onSubmit(login);
  };
  return (
    <AuthFrame title={t('auth.login.title')} purpose={t('auth.login.purpose')}>
      {refusal === null && welcome !== undefined && (
        <Alert tone="success">{t('auth.login.welcome', { username: welcome })}</Alert>
      )}
      {refusal === null && welcome === undefined && hasEnded && <Alert tone="info">{t('auth.login.ended')}</Alert>}
      {refusal !== null && <Refusal refusal={refusal} />}
      <Form id={formId} judge="screen" onSubmit={submit} label={t('auth.login.title')}>
        <TextField
          label={t('auth.login.who')}
          name="usernameOrEmail"
          isRequired
          autoComplete="username"
          dir="ltr"
          defaultValue={welcome ?? ''}
          errorMessage={missing.usernameOrEmail ? t('auth.login.missingWho') : undefined}
          onChange={() => setMissing((before) => withoutProblem(before, 'usernameOrEmail'))}
        />
        <TextField
          label={t('auth.login.password')}
          name="password"
          isRequired
          type="password"
          autoComplete="current-password"
          errorMessage={missing.password ? t('auth.login.missingPassword') : undefined}
          onChange={() => setMissing((before) => withoutProblem(before, 'password'))}
        />
        <Button type="submit" tone="primary" isFullWidth isPending={isPending}>
          {t('auth.login.submit')}
        </Button>
        {passkey !== null && (
          <Button
            isFullWidth
            icon={<IconFingerprint size={20} stroke={1.5} />}
            isPending={passkey.isPending}
            isDisabled={isPending}
            onPress={passkey.onUse}
          >
            {t('auth.login.passkey')}
          </Button>
        )}
      </Form>
      <Spread alignY="baseline">
        {registerHref !== null && (
          <Text tone="quiet">
            {t('auth.login.noAccount')} <Link href={registerHref}>{t('auth.login.toRegister')}</Link>
          </Text>
        )}
        <Link href="/auth/forgot-password">{t('auth.login.forgot')}</Link>
      </Spread>
    </AuthFrame>
  );
}

/** Seconds. Longer waits mean that others are guessing at the account. */
const longWaitS = 60;

function Refusal({ refusal }: { readonly refusal: LoginRefusal | PasskeyRefusal }) {
  const t = useCopy(authCopy);
  switch (refusal.kind) {
    case 'wrong pair':
      return <Alert tone="error">{t('auth.login.wrongPair')}</Alert>;
    case 'passkey refused':
      return <Alert tone="error">{t('auth.login.passkeyRefused')}</Alert>;
    case 'confirm first':
      return (
        <Alert tone="warning" title={t('auth.confirmFirst.title')}>
          {t(refusal.isSent ? 'auth.confirmFirst.sent' : 'auth.confirmFirst.earlier')}
        </Alert>
      );
    default:
      return (
        <Stack space={1}>
          <CallRefused refusal={refusal} />
          {refusal.kind === 'too many tries' && refusal.retryAfterS > longWaitS && (
            <Text tone="quiet">{t('auth.login.otherWays')}</Text>
          )}
        </Stack>
      );
  }
}

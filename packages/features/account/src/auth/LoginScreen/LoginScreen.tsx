import type { finishPasskeyLogin } from '@apiyard/api/contract/accounts/recovery';
import { login } from '@apiyard/api/contract/accounts/session';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Link } from '@apiyard/ui/Link';
import { Spread } from '@apiyard/ui/Spread';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { IconFingerprint } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useTooManyAttempts } from '@apiyard/kit/credentials/too-many-attempts.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { failureOf } from '@apiyard/kit/errors/failure.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import type { LoginInput } from '../auth.machine.ts';
import { authCopy } from '../auth-copy.ts';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';

export interface LoginScreenProps {
  readonly isPending: boolean;
  /** Error of the last attempt, with a password or a passkey. */
  readonly error: unknown;
  /** Redirected here because the session expired. @default false */
  readonly hasEnded?: boolean;
  /** Link to registration that keeps the destination; null while registration is closed. */
  readonly registerHref: string | null;
  /** Null where passkeys are not supported. @default null */
  readonly passkey?: { readonly isPending: boolean; readonly onUse: () => void } | null;
  readonly onSubmit: (login: LoginInput) => void;
}

/** Seconds. A longer wait means that others are guessing passwords of the account. */
const longWaitS = 60;

export function LoginScreen({
  isPending,
  error,
  hasEnded = false,
  registerHref,
  passkey = null,
  onSubmit,
}: LoginScreenProps) {
  const t = useCopy(authCopy);
  const failure = failureOf(login, error);
  const mustConfirm = failure?.code === 'ConfirmFirst';
  const textOf = useProblemText<typeof login | typeof finishPasskeyLogin>({
    Unauthenticated: t('auth.login.wrongPair'),
    PasskeyRefused: t('auth.login.passkeyRefused'),
    // Errors of the passkey; those of the username and the password are at their fields.
    InvalidInput: t('auth.login.passkeyRefused'),
    RateLimited: useTooManyAttempts(),
  });
  const form = useEndpointForm(login, {
    values: { usernameOrEmail: '', password: '' },
    sending: { mutate: onSubmit, isPending, error: mustConfirm ? null : error },
    inputOf: ({ usernameOrEmail, password }) => ({ usernameOrEmail: usernameOrEmail.trim(), password }),
    texts: {
      usernameOrEmail: ({ code }) => (code === 'too_small' ? t('auth.login.missingWho') : undefined),
      password: ({ code }) => (code === 'too_small' ? t('auth.login.missingPassword') : undefined),
    },
  });
  useEffect(() => {
    if (failureOf(login, error)?.code === 'Unauthenticated') passwordOf(form.id)?.select();
  }, [error, form.id]);

  return (
    <AuthFrame title={t('auth.login.title')} purpose={t('auth.login.purpose')}>
      {error === null && hasEnded && <Alert tone="info">{t('auth.login.ended')}</Alert>}
      {mustConfirm && (
        <Alert tone="warning" title={t('auth.confirmFirst.title')}>
          {t(failure.isSent ? 'auth.confirmFirst.sent' : 'auth.confirmFirst.earlier')}
        </Alert>
      )}
      <EndpointForm form={form} label={t('auth.login.title')} textOf={textOf}>
        {failure?.code === 'RateLimited' && failure.retryAfterS > longWaitS && (
          <Text tone="quiet">{t('auth.login.otherWays')}</Text>
        )}
        <TextField
          {...form.field('usernameOrEmail')}
          label={t('auth.login.who')}
          isRequired
          autoComplete="username"
          dir="ltr"
        />
        <TextField
          {...form.field('password')}
          label={t('auth.login.password')}
          isRequired
          type="password"
          autoComplete="current-password"
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
      </EndpointForm>
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

const passwordOf = (formId: string): HTMLInputElement | null | undefined =>
  document.getElementById(formId)?.querySelector<HTMLInputElement>('[name="password"]');

import type { confirmEmail } from '@apiyard/api/contract/accounts/recovery';
import { Button } from '@apiyard/ui/Button';
import { Link } from '@apiyard/ui/Link';
import { Progress } from '@apiyard/ui/Progress';
import { Stack } from '@apiyard/ui/Stack';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useTooManyAttempts } from '@apiyard/kit/credentials/too-many-attempts.ts';
import { ProblemAlert } from '@apiyard/kit/errors/ProblemAlert.tsx';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { authCopy } from '../auth-copy.ts';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';

export interface ConfirmEmailScreenProps {
  /** `spent`: the link was already used or has expired. `taken`: another account has confirmed the address. */
  readonly stage: 'confirming' | 'confirmed' | 'spent' | 'taken';
  /** The confirmed address. */
  readonly email?: string;
  readonly isPending: boolean;
  /** The last error that a retry may resolve. */
  readonly error: unknown;
  /** Links to the dashboard instead of the sign-in page. */
  readonly isSignedIn: boolean;
  readonly onRetry: () => void;
}

/** Opened from the confirmation link; confirms without a button. */
export function ConfirmEmailScreen({
  stage,
  email = '',
  isPending,
  error,
  isSignedIn,
  onRetry,
}: ConfirmEmailScreenProps) {
  const t = useCopy(authCopy);
  const textOf = useProblemText<typeof confirmEmail>({ RateLimited: useTooManyAttempts() });
  const wayOn = isSignedIn ? (
    <Link href="/dashboards/" look="primary">
      {t('auth.confirm.toDashboard')}
    </Link>
  ) : (
    <Link href="/auth/login" look="primary">
      {t('auth.login.submit')}
    </Link>
  );
  switch (stage) {
    case 'confirmed':
      return (
        <AuthFrame
          takesFocus
          title={t('auth.confirm.done.title')}
          purpose={t('auth.confirm.done.text', { email: `\u2068${email}\u2069` })}
        >
          <Stack space={1}>{wayOn}</Stack>
        </AuthFrame>
      );
    case 'spent':
      return (
        <AuthFrame takesFocus title={t('auth.confirm.spent.title')} purpose={t('auth.confirm.spent.text')}>
          <Stack space={1}>
            <Link href="/account/profile" look="primary">
              {t('auth.confirm.spent.again')}
            </Link>
          </Stack>
        </AuthFrame>
      );
    case 'taken':
      return (
        <AuthFrame takesFocus title={t('auth.confirm.taken.title')} purpose={t('auth.confirm.taken.text')}>
          <Stack space={1}>
            <Link href="/account/profile" look="primary">
              {t('auth.confirm.taken.other')}
            </Link>
          </Stack>
        </AuthFrame>
      );
    case 'confirming':
      return error === null ? (
        <AuthFrame title={t('auth.confirm.title')} purpose={t('auth.confirm.purpose')}>
          <Progress label={t('auth.confirm.title')} isLabelHidden />
        </AuthFrame>
      ) : (
        <AuthFrame title={t('auth.confirm.failed.title')} purpose={t('auth.confirm.failed.text')}>
          <ProblemAlert error={error} textOf={textOf} />
          <Button tone="primary" isFullWidth isPending={isPending} onPress={onRetry}>
            {t('auth.confirm.failed.retry')}
          </Button>
        </AuthFrame>
      );
  }
}

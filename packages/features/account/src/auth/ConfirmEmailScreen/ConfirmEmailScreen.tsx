import { Button } from '@apiyard/ui/Button';
import { Link } from '@apiyard/ui/Link';
import { Progress } from '@apiyard/ui/Progress';
import { Stack } from '@apiyard/ui/Stack';
import { useCopy } from '@apiyard/kit/copy.ts';
import { CallRefused } from '@apiyard/kit/credentials/CallRefused.tsx';
import { authCopy } from '../auth-copy.ts';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';
import type { ConfirmOutcome } from '../confirm-email.machine.ts';

export interface ConfirmEmailScreenProps {
  /** Null until the first answer. */
  readonly outcome: ConfirmOutcome | null;
  readonly isPending: boolean;
  /** Decides what comes next. */
  readonly isSignedIn: boolean;
  readonly onRetry: () => void;
}

/** Opened from the confirmation link; confirms without a button. */
export function ConfirmEmailScreen({ outcome, isPending, isSignedIn, onRetry }: ConfirmEmailScreenProps) {
  const t = useCopy(authCopy);
  const wayOn = isSignedIn ? (
    <Link href="/dashboards/" look="primary">
      {t('auth.confirm.toDashboard')}
    </Link>
  ) : (
    <Link href="/auth/login" look="primary">
      {t('auth.login.submit')}
    </Link>
  );
  switch (outcome?.kind) {
    case 'confirmed':
      return (
        <AuthFrame
          takesFocus
          title={t('auth.confirm.done.title')}
          purpose={t('auth.confirm.done.text', { email: `\u2068${outcome.email}\u2069` })}
        >
          <Stack space={1}>{wayOn}</Stack>
        </AuthFrame>
      );
    case 'link spent':
      return (
        <AuthFrame takesFocus title={t('auth.confirm.spent.title')} purpose={t('auth.confirm.spent.text')}>
          <Stack space={1}>
            <Link href="/account/profile" look="primary">
              {t('auth.confirm.spent.again')}
            </Link>
          </Stack>
        </AuthFrame>
      );
    case 'address taken':
      return (
        <AuthFrame takesFocus title={t('auth.confirm.taken.title')} purpose={t('auth.confirm.taken.text')}>
          <Stack space={1}>
            <Link href="/account/profile" look="primary">
              {t('auth.confirm.taken.other')}
            </Link>
          </Stack>
        </AuthFrame>
      );
    case 'too many tries':
    case 'no answer':
      return (
        <AuthFrame title={t('auth.confirm.failed.title')} purpose={t('auth.confirm.failed.text')}>
          <CallRefused refusal={outcome} />
          <Button tone="primary" isFullWidth isPending={isPending} onPress={onRetry}>
            {t('auth.confirm.failed.retry')}
          </Button>
        </AuthFrame>
      );
    case undefined:
      return (
        <AuthFrame title={t('auth.confirm.title')} purpose={t('auth.confirm.purpose')}>
          <Progress label={t('auth.confirm.title')} isLabelHidden />
        </AuthFrame>
      );
  }
}

import type { InputOf } from '@apiyard/api/contract/endpoint';
import { resetPassword } from '@apiyard/api/contract/accounts/recovery';
import { Button } from '@apiyard/ui/Button';
import { Link } from '@apiyard/ui/Link';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useNewPasswordText } from '@apiyard/kit/credentials/new-password-text.ts';
import { NewPasswordField } from '@apiyard/kit/credentials/NewPasswordField.tsx';
import { RevokeKeysField } from '@apiyard/kit/credentials/RevokeKeysField.tsx';
import { useTooManyAttempts } from '@apiyard/kit/credentials/too-many-attempts.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { authCopy } from '../auth-copy.ts';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';
import { DeadEnd } from '../DeadEnd/DeadEnd.tsx';

export interface ResetScreenProps {
  /** `spent`: the link was already used or has expired. */
  readonly stage: 'editing' | 'spent' | 'done';
  /** Token of the link. */
  readonly token: string;
  readonly isPending: boolean;
  /** Error of the last attempt. */
  readonly error: unknown;
  readonly onSubmit: (input: InputOf<typeof resetPassword>) => void;
}

/** Shown when the page was opened without a reset link. */
export function ResetLinkless() {
  const t = useCopy(authCopy);
  return (
    <DeadEnd
      title={t('auth.reset.linkless.title')}
      text={t('auth.reset.linkless.text')}
      wayOn={{ href: '/auth/forgot-password', label: t('auth.reset.again') }}
    />
  );
}

/** Opened from the reset link. One field, since the password can be shown. */
export function ResetScreen({ stage, ...props }: ResetScreenProps) {
  const t = useCopy(authCopy);
  switch (stage) {
    case 'spent':
      return (
        <DeadEnd
          takesFocus
          title={t('auth.reset.spent.title')}
          text={t('auth.reset.spent.text')}
          wayOn={{ href: '/auth/forgot-password', label: t('auth.reset.again') }}
        />
      );
    case 'done':
      return <DeadEnd takesFocus title={t('auth.reset.done.title')} text={t('auth.reset.done.text')} />;
    case 'editing':
      return <Editing {...props} />;
  }
}

function Editing({ token, isPending, error, onSubmit }: Omit<ResetScreenProps, 'stage'>) {
  const t = useCopy(authCopy);
  const newPasswordText = useNewPasswordText();
  const textOf = useProblemText<typeof resetPassword>({ RateLimited: useTooManyAttempts() });
  const form = useEndpointForm(resetPassword, {
    // Another person may have had access to the account.
    values: { password: '', revokeKeys: true },
    sending: { mutate: onSubmit, isPending, error },
    inputOf: (values) => ({ token, ...values }),
    texts: { password: (issue, { password }) => newPasswordText(issue, password) },
  });
  return (
    <AuthFrame title={t('auth.reset.title')} purpose={t('auth.reset.purpose')}>
      <EndpointForm form={form} label={t('auth.reset.title')} textOf={textOf}>
        <NewPasswordField {...form.field('password')} label={t('auth.reset.password')} />
        <RevokeKeysField isSelected={form.values.revokeKeys} onChange={(revokeKeys) => form.change({ revokeKeys })} />
        <Button type="submit" tone="primary" isFullWidth isPending={isPending}>
          {t('auth.reset.submit')}
        </Button>
      </EndpointForm>
      <Link href="/auth/login">{t('auth.toLogin')}</Link>
    </AuthFrame>
  );
}

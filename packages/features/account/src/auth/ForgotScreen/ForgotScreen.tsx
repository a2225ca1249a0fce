import { forgotPassword } from '@apiyard/api/contract/accounts/recovery';
import { Button } from '@apiyard/ui/Button';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { ResendProps } from '@apiyard/kit/credentials/Resend.tsx';
import { Resend } from '@apiyard/kit/credentials/Resend.tsx';
import { useTooManyAttempts } from '@apiyard/kit/credentials/too-many-attempts.ts';
import { ProblemAlert } from '@apiyard/kit/errors/ProblemAlert.tsx';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { authCopy } from '../auth-copy.ts';
import type { AuthLook } from '../AuthFrame/AuthFrame.tsx';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';

export interface ForgotScreenProps extends Omit<ResendProps, 'isPending'> {
  readonly look?: AuthLook;
  /** Whether the request was accepted; the same for known and unknown addresses. */
  readonly isSent: boolean;
  readonly to: string;
  readonly isPending: boolean;
  /** Error of the last attempt. */
  readonly error: unknown;
  /** Called with a syntactically valid address. */
  readonly onSend: (email: string) => void;
  readonly onChangeAddress: () => void;
}

/** Requests a reset link. Does not reveal whether an address is registered. */
export function ForgotScreen({ isSent, ...props }: ForgotScreenProps) {
  return isSent ? <Sent {...props} /> : <Asking {...props} />;
}

type PartProps = Omit<ForgotScreenProps, 'isSent'>;

function Asking({ look = 'split', to, isPending, error, onSend }: PartProps) {
  const t = useCopy(authCopy);
  const textOf = useProblemText<typeof forgotPassword>({ RateLimited: useTooManyAttempts() });
  const form = useEndpointForm(forgotPassword, {
    values: { email: to },
    sending: { mutate: ({ email }) => onSend(email), isPending, error },
    inputOf: ({ email }) => ({ email: email.trim() }),
    texts: {
      email: (_, { email }) => t(email.trim() === '' ? 'auth.problem.email.missing' : 'auth.problem.email.shape'),
    },
  });
  return (
    <AuthFrame look={look} title={t('auth.forgot.title')} purpose={t('auth.forgot.purpose')}>
      <EndpointForm form={form} label={t('auth.forgot.title')} textOf={textOf}>
        <TextField
          {...form.field('email')}
          label={t('auth.register.email')}
          isRequired
          inputMode="email"
          autoComplete="email"
          dir="ltr"
        />
        <Button type="submit" tone="primary" isFullWidth isPending={isPending}>
          {t('auth.forgot.submit')}
        </Button>
      </EndpointForm>
      <Link href="/auth/login">{t('auth.toLogin')}</Link>
    </AuthFrame>
  );
}

function Sent({ look = 'split', to, isPending, error, secondsLeft, onResend, onChangeAddress }: PartProps) {
  const t = useCopy(authCopy);
  const textOf = useProblemText<typeof forgotPassword>({ RateLimited: useTooManyAttempts() });
  return (
    <AuthFrame
      look={look}
      takesFocus
      title={t('auth.forgot.sent.title')}
      purpose={t('auth.forgot.sent.purpose', { email: `\u2068${to}\u2069` })}
    >
      <ProblemAlert error={error} textOf={textOf} />
      <Text tone="quiet">{t('auth.forgot.sent.help')}</Text>
      <Resend secondsLeft={secondsLeft} isPending={isPending} onResend={onResend}>
        <Button onPress={onChangeAddress}>{t('auth.forgot.other')}</Button>
      </Resend>
      <Link href="/auth/login">{t('auth.toLogin')}</Link>
    </AuthFrame>
  );
}

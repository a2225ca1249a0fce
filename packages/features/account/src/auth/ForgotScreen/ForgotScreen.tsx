import { Button } from '@apiyard/ui/Button';
import { Form } from '@apiyard/ui/Form';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useId, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { authCopy } from '../auth-copy.ts';
import type { AuthLook } from '../AuthFrame/AuthFrame.tsx';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';
import { CallRefused } from '@apiyard/kit/credentials/CallRefused.tsx';
import { useFocusFirstWrong } from '@apiyard/kit/credentials/first-wrong.ts';
import { textOf } from '@apiyard/kit/credentials/form-text.ts';
import type { CallRefusal } from '@apiyard/kit/credentials/call-refusal.ts';
import { checkEmail } from '@apiyard/kit/credentials/email.ts';
import type { ResendProps } from '@apiyard/kit/credentials/Resend.tsx';
import { Resend } from '@apiyard/kit/credentials/Resend.tsx';

export interface ForgotScreenProps extends Omit<ResendProps, 'isPending'> {
  readonly look?: AuthLook;
  /** Whether the request was accepted; the same for known and unknown addresses. */
  readonly isSent: boolean;
  readonly to: string;
  readonly isPending: boolean;
  readonly refusal: CallRefusal | null;
  /** With an address that can be one. */
  readonly onSend: (email: string) => void;
  readonly onChangeAddress: () => void;
}

/** Requests a reset link. Does not reveal whether an address is registered. */
export function ForgotScreen({ isSent, ...props }: ForgotScreenProps) {
  return isSent ? <Sent {...props} /> : <Asking {...props} />;
}

type PartProps = Omit<ForgotScreenProps, 'isSent'>;

const problemWords = { missing: 'auth.problem.email.missing', email: 'auth.problem.email.shape' } as const;

function Asking({ look = 'split', to, isPending, refusal, onSend }: PartProps) {
  const t = useCopy(authCopy);
  const formId = useId();
  const [problem, setProblem] = useState<{ email: keyof typeof problemWords } | null>(null);
  useFocusFirstWrong(formId, problem);
  const submit = (data: FormData) => {
    if (isPending) return;
    const email = textOf(data, 'email').trim();
    const wrong = checkEmail(email);
    setProblem(wrong && { email: wrong });
    if (wrong === null) onSend(email);
  };
  return (
    <AuthFrame look={look} title={t('auth.forgot.title')} purpose={t('auth.forgot.purpose')}>
      {refusal !== null && <CallRefused refusal={refusal} />}
      <Form id={formId} judge="screen" onSubmit={submit} label={t('auth.forgot.title')}>
        <TextField
          label={t('auth.register.email')}
          name="email"
          isRequired
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          defaultValue={to}
          errorMessage={problem ? t(problemWords[problem.email]) : undefined}
          onChange={() => setProblem(null)}
        />
        <Button type="submit" tone="primary" isFullWidth isPending={isPending}>
          {t('auth.forgot.submit')}
        </Button>
      </Form>
      <Link href="/auth/login">{t('auth.toLogin')}</Link>
    </AuthFrame>
  );
}

function Sent({ look = 'split', to, isPending, refusal, secondsLeft, onResend, onChangeAddress }: PartProps) {
  const t = useCopy(authCopy);
  return (
    <AuthFrame
      look={look}
      takesFocus
      title={t('auth.forgot.sent.title')}
      purpose={t('auth.forgot.sent.purpose', { email: `\u2068${to}\u2069` })}
    >
      {refusal !== null && <CallRefused refusal={refusal} />}
      <Text tone="quiet">{t('auth.forgot.sent.help')}</Text>
      <Resend secondsLeft={secondsLeft} isPending={isPending} onResend={onResend}>
        <Button onPress={onChangeAddress}>{t('auth.forgot.other')}</Button>
      </Resend>
      <Link href="/auth/login">{t('auth.toLogin')}</Link>
    </AuthFrame>
  );
}

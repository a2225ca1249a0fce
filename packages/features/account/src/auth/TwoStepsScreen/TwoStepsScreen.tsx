import { confirmSecondStep } from '@apiyard/api/contract/accounts/recovery';
import { Button } from '@apiyard/ui/Button';
import { Link } from '@apiyard/ui/Link';
import { OneTimeCode } from '@apiyard/ui/OneTimeCode';
import { TextField } from '@apiyard/ui/TextField';
import { useEffect, useEffectEvent } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useTooManyAttempts } from '@apiyard/kit/credentials/too-many-attempts.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { failureOf } from '@apiyard/kit/errors/failure.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { authCopy } from '../auth-copy.ts';
import type { AuthLook } from '../AuthFrame/AuthFrame.tsx';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';
import { DeadEnd } from '../DeadEnd/DeadEnd.tsx';
import type { Proof } from '../second-step/two-steps.machine.ts';
import { codeLength } from '../second-step/two-steps.machine.ts';

export interface TwoStepsScreenProps {
  readonly look?: AuthLook;
  readonly kind: Proof['kind'];
  readonly isPending: boolean;
  /** Error of the last attempt. */
  readonly error: unknown;
  readonly onSubmit: (proof: Proof) => void;
  readonly onUse: (kind: Proof['kind']) => void;
}

const words = {
  code: { other: 'auth.steps.toRecovery', incomplete: 'auth.steps.short', wrong: 'auth.steps.wrong' },
  'recovery code': {
    other: 'auth.steps.toCode',
    incomplete: 'auth.steps.recoveryMissing',
    wrong: 'auth.steps.recoveryWrong',
  },
} as const;

/** Shown if no sign-in requires a second step. */
export function TwoStepsOver({
  look = 'split',
  takesFocus = false,
}: Pick<TwoStepsScreenProps, 'look'> & { readonly takesFocus?: boolean }) {
  const t = useCopy(authCopy);
  return (
    <DeadEnd
      look={look}
      takesFocus={takesFocus}
      title={t('auth.steps.ended.title')}
      text={t('auth.steps.ended.text')}
    />
  );
}

/** The second step of signing in: a code from an app, or a recovery code. */
export function TwoStepsScreen({ look = 'split', kind, isPending, error, onSubmit, onUse }: TwoStepsScreenProps) {
  const t = useCopy(authCopy);
  const isCode = kind === 'code';
  return (
    <AuthFrame look={look} title={t('auth.steps.title')} purpose={t(isCode ? 'auth.steps.app' : 'auth.steps.recovery')}>
      <ProofForm key={kind} kind={kind} isPending={isPending} error={error} onSubmit={onSubmit} />
      <div>
        <Button onPress={() => onUse(isCode ? 'recovery code' : 'code')}>{t(words[kind].other)}</Button>
      </div>
      <Link href="/auth/login">{t('auth.toLogin')}</Link>
    </AuthFrame>
  );
}

function ProofForm({
  kind,
  isPending,
  error,
  onSubmit,
}: Pick<TwoStepsScreenProps, 'kind' | 'isPending' | 'error' | 'onSubmit'>) {
  const t = useCopy(authCopy);
  const textOf = useProblemText<typeof confirmSecondStep>({ RateLimited: useTooManyAttempts() });
  const isCode = kind === 'code';
  const isComplete = ({ code }: { readonly code: string }) =>
    isCode ? code.length === codeLength : code.trim() !== '';
  const form = useEndpointForm(confirmSecondStep, {
    values: { code: '' },
    sending: { mutate: onSubmit, isPending, error },
    inputOf: ({ code }) => ({ kind, code: code.trim() }),
    rules: (values) => (isComplete(values) ? {} : { code: 'incomplete' }),
    texts: { code: (_, values) => t(words[kind][isComplete(values) ? 'wrong' : 'incomplete']) },
    codes: { WrongCode: ['code', t(words[kind].wrong)] },
  });
  const { id, reset } = form;
  const clear = useEffectEvent(() => reset({ code: '' }));
  useEffect(() => {
    // Clears the code for the next one; the error stays until then.
    if (failureOf(confirmSecondStep, error)?.code === 'WrongCode') clear();
  }, [error]);
  // People come here by pressing a button, so the field gets the focus.
  useEffect(() => document.getElementById(id)?.querySelector('input')?.focus(), [id]);
  return (
    <EndpointForm form={form} label={t('auth.steps.title')} textOf={textOf}>
      {isCode ? (
        <OneTimeCode
          {...form.field('code')}
          label={t('auth.steps.code')}
          length={codeLength}
          onComplete={(code) => form.submit({ code })}
        />
      ) : (
        <TextField {...form.field('code')} label={t('auth.steps.recoveryCode')} isMonospaced autoComplete="off" />
      )}
      <Button type="submit" tone="primary" isFullWidth isPending={isPending}>
        {t('auth.steps.submit')}
      </Button>
    </EndpointForm>
  );
}

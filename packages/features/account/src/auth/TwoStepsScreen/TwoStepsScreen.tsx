import { Button } from '@apiyard/ui/Button';
import { Form } from '@apiyard/ui/Form';
import { Link } from '@apiyard/ui/Link';
import { OneTimeCode } from '@apiyard/ui/OneTimeCode';
import { TextField } from '@apiyard/ui/TextField';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { authCopy } from '../auth-copy.ts';
import type { AuthLook } from '../AuthFrame/AuthFrame.tsx';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';
import { CallRefused } from '@apiyard/kit/credentials/CallRefused.tsx';
import { DeadEnd } from '../DeadEnd/DeadEnd.tsx';
import { useFocusFirstWrong } from '@apiyard/kit/credentials/first-wrong.ts';
import type { Proof } from '../recovery.ts';
import type { CallRefusal } from '@apiyard/kit/credentials/call-refusal.ts';
import { codeLength } from '../two-steps.machine.ts';

export interface TwoStepsScreenProps {
  readonly look?: AuthLook;
  readonly proof: Proof;
  readonly isPending: boolean;
  readonly problem: 'incomplete' | 'wrong' | null;
  readonly refusal: CallRefusal | null;
  readonly onChange: (code: string) => void;
  readonly onSubmit: () => void;
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

/** Shown when no sign-in awaits its second step. */
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
export function TwoStepsScreen({
  look = 'split',
  proof,
  isPending,
  problem,
  refusal,
  onChange,
  onSubmit,
  onUse,
}: TwoStepsScreenProps) {
  const t = useCopy(authCopy);
  const formId = useId();
  const isCode = proof.kind === 'code';
  useFocusFirstWrong(
    formId,
    useMemo(() => problem && { problem }, [problem]),
  );
  const shown = useRef<Proof['kind'] | null>(null);
  // People arrive here by pressing a button, so the field takes the focus.
  useEffect(() => {
    if (shown.current === proof.kind) return;
    shown.current = proof.kind;
    document.getElementById(formId)?.querySelector('input')?.focus();
  }, [formId, proof.kind]);
  const field = {
    value: proof.code,
    onChange,
    errorMessage: problem ? t(words[proof.kind][problem]) : undefined,
  };
  return (
    <AuthFrame look={look} title={t('auth.steps.title')} purpose={t(isCode ? 'auth.steps.app' : 'auth.steps.recovery')}>
      {refusal !== null && <CallRefused refusal={refusal} />}
      <Form id={formId} judge="screen" onSubmit={() => !isPending && onSubmit()} label={t('auth.steps.title')}>
        {isCode ? (
          <OneTimeCode
            {...field}
            label={t('auth.steps.code')}
            length={codeLength}
            onComplete={() => !isPending && onSubmit()}
          />
        ) : (
          <TextField {...field} label={t('auth.steps.recoveryCode')} name="recovery" isMonospaced autoComplete="off" />
        )}
        <Button type="submit" tone="primary" isFullWidth isPending={isPending}>
          {t('auth.steps.submit')}
        </Button>
      </Form>
      <div>
        <Button onPress={() => onUse(isCode ? 'recovery code' : 'code')}>{t(words[proof.kind].other)}</Button>
      </div>
      <Link href="/auth/login">{t('auth.toLogin')}</Link>
    </AuthFrame>
  );
}

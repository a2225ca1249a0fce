import { Button } from '@apiyard/ui/Button';
import { Form } from '@apiyard/ui/Form';
import { Link } from '@apiyard/ui/Link';
import { OneTimeCode } from '@apiyard/ui/OneTimeCode';
import { TextField } from '@apiyard/ui/TextField';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import { authCopy } from '../auth-copy.ts';
import type { AuthLook } from '../AuthFrame/AuthFrame.tsx';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';
import { CallRefused } from '../CallRefused.tsx';
import { DeadEnd } from '../DeadEnd/DeadEnd.tsx';
import { useFocusFirstWrong } from '../first-wrong.ts';
import type { Proof, SecondStep } from '../recovery.ts';
import type { CallRefusal } from '../refusals.ts';
import type { ResendProps } from '../Resend.tsx';
import { Resend } from '../Resend.tsx';
import { codeLength } from '../two-steps.machine.ts';

export interface TwoStepsScreenProps {
  readonly look?: AuthLook;
  readonly method: SecondStep['method'];
  readonly proof: Proof;
  readonly isPending: boolean;
  readonly problem: 'incomplete' | 'wrong' | null;
  readonly refusal: CallRefusal | null;
  /** For digits that come by mail. */
  readonly resend: ResendProps | null;
  readonly onChange: (code: string) => void;
  readonly onSubmit: () => void;
  readonly onUse: (kind: Proof['kind']) => void;
}

const words = {
  code: { other: 'auth.steps.toRecovery', incomplete: 'auth.steps.short', wrong: 'auth.steps.wrong' },
  'recovery code': { other: 'auth.steps.toCode', incomplete: 'auth.steps.recoveryMissing', wrong: 'auth.steps.recoveryWrong' },
} as const;

const purposes = { app: 'auth.steps.app', mail: 'auth.steps.mail' } as const;

/** In its place while no sign-in is waiting for its second step. */
export function TwoStepsOver({ look = 'split', takesFocus = false }: Pick<TwoStepsScreenProps, 'look'> & { readonly takesFocus?: boolean }) {
  const t = useCopy(authCopy);
  return <DeadEnd look={look} takesFocus={takesFocus} title={t('auth.steps.ended.title')} text={t('auth.steps.ended.text')} />;
}

/** The second step of signing in: digits from an app or a mail, or a recovery code when neither is at hand. */
export function TwoStepsScreen({ look = 'split', method, proof, isPending, problem, refusal, resend, onChange, onSubmit, onUse }: TwoStepsScreenProps) {
  const t = useCopy(authCopy);
  const formId = useId();
  const isCode = proof.kind === 'code';
  useFocusFirstWrong(
    formId,
    useMemo(() => problem && { problem }, [problem]),
  );
  const shown = useRef(proof.kind);
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
  const otherWay = <Button onPress={() => onUse(isCode ? 'recovery code' : 'code')}>{t(words[proof.kind].other)}</Button>;
  return (
    <AuthFrame look={look} title={t('auth.steps.title')} purpose={t(isCode ? purposes[method] : 'auth.steps.recovery')}>
      {refusal !== null && <CallRefused refusal={refusal} />}
      <Form id={formId} onSubmit={() => !isPending && onSubmit()} label={t('auth.steps.title')}>
        {isCode ? (
          <OneTimeCode {...field} label={t('auth.steps.code')} length={codeLength} onComplete={() => !isPending && onSubmit()} />
        ) : (
          <TextField {...field} label={t('auth.steps.recoveryCode')} name="recovery" isMonospaced autoComplete="off" />
        )}
        <Button type="submit" tone="primary" isFullWidth isPending={isPending}>
          {t('auth.steps.submit')}
        </Button>
      </Form>
      {isCode && resend !== null ? <Resend {...resend}>{otherWay}</Resend> : <div>{otherWay}</div>}
      <Link href="/auth/login">{t('auth.toLogin')}</Link>
    </AuthFrame>
  );
}

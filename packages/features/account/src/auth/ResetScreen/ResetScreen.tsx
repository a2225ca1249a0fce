import { Button } from '@apiyard/ui/Button';
import { Form } from '@apiyard/ui/Form';
import { Link } from '@apiyard/ui/Link';
import { useId, useMemo, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { authCopy } from '../auth-copy.ts';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';
import { CallRefused } from '@apiyard/kit/credentials/CallRefused.tsx';
import { DeadEnd } from '../DeadEnd/DeadEnd.tsx';
import { useFocusFirstWrong } from '@apiyard/kit/credentials/first-wrong.ts';
import { NewPasswordField } from '@apiyard/kit/credentials/NewPasswordField.tsx';
import type { CallRefusal } from '@apiyard/kit/credentials/call-refusal.ts';
import type { PasswordProblem } from '@apiyard/kit/credentials/password.ts';
import { RevokeKeysField } from '@apiyard/kit/credentials/RevokeKeysField.tsx';
import type { NewPassword } from '../recovery.ts';

export interface ResetScreenProps {
  /** `spent`: its link is used up or too old. */
  readonly stage: 'editing' | 'spent' | 'done';
  readonly isPending: boolean;
  readonly problem: PasswordProblem | null;
  readonly refusal: CallRefusal | null;
  readonly onSubmit: (form: NewPassword) => void;
  /** The password changed: its error may be outdated. */
  readonly onChange: () => void;
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

function Editing({ isPending, problem, refusal, onSubmit, onChange }: Omit<ResetScreenProps, 'stage'>) {
  const t = useCopy(authCopy);
  const formId = useId();
  const [password, setPassword] = useState('');
  // Another person may have had access to the account.
  const [revokeKeys, setRevokeKeys] = useState(true);
  useFocusFirstWrong(
    formId,
    useMemo(() => problem && { problem }, [problem]),
  );
  return (
    <AuthFrame title={t('auth.reset.title')} purpose={t('auth.reset.purpose')}>
      {refusal !== null && <CallRefused refusal={refusal} />}
      <Form
        id={formId}
        judge="screen"
        onSubmit={() => !isPending && onSubmit({ password, revokeKeys })}
        label={t('auth.reset.title')}
      >
        <NewPasswordField
          label={t('auth.reset.password')}
          name="password"
          value={password}
          problem={problem}
          onChange={(value) => {
            setPassword(value);
            onChange();
          }}
        />
        <RevokeKeysField isSelected={revokeKeys} onChange={setRevokeKeys} />
        <Button type="submit" tone="primary" isFullWidth isPending={isPending}>
          {t('auth.reset.submit')}
        </Button>
      </Form>
      <Link href="/auth/login">{t('auth.toLogin')}</Link>
    </AuthFrame>
  );
}

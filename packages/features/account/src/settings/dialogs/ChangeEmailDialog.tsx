import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useMemo, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { checkEmail } from '@apiyard/kit/credentials/email.ts';
import { withoutProblem } from '@apiyard/kit/credentials/first-wrong.ts';
import { textOf } from '@apiyard/kit/credentials/form-text.ts';
import { accountCopy } from '../account-copy.ts';
import { AskDialog } from './AskDialog.tsx';
import type { AskDialogProps } from './AskDialog.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';

export interface EmailAnswer {
  readonly email: string;
  readonly password: string;
}

export interface ChangeEmailDialogProps extends AskDialogProps {
  /** Whether one is in force that the new one would take the place of. */
  readonly hasEmail: boolean;
  readonly onSubmit: (answer: EmailAnswer) => void;
  readonly onChange: () => void;
}

const words = { missing: 'account.email.problem.missing', email: 'account.email.problem.shape' } as const;

/** Another address: it counts once the link of its mail was followed. */
export function ChangeEmailDialog({ hasEmail, onSubmit, onChange, refusal, ...props }: ChangeEmailDialogProps) {
  const t = useCopy(accountCopy);
  const [wrong, setWrong] = useState<{ email?: keyof typeof words; password?: true }>({});
  const isRefused = refusal?.kind === 'invalid' && refusal.fields.includes('email');
  const isWrongPassword = refusal?.kind === 'wrong password';
  const email = wrong.email ?? (isRefused ? 'email' : undefined);
  const problems = useMemo(
    () =>
      email || wrong.password || isWrongPassword
        ? { email, password: wrong.password ?? (isWrongPassword || undefined) }
        : null,
    [email, wrong.password, isWrongPassword],
  );
  return (
    <AskDialog
      {...props}
      refusal={isRefused ? null : refusal}
      title={t(hasEmail ? 'account.email.change' : 'account.email.add')}
      submit={t('account.email.send')}
      text={<Text tone="quiet">{t(hasEmail ? 'account.email.changeText' : 'account.email.addText')}</Text>}
      problems={problems}
      onSubmit={(data) => {
        const answer = { email: textOf(data, 'email').trim(), password: textOf(data, 'password') };
        const problem = checkEmail(answer.email);
        const found = {
          ...(problem && { email: problem }),
          ...(answer.password === '' && { password: true as const }),
        };
        setWrong(found);
        if (Object.keys(found).length === 0) onSubmit(answer);
      }}
    >
      <TextField
        label={t('account.email.new')}
        name="email"
        isRequired
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        errorMessage={email ? t(words[email]) : undefined}
        onChange={() => {
          setWrong((before) => withoutProblem(before, 'email'));
          onChange();
        }}
      />
      <CurrentPasswordField
        refusal={refusal}
        isMissing={wrong.password === true}
        onChange={() => {
          setWrong((before) => withoutProblem(before, 'password'));
          onChange();
        }}
      />
    </AskDialog>
  );
}

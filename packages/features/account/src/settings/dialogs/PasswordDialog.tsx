import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { withoutProblem } from '@apiyard/kit/credentials/first-wrong.ts';
import { textOf } from '@apiyard/kit/credentials/form-text.ts';
import { AskDialog } from './AskDialog.tsx';
import type { AskDialogProps } from './AskDialog.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { StepCodeField } from './StepCodeField.tsx';

export interface PasswordDialogProps extends AskDialogProps {
  readonly title: string;
  /** What will come about. */
  readonly text: ReactNode;
  readonly submit: string;
  readonly tone?: 'primary' | 'danger';
  /** Also requires a code of the second step. @default false */
  readonly asksCode?: boolean;
  /** `code` is empty where none is required. */
  readonly onSubmit: (password: string, code: string) => void;
  readonly onChange: () => void;
}

/** Asks for the password before something only the person may do. */
export function PasswordDialog({ onSubmit, onChange, refusal, asksCode = false, ...props }: PasswordDialogProps) {
  const [missing, setMissing] = useState<{ password?: true; code?: true }>({});
  const isWrongPassword = refusal?.kind === 'wrong password';
  const isWrongCode = refusal?.kind === 'wrong code';
  const change = (field: 'password' | 'code') => () => {
    setMissing((before) => withoutProblem(before, field));
    onChange();
  };
  return (
    <AskDialog
      {...props}
      refusal={refusal}
      problems={useMemo(() => {
        const wrong = { ...missing, ...(isWrongPassword && { password: true }), ...(isWrongCode && { code: true }) };
        return Object.keys(wrong).length > 0 ? wrong : null;
      }, [missing, isWrongPassword, isWrongCode])}
      onSubmit={(data) => {
        const password = textOf(data, 'password');
        const code = asksCode ? textOf(data, 'code').trim() : '';
        const found = {
          ...(password === '' && { password: true as const }),
          ...(asksCode && code === '' && { code: true as const }),
        };
        setMissing(found);
        if (Object.keys(found).length === 0) onSubmit(password, code);
      }}
    >
      <CurrentPasswordField refusal={refusal} isMissing={missing.password === true} onChange={change('password')} />
      {asksCode && <StepCodeField refusal={refusal} isMissing={missing.code === true} onChange={change('code')} />}
    </AskDialog>
  );
}

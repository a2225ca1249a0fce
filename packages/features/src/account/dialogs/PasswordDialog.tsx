import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { textOf } from '../../_kit/credentials/form-text.ts';
import { AskDialog } from './AskDialog.tsx';
import type { AskDialogProps } from './AskDialog.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';

export interface PasswordDialogProps extends AskDialogProps {
  readonly title: string;
  /** What will come about. */
  readonly text: ReactNode;
  readonly submit: string;
  readonly tone?: 'primary' | 'danger';
  readonly onSubmit: (password: string) => void;
  readonly onChange: () => void;
}

/** Asks for the password before something only the person may do. */
export function PasswordDialog({ onSubmit, onChange, refusal, ...props }: PasswordDialogProps) {
  const [isMissing, setMissing] = useState(false);
  const isWrong = refusal?.kind === 'wrong password';
  return (
    <AskDialog
      {...props}
      refusal={refusal}
      problems={useMemo(() => (isMissing || isWrong ? { password: true } : null), [isMissing, isWrong])}
      onSubmit={(data) => {
        const password = textOf(data, 'password');
        setMissing(password === '');
        if (password !== '') onSubmit(password);
      }}
    >
      <CurrentPasswordField
        refusal={refusal}
        isMissing={isMissing}
        onChange={() => {
          setMissing(false);
          onChange();
        }}
      />
    </AskDialog>
  );
}

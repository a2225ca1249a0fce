import type { Endpoint, InputOf } from '@apiyard/api/contract/endpoint';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { accountCopy } from '../account-copy.ts';
import { useAccountProblemText } from '../problem-text.ts';
import type { AskDialogProps, AskFormProps } from './AskDialog.tsx';
import { AskDialog } from './AskDialog.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { StepCodeField } from './StepCodeField.tsx';

interface Proof {
  readonly password: string;
  /** Empty if no password is required. */
  readonly code: string;
}

interface ProofOptions<E extends Endpoint> {
  readonly endpoint: E;
  /** Also requires a code of the second step. @default false */
  readonly asksCode?: boolean;
  readonly inputOf: (proof: Proof) => InputOf<E>;
}

interface PasswordDialogProps<E extends Endpoint> extends AskDialogProps<InputOf<E>>, ProofOptions<E> {
  readonly title: string;
  /** What the action does. */
  readonly text: ReactNode;
  readonly submit: string;
  readonly tone?: 'primary' | 'dangerSolid';
}

/** Requires the password before a sensitive change. */
export function PasswordDialog<E extends Endpoint>({
  isOpen,
  sending,
  title,
  text,
  submit,
  tone,
  onClose,
  ...proof
}: PasswordDialogProps<E>) {
  return (
    <AskDialog
      isOpen={isOpen}
      isPending={sending.isPending}
      title={title}
      text={text}
      submit={submit}
      tone={tone}
      onClose={onClose}
    >
      {(id) => <ProofForm id={id} label={title} sending={sending} {...proof} />}
    </AskDialog>
  );
}

function ProofForm<E extends Endpoint>({
  id,
  label,
  sending,
  endpoint,
  asksCode = false,
  inputOf,
}: AskFormProps<InputOf<E>> & ProofOptions<E>) {
  const t = useCopy(accountCopy);
  const textOf = useAccountProblemText();
  const form = useEndpointForm<E, Proof>(endpoint, {
    id,
    values: { password: '', code: '' },
    sending,
    inputOf: ({ password, code }) => inputOf({ password, code: code.trim() }),
    texts: { password: t('account.password.missing'), code: t('account.steps.anyCodeMissing') },
    codes: {
      WrongPassword: ['password', t('account.password.wrong')],
      WrongCode: ['code', t('account.steps.wrong')],
    },
  });
  return (
    <EndpointForm form={form} label={label} textOf={textOf}>
      <CurrentPasswordField {...form.field('password')} />
      {asksCode && <StepCodeField {...form.field('code')} />}
    </EndpointForm>
  );
}

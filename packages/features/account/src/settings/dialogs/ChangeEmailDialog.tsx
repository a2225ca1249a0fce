import { changeEmail } from '@apiyard/api/contract/accounts/account';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { accountCopy } from '../account-copy.ts';
import { useAccountProblemText } from '../problem-text.ts';
import type { AskDialogProps, AskFormProps } from './AskDialog.tsx';
import { AskDialog } from './AskDialog.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';

type Input = InputOf<typeof changeEmail>;

export interface ChangeEmailDialogProps extends AskDialogProps<Input> {
  /** Whether the account already has an address, which the new one would replace. */
  readonly hasEmail: boolean;
}

/** Changes the email address; takes effect once the link in the email was opened. */
export function ChangeEmailDialog({ hasEmail, isOpen, sending, onClose }: ChangeEmailDialogProps) {
  const t = useCopy(accountCopy);
  const title = t(hasEmail ? 'account.email.change' : 'account.email.add');
  return (
    <AskDialog
      isOpen={isOpen}
      isPending={sending.isPending}
      title={title}
      submit={t('account.email.send')}
      text={<Text tone="quiet">{t(hasEmail ? 'account.email.changeText' : 'account.email.addText')}</Text>}
      onClose={onClose}
    >
      {(id) => <EmailForm id={id} label={title} sending={sending} />}
    </AskDialog>
  );
}

function EmailForm({ id, label, sending }: AskFormProps<Input>) {
  const t = useCopy(accountCopy);
  const textOf = useAccountProblemText();
  const form = useEndpointForm(changeEmail, {
    id,
    values: { email: '', password: '' },
    sending,
    inputOf: ({ email, password }) => ({ email: email.trim(), password }),
    texts: {
      email: (_, { email }) => (email.trim() === '' ? t('account.email.problem.missing') : undefined),
      password: t('account.password.missing'),
    },
    codes: { WrongPassword: ['password', t('account.password.wrong')] },
  });
  return (
    <EndpointForm form={form} label={label} textOf={textOf}>
      <TextField
        label={t('account.email.new')}
        isRequired
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        {...form.field('email')}
      />
      <CurrentPasswordField {...form.field('password')} />
    </EndpointForm>
  );
}

import type { Passkey } from '@apiyard/api/contract/accounts/account';
import { removePasskey, renamePasskey, startPasskey } from '@apiyard/api/contract/accounts/account';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { Alert } from '@apiyard/ui/Alert';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import type { FieldProps } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { accountCopy } from '../account-copy.ts';
import { BrowserRefused } from '../browser-refused.ts';
import { useAccountProblemText } from '../problem-text.ts';
import type { AskDialogProps, AskFormProps } from './AskDialog.tsx';
import { AskDialog } from './AskDialog.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { StepCodeField } from './StepCodeField.tsx';

const passkeyNameLengthMax = 60;

export interface PasskeyResponse {
  readonly name: string;
  readonly password: string;
  /** Whether the account has two-step verification. */
  readonly code?: string;
}

export interface AddPasskeyDialogProps extends AskDialogProps<PasskeyResponse> {
  /** Also requires a code of the second step. @default false */
  readonly asksCode?: boolean;
}

/** A name, the password and, with two-step verification, a code; then the browser opens its own dialog. */
export function AddPasskeyDialog({ asksCode = false, isOpen, sending, onClose }: AddPasskeyDialogProps) {
  const t = useCopy(accountCopy);
  const title = t('account.passkeys.add');
  const { error } = sending;
  const refused = error instanceof BrowserRefused ? error.kind : null;
  return (
    <AskDialog
      isOpen={isOpen}
      isPending={sending.isPending}
      title={title}
      submit={t('account.passkeys.goOn')}
      text={
        <>
          <Text tone="quiet">{t('account.passkeys.addText')}</Text>
          {refused === 'known' && <Alert tone="info">{t('account.refused.passkeyKnown')}</Alert>}
          {refused === 'impossible' && <Alert tone="error">{t('account.refused.passkey')}</Alert>}
        </>
      }
      onClose={onClose}
    >
      {(id) => (
        <AddForm
          id={id}
          label={title}
          asksCode={asksCode}
          sending={{ ...sending, error: refused === null ? error : null }}
        />
      )}
    </AskDialog>
  );
}

function AddForm({ id, label, asksCode, sending }: AskFormProps<PasskeyResponse> & { readonly asksCode: boolean }) {
  const t = useCopy(accountCopy);
  const textOf = useAccountProblemText();
  const form = useEndpointForm(startPasskey, {
    id,
    values: { name: '', password: '', code: '' },
    sending,
    inputOf: ({ name, password, code }): PasskeyResponse => ({
      name: name.trim(),
      password,
      ...(asksCode && { code: code.trim() }),
    }),
    rules: ({ name }) => (name.trim() === '' ? { name: 'missing' } : {}),
    texts: {
      name: ({ code }) => (code === 'missing' ? t('account.passkeys.nameMissing') : undefined),
      password: t('account.password.missing'),
      code: t('account.steps.anyCodeMissing'),
    },
    codes: {
      WrongPassword: ['password', t('account.password.wrong')],
      WrongCode: ['code', t('account.steps.wrong')],
    },
  });
  return (
    <EndpointForm form={form} label={label} textOf={textOf}>
      <PasskeyNameField {...form.field('name')} description={t('account.passkeys.nameHelp')} />
      <CurrentPasswordField {...form.field('password')} />
      {asksCode && <StepCodeField {...form.field('code')} />}
    </EndpointForm>
  );
}

interface PasskeyProps {
  /** Null before the dialog is first opened. */
  readonly passkey: Passkey | null;
}

export type RenamePasskeyDialogProps = AskDialogProps<InputOf<typeof renamePasskey>> & PasskeyProps;

export function RenamePasskeyDialog({ passkey, isOpen, sending, onClose }: RenamePasskeyDialogProps) {
  const t = useCopy(accountCopy);
  const title = t('account.passkeys.rename');
  return (
    <AskDialog isOpen={isOpen} isPending={sending.isPending} title={title} submit={t('account.save')} onClose={onClose}>
      {(id) => passkey && <RenameForm id={id} label={title} passkey={passkey} sending={sending} />}
    </AskDialog>
  );
}

function RenameForm({
  id,
  label,
  passkey,
  sending,
}: AskFormProps<InputOf<typeof renamePasskey>> & { readonly passkey: Passkey }) {
  const t = useCopy(accountCopy);
  const textOf = useAccountProblemText();
  const form = useEndpointForm(renamePasskey, {
    id,
    values: { name: passkey.name },
    sending,
    inputOf: ({ name }) => ({ id: passkey.id, name: name.trim() }),
    texts: { name: ({ code }) => (code === 'too_small' ? t('account.passkeys.nameMissing') : undefined) },
  });
  return (
    <EndpointForm form={form} label={label} textOf={textOf}>
      <PasskeyNameField {...form.field('name')} />
    </EndpointForm>
  );
}

function PasskeyNameField(field: FieldProps<string> & { readonly description?: string }) {
  const t = useCopy(accountCopy);
  return (
    <TextField
      label={t('account.passkeys.name')}
      isRequired
      maxLength={passkeyNameLengthMax}
      autoComplete="off"
      {...field}
    />
  );
}

export type RemovePasskeyDialogProps = AskDialogProps<InputOf<typeof removePasskey>> & PasskeyProps;

export function RemovePasskeyDialog({ passkey, ...props }: RemovePasskeyDialogProps) {
  const t = useCopy(accountCopy);
  const { id, name } = passkey ?? { id: '', name: '' };
  return (
    <PasswordDialog
      {...props}
      endpoint={removePasskey}
      inputOf={({ password }) => ({ id, password })}
      title={t('account.passkeys.removeAsk')}
      text={<Text>{t('account.passkeys.removeText', { name: `\u2068${name}\u2069` })}</Text>}
      submit={t('account.passkeys.remove')}
      tone="dangerSolid"
    />
  );
}

import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useMemo, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { withoutProblem } from '@apiyard/kit/credentials/first-wrong.ts';
import { textOf } from '@apiyard/kit/credentials/form-text.ts';
import { accountCopy } from '../account-copy.ts';
import { AskDialog } from './AskDialog.tsx';
import type { AskDialogProps } from './AskDialog.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { StepCodeField } from './StepCodeField.tsx';

const passkeyNameLengthMax = 60;

export interface PasskeyAnswer {
  readonly name: string;
  readonly password: string;
  /** Where the account has a second step. */
  readonly code?: string;
}

export interface AddPasskeyDialogProps extends AskDialogProps {
  /** Also requires a code of the second step. @default false */
  readonly asksCode?: boolean;
  readonly onSubmit: (answer: PasskeyAnswer) => void;
  readonly onChange: () => void;
}

type Wrong = { name?: true; password?: true; code?: true };

/** A name, the password and, where there is a second step, a code; the browser then asks for the rest. */
export function AddPasskeyDialog({ asksCode = false, onSubmit, onChange, refusal, ...props }: AddPasskeyDialogProps) {
  const t = useCopy(accountCopy);
  const [wrong, setWrong] = useState<Wrong>({});
  const isWrongPassword = refusal?.kind === 'wrong password';
  const isWrongCode = refusal?.kind === 'wrong code';
  const problems = useMemo(() => {
    const found = { ...wrong, ...(isWrongPassword && { password: true }), ...(isWrongCode && { code: true }) };
    return Object.keys(found).length > 0 ? found : null;
  }, [wrong, isWrongPassword, isWrongCode]);
  const change = (field: keyof Wrong) => () => {
    setWrong((before) => withoutProblem(before, field));
    onChange();
  };
  return (
    <AskDialog
      {...props}
      refusal={refusal}
      title={t('account.passkeys.add')}
      submit={t('account.passkeys.goOn')}
      text={<Text tone="quiet">{t('account.passkeys.addText')}</Text>}
      problems={problems}
      onSubmit={(data) => {
        const answer: PasskeyAnswer = {
          name: textOf(data, 'name').trim(),
          password: textOf(data, 'password'),
          ...(asksCode && { code: textOf(data, 'code').trim() }),
        };
        const found: Wrong = {
          ...(answer.name === '' && { name: true }),
          ...(answer.password === '' && { password: true }),
          ...(answer.code === '' && { code: true }),
        };
        setWrong(found);
        if (Object.keys(found).length === 0) onSubmit(answer);
      }}
    >
      <TextField
        label={t('account.passkeys.name')}
        name="name"
        isRequired
        description={t('account.passkeys.nameHelp')}
        maxLength={passkeyNameLengthMax}
        autoComplete="off"
        errorMessage={wrong.name ? t('account.passkeys.nameMissing') : undefined}
        onChange={change('name')}
      />
      <CurrentPasswordField refusal={refusal} isMissing={wrong.password === true} onChange={change('password')} />
      {asksCode && <StepCodeField refusal={refusal} isMissing={wrong.code === true} onChange={change('code')} />}
    </AskDialog>
  );
}

export interface RenamePasskeyDialogProps extends AskDialogProps {
  /** As it is called now. */
  readonly name: string;
  readonly onSubmit: (name: string) => void;
  readonly onChange: () => void;
}

export function RenamePasskeyDialog({ name, onSubmit, onChange, ...props }: RenamePasskeyDialogProps) {
  const t = useCopy(accountCopy);
  const [isMissing, setMissing] = useState(false);
  return (
    <AskDialog
      {...props}
      title={t('account.passkeys.rename')}
      submit={t('account.save')}
      problems={useMemo(() => (isMissing ? { name: true } : null), [isMissing])}
      onSubmit={(data) => {
        const given = textOf(data, 'name').trim();
        setMissing(given === '');
        if (given !== '') onSubmit(given);
      }}
    >
      <TextField
        label={t('account.passkeys.name')}
        name="name"
        isRequired
        defaultValue={name}
        maxLength={passkeyNameLengthMax}
        autoComplete="off"
        errorMessage={isMissing ? t('account.passkeys.nameMissing') : undefined}
        onChange={() => {
          setMissing(false);
          onChange();
        }}
      />
    </AskDialog>
  );
}

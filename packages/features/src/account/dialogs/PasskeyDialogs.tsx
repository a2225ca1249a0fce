import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useMemo, useState } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import { withoutProblem } from '../../_kit/credentials/first-wrong.ts';
import { textOf } from '../../_kit/credentials/form-text.ts';
import { accountCopy } from '../account-copy.ts';
import { AskDialog } from './AskDialog.tsx';
import type { AskDialogProps } from './AskDialog.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';

const passkeyNameLengthMax = 60;

export interface PasskeyAnswer {
  readonly name: string;
  readonly password: string;
}

export interface AddPasskeyDialogProps extends AskDialogProps {
  readonly onSubmit: (answer: PasskeyAnswer) => void;
  readonly onChange: () => void;
}

type Wrong = { name?: true; password?: true };

/** A name and the password; the browser then asks for the rest. */
export function AddPasskeyDialog({ onSubmit, onChange, refusal, ...props }: AddPasskeyDialogProps) {
  const t = useCopy(accountCopy);
  const [wrong, setWrong] = useState<Wrong>({});
  const isWrongPassword = refusal?.kind === 'wrong password';
  const problems = useMemo(
    () =>
      wrong.name || wrong.password || isWrongPassword ? { ...wrong, ...(isWrongPassword && { password: true }) } : null,
    [wrong, isWrongPassword],
  );
  return (
    <AskDialog
      {...props}
      refusal={refusal}
      title={t('account.passkeys.add')}
      submit={t('account.passkeys.goOn')}
      text={<Text tone="quiet">{t('account.passkeys.addText')}</Text>}
      problems={problems}
      onSubmit={(data) => {
        const answer = { name: textOf(data, 'name').trim(), password: textOf(data, 'password') };
        const found: Wrong = {
          ...(answer.name === '' && { name: true }),
          ...(answer.password === '' && { password: true }),
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
        onChange={() => {
          setWrong((before) => withoutProblem(before, 'name'));
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

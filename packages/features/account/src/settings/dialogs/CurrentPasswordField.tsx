import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { accountCopy } from '../account-copy.ts';
import type { AccountRefusal } from '../refusals.ts';

interface CurrentPasswordFieldProps {
  readonly refusal: AccountRefusal | null;
  readonly isMissing: boolean;
  readonly onChange: () => void;
}

/** Asked again before what only the person may do. */
export function CurrentPasswordField({ refusal, isMissing, onChange }: CurrentPasswordFieldProps) {
  const t = useCopy(accountCopy);
  const isWrong = refusal?.kind === 'wrong password';
  return (
    <TextField
      label={t('account.password.current')}
      name="password"
      isRequired
      type="password"
      autoComplete="current-password"
      errorMessage={isMissing ? t('account.password.missing') : isWrong ? t('account.password.wrong') : undefined}
      onChange={onChange}
    />
  );
}

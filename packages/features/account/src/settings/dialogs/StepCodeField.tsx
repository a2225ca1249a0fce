import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { accountCopy } from '../account-copy.ts';
import type { AccountRefusal } from '../refusals.ts';

interface StepCodeFieldProps {
  readonly refusal: AccountRefusal | null;
  readonly isMissing: boolean;
  readonly onChange: () => void;
}

/** An app code or a recovery code, required before changing two-step verification. */
export function StepCodeField({ refusal, isMissing, onChange }: StepCodeFieldProps) {
  const t = useCopy(accountCopy);
  const isWrong = refusal?.kind === 'wrong code';
  return (
    <TextField
      label={t('account.steps.anyCode')}
      name="code"
      isRequired
      isMonospaced
      dir="ltr"
      autoComplete="one-time-code"
      description={t('account.steps.anyCodeHelp')}
      errorMessage={isMissing ? t('account.steps.anyCodeMissing') : isWrong ? t('account.steps.wrong') : undefined}
      onChange={onChange}
    />
  );
}

import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { FieldProps } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { accountCopy } from '../account-copy.ts';

/** An app code or a recovery code, required before changing two-step verification. */
export function StepCodeField(field: FieldProps<string>) {
  const t = useCopy(accountCopy);
  return (
    <TextField
      label={t('account.steps.anyCode')}
      isRequired
      isMonospaced
      dir="ltr"
      autoComplete="one-time-code"
      description={t('account.steps.anyCodeHelp')}
      {...field}
    />
  );
}

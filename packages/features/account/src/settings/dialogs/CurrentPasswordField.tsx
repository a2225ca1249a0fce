import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { FieldProps } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { accountCopy } from '../account-copy.ts';

/** The current password, required before sensitive changes. */
export function CurrentPasswordField(field: FieldProps<string>) {
  const t = useCopy(accountCopy);
  return (
    <TextField
      label={t('account.password.current')}
      isRequired
      type="password"
      autoComplete="current-password"
      {...field}
    />
  );
}

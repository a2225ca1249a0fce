import { passwordLengthMin } from '@apiyard/api/contract/accounts/session';
import { TextField } from '@apiyard/ui/TextField';
import type { Translate } from '../copy.ts';
import { useCopy } from '../copy.ts';
import type credentialsEnglish from './copy/en.ts';
import { credentialsCopy } from './credentials-copy.ts';
import { passwordLength, passwordLengthSuggested } from './password.ts';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly errorMessage: string | undefined;
  readonly onChange: (password: string) => void;
}

/**
 * A password that is chosen now. One field: what can be shown need not be typed twice. Its form takes
 * `useNewPasswordText` for what is wrong.
 */
export function NewPasswordField({ label, name, value, errorMessage, onChange }: NewPasswordFieldProps) {
  const t = useCopy(credentialsCopy);
  return (
    <TextField
      label={label}
      name={name}
      isRequired
      type="password"
      autoComplete="new-password"
      description={lengthWords(value, t)}
      errorMessage={errorMessage}
      value={value}
      onChange={onChange}
    />
  );
}

function lengthWords(password: string, t: Translate<typeof credentialsEnglish>): string {
  switch (passwordLength(password)) {
    case 'none':
      return t('credentials.password.help');
    case 'short':
      return t('credentials.password.short', { count: passwordLengthMin - password.length });
    case 'enough':
      return t('credentials.password.enough', { count: passwordLengthSuggested - password.length });
    case 'good':
      return t('credentials.password.good');
  }
}

import { passwordLengthMin } from '@apiyard/api/contract/session';
import { TextField } from '@apiyard/ui/TextField';
import type { Translate } from '../copy.ts';
import { useCopy } from '../copy.ts';
import type credentialsEnglish from './copy/en.ts';
import { credentialsCopy } from './credentials-copy.ts';
import type { PasswordProblem } from './password.ts';
import { passwordLength, passwordLengthSuggested } from './password.ts';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly problem: PasswordProblem | null;
  readonly onChange: (password: string) => void;
}

const problemWords = {
  missing: 'credentials.problem.missing',
  'too short': 'credentials.problem.short',
  'too long': 'credentials.problem.long',
  common: 'credentials.problem.common',
  repeat: 'credentials.problem.repeat',
  sequence: 'credentials.problem.sequence',
  site: 'credentials.problem.site',
  personal: 'credentials.problem.personal',
} as const;

/** A password that is chosen now. One field: what can be shown need not be typed twice. */
export function NewPasswordField({ label, name, value, problem, onChange }: NewPasswordFieldProps) {
  const t = useCopy(credentialsCopy);
  return (
    <TextField
      label={label}
      name={name}
      isRequired
      type="password"
      autoComplete="new-password"
      description={lengthWords(value, t)}
      errorMessage={problem ? t(problemWords[problem]) : undefined}
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

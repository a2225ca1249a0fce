import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Form } from '@apiyard/ui/Form';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useId, useState } from 'react';
import type { CopyKey } from '../../_kit/copy.ts';
import { useCopy } from '../../_kit/copy.ts';
import { useFormat } from '../../_kit/format.ts';
import { useSite } from '../../_kit/services.tsx';
import { authCopy } from '../auth-copy.ts';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';
import type authEnglish from '../copy/en.ts';
import { useFocusFirstWrong } from '../first-wrong.ts';
import { textOf } from '../form-text.ts';
import { passwordLengthWords, passwordProblemWords } from '../password-words.ts';
import type { FieldProblem, FieldProblems, RegisterField, RegisterInput } from '../register-form.ts';
import type { FormRefusal } from '../refusals.ts';

export interface RegisterScreenProps {
  readonly isPending: boolean;
  readonly problems: FieldProblems;
  /** A refusal that belongs to no field. */
  readonly refusal: FormRefusal | null;
  /** Came by the set-up link: the account becomes the first admin. @default false */
  readonly isSetUp?: boolean;
  readonly loginHref: string;
  readonly onSubmit: (form: RegisterInput) => void;
  /** A field was changed: its problem may be gone. */
  readonly onChange: (field: RegisterField) => void;
}

type AuthKey = CopyKey<typeof authEnglish>;

const words: { readonly [Field in RegisterField]: { readonly [Problem in FieldProblem]?: AuthKey } } = {
  username: {
    missing: 'auth.problem.username.missing',
    'username pattern': 'auth.problem.username.pattern',
    'username taken': 'auth.problem.username.taken',
  },
  email: { missing: 'auth.problem.email.missing', email: 'auth.problem.email.shape' },
  password: passwordProblemWords,
};

export function RegisterScreen({ isPending, problems, refusal, isSetUp = false, loginHref, onSubmit, onChange }: RegisterScreenProps) {
  const t = useCopy(authCopy);
  const { name: site } = useSite();
  const title = isSetUp ? t('auth.setup.title', { site }) : t('auth.register.title');
  const formId = useId();
  const [password, setPassword] = useState('');
  useFocusFirstWrong(formId, problems);

  const problemOf = (field: RegisterField) => {
    const problem = problems[field];
    const key = problem && words[field][problem];
    return key && t(key);
  };
  const submit = (data: FormData) => {
    if (isPending) return;
    onSubmit({ username: textOf(data, 'username').trim(), email: textOf(data, 'email').trim(), password });
  };
  return (
    <AuthFrame title={title} purpose={t(isSetUp ? 'auth.setup.purpose' : 'auth.register.purpose')}>
      {refusal !== null && <Refusal refusal={refusal} />}
      <Form id={formId} onSubmit={submit} label={title}>
        <TextField
          label={t('auth.register.username')}
          name="username"
          autoComplete="username"
          dir="ltr"
          description={t('auth.register.usernameHelp')}
          errorMessage={problemOf('username')}
          onChange={() => onChange('username')}
        />
        <TextField
          label={t('auth.register.email')}
          name="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          description={t('auth.register.emailHelp')}
          errorMessage={problemOf('email')}
          onChange={() => onChange('email')}
        />
        <TextField
          label={t('auth.register.password')}
          name="password"
          type="password"
          autoComplete="new-password"
          description={passwordLengthWords(password, t)}
          errorMessage={problemOf('password')}
          value={password}
          onChange={(value) => {
            setPassword(value);
            onChange('password');
          }}
        />
        <Button type="submit" tone="primary" isFullWidth isPending={isPending}>
          {t('auth.register.submit')}
        </Button>
      </Form>
      <Text tone="quiet">
        {t('auth.register.hasAccount')} <Link href={loginHref}>{t('auth.register.toLogin')}</Link>
      </Text>
    </AuthFrame>
  );
}

function Refusal({ refusal }: { readonly refusal: NonNullable<RegisterScreenProps['refusal']> }) {
  const t = useCopy(authCopy);
  const format = useFormat();
  if (refusal.kind === 'too many tries') {
    return <Alert tone="warning">{t('auth.register.tooMany', { wait: format.duration(refusal.retryAfterS) })}</Alert>;
  }
  return <Alert tone="error">{t(refusal.kind === 'set-up spent' ? 'auth.setup.spent' : 'auth.noAnswer')}</Alert>;
}

import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Form } from '@apiyard/ui/Form';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useId, useState } from 'react';
import type { CopyKey } from '@apiyard/kit/copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useSite } from '@apiyard/kit/services.tsx';
import { authCopy } from '../auth-copy.ts';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';
import type authEnglish from '../copy/en.ts';
import { useFocusFirstWrong } from '@apiyard/kit/credentials/first-wrong.ts';
import { textOf } from '@apiyard/kit/credentials/form-text.ts';
import { CallRefused } from '@apiyard/kit/credentials/CallRefused.tsx';
import { NewPasswordField } from '@apiyard/kit/credentials/NewPasswordField.tsx';
import { DeadEnd } from '../DeadEnd/DeadEnd.tsx';
import type { FieldProblem, FieldProblems, RegisterField, RegisterInput } from '../register-form.ts';
import type { FormRefusal } from '../refusals.ts';

export interface RegisterScreenProps {
  readonly isPending: boolean;
  readonly problems: FieldProblems;
  /** A refusal that belongs to no field. */
  readonly refusal: FormRefusal | null;
  /** The link that led here. By the set-up link the account becomes the first admin. @default null */
  readonly by?: 'set-up' | 'invitation' | null;
  readonly loginHref: string;
  readonly onSubmit: (form: RegisterInput) => void;
  /** A field changed: its error may be outdated. */
  readonly onChange: (field: RegisterField) => void;
}

type AuthKey = CopyKey<typeof authEnglish>;

const words: { readonly [Field in 'username' | 'email']: { readonly [Problem in FieldProblem]?: AuthKey } } = {
  username: {
    missing: 'auth.problem.username.missing',
    'username pattern': 'auth.problem.username.pattern',
    'username taken': 'auth.problem.username.taken',
    'username reserved': 'auth.problem.username.reserved',
  },
  email: { missing: 'auth.problem.email.missing', email: 'auth.problem.email.shape' },
};

const purposes = {
  'set-up': 'auth.setup.purpose',
  invitation: 'auth.invited.purpose',
  nothing: 'auth.register.purpose',
} as const;

export function RegisterScreen({
  isPending,
  problems,
  refusal,
  by = null,
  loginHref,
  onSubmit,
  onChange,
}: RegisterScreenProps) {
  const t = useCopy(authCopy);
  const { name: site } = useSite();
  const isSetUp = by === 'set-up';
  const title = isSetUp ? t('auth.setup.title', { site }) : t('auth.register.title');
  const formId = useId();
  const [password, setPassword] = useState('');
  useFocusFirstWrong(formId, problems);

  const problemOf = (field: 'username' | 'email') => {
    const problem = problems[field];
    const key = problem && words[field][problem];
    return key && t(key);
  };
  const submit = (data: FormData) => {
    if (isPending) return;
    onSubmit({ username: textOf(data, 'username').trim(), email: textOf(data, 'email').trim(), password });
  };
  return (
    <AuthFrame title={title} purpose={t(purposes[by ?? 'nothing'])}>
      {refusal !== null && <Refusal refusal={refusal} />}
      <Form id={formId} judge="screen" onSubmit={submit} label={title}>
        <TextField
          label={t('auth.register.username')}
          name="username"
          isRequired
          autoComplete="username"
          dir="ltr"
          description={t('auth.register.usernameHelp')}
          errorMessage={problemOf('username')}
          onChange={() => onChange('username')}
        />
        <TextField
          label={t('auth.register.email')}
          name="email"
          isRequired
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          description={t('auth.register.emailHelp')}
          errorMessage={problemOf('email')}
          onChange={() => onChange('email')}
        />
        <NewPasswordField
          label={t('auth.register.password')}
          name="password"
          value={password}
          problem={problems.password ?? null}
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

function Refusal({ refusal }: { readonly refusal: FormRefusal }) {
  const t = useCopy(authCopy);
  const format = useFormat();
  switch (refusal.kind) {
    case 'too many tries':
      return <Alert tone="warning">{t('auth.register.tooMany', { wait: format.duration(refusal.retryAfterS) })}</Alert>;
    case 'set-up spent':
      return <Alert tone="error">{t('auth.setup.spent')}</Alert>;
    case 'invitation spent':
      return <Alert tone="error">{t('auth.invited.spent')}</Alert>;
    case 'no answer':
      return <CallRefused refusal={refusal} />;
  }
}

const closedWords = {
  closed: { title: 'auth.closed.title', text: 'auth.closed.text' },
  invitation: { title: 'auth.byInvitation.title', text: 'auth.byInvitation.text' },
} as const;

/** Shown while registration is closed. */
export function RegisterClosed({
  registration,
  takesFocus = false,
}: {
  readonly registration: 'closed' | 'invitation';
  readonly takesFocus?: boolean;
}) {
  const t = useCopy(authCopy);
  const { name: site } = useSite();
  const { title, text } = closedWords[registration];
  return (
    <DeadEnd takesFocus={takesFocus} title={t(title)} text={t(text, { site })}>
      <Text tone="quiet">
        {t('auth.closed.questions')} <Link href="/contact">{t('auth.closed.contact')}</Link>
      </Text>
    </DeadEnd>
  );
}

/** Shown after registration where the address must be confirmed first. */
export function RegisterMailed({ email }: { readonly email: string }) {
  const t = useCopy(authCopy);
  return (
    <DeadEnd takesFocus title={t('auth.mailed.title')} text={t('auth.mailed.text', { email: `\u2068${email}\u2069` })}>
      <Text tone="quiet">{t('auth.mailed.help')}</Text>
    </DeadEnd>
  );
}

import type { InputOf } from '@apiyard/api/contract/endpoint';
import { register } from '@apiyard/api/contract/accounts/session';
import { Button } from '@apiyard/ui/Button';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useNewPasswordText } from '@apiyard/kit/credentials/new-password-text.ts';
import { NewPasswordField } from '@apiyard/kit/credentials/NewPasswordField.tsx';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useSite } from '@apiyard/kit/services.tsx';
import { authCopy } from '../auth-copy.ts';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';
import { DeadEnd } from '../DeadEnd/DeadEnd.tsx';

/** The values of the form. */
export type RegisterInput = Pick<InputOf<typeof register>, 'username' | 'email' | 'password'>;

export interface RegisterScreenProps {
  readonly isPending: boolean;
  /** Error of the last attempt. */
  readonly error: unknown;
  /**
   * The invitation or set-up link that was opened. With the set-up link the account becomes the first admin.
   * @default null
   */
  readonly by?: 'set-up' | 'invitation' | null;
  readonly loginHref: string;
  readonly onSubmit: (form: RegisterInput) => void;
}

const purposes = {
  'set-up': 'auth.setup.purpose',
  invitation: 'auth.invited.purpose',
  nothing: 'auth.register.purpose',
} as const;

export function RegisterScreen({ isPending, error, by = null, loginHref, onSubmit }: RegisterScreenProps) {
  const t = useCopy(authCopy);
  const format = useFormat();
  const newPasswordText = useNewPasswordText();
  const { name: site } = useSite();
  const title = by === 'set-up' ? t('auth.setup.title', { site }) : t('auth.register.title');
  const textOf = useProblemText<typeof register>({
    RateLimited: ({ retryAfterS }) => t('auth.register.tooMany', { wait: format.duration(retryAfterS) }),
    SetupSpent: t('auth.setup.spent'),
    InvitationSpent: t('auth.invited.spent'),
  });
  const form = useEndpointForm(register, {
    values: { username: '', email: '', password: '' },
    sending: { mutate: onSubmit, isPending, error },
    inputOf: ({ username, email, password }) => ({ username: username.trim(), email: email.trim(), password }),
    texts: {
      username: (_, { username }) =>
        t(username.trim() === '' ? 'auth.problem.username.missing' : 'auth.problem.username.pattern'),
      email: (_, { email }) => t(email.trim() === '' ? 'auth.problem.email.missing' : 'auth.problem.email.shape'),
      password: (issue, { password }) => newPasswordText(issue, password),
    },
    codes: {
      Conflict: ['username', t('auth.problem.username.taken')],
      UsernameReserved: ['username', t('auth.problem.username.reserved')],
    },
  });
  return (
    <AuthFrame title={title} purpose={t(purposes[by ?? 'nothing'])}>
      <EndpointForm form={form} label={title} textOf={textOf}>
        <TextField
          {...form.field('username')}
          label={t('auth.register.username')}
          isRequired
          autoComplete="username"
          dir="ltr"
          description={t('auth.register.usernameHelp')}
        />
        <TextField
          {...form.field('email')}
          label={t('auth.register.email')}
          isRequired
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          description={t('auth.register.emailHelp')}
        />
        <NewPasswordField {...form.field('password')} label={t('auth.register.password')} />
        <Button type="submit" tone="primary" isFullWidth isPending={isPending}>
          {t('auth.register.submit')}
        </Button>
      </EndpointForm>
      <Text tone="quiet">
        {t('auth.register.hasAccount')} <Link href={loginHref}>{t('auth.register.toLogin')}</Link>
      </Text>
    </AuthFrame>
  );
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

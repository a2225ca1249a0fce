import { register } from '@apiyard/api/contract/accounts/session';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { activeLanguage } from '@apiyard/kit/copy.ts';
import { mutation } from '@apiyard/kit/data/query.ts';
import { failureOf } from '@apiyard/kit/errors/failure.ts';
import { localPath } from '@apiyard/kit/routing/route.ts';
import { useSite } from '@apiyard/kit/services.tsx';
import { useAuth } from './auth-context.tsx';
import type { RegisterInput } from './RegisterScreen/RegisterScreen.tsx';
import { RegisterClosed, RegisterMailed, RegisterScreen } from './RegisterScreen/RegisterScreen.tsx';

/** Query parameter with the token of the set-up link, which the server logs while it has no admin. */
const setUpParam = 'setup';
/** Query parameter with the token of an invitation. */
const invitationParam = 'invitation';

export function Component() {
  const { registration } = useSite();
  const { admit } = useAuth();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const setup = params.get(setUpParam) ?? undefined;
  const invitation = params.get(invitationParam) ?? undefined;
  // The cache does not keep the password after the page was left.
  const registering = useMutation({ ...mutation(register), gcTime: 0 });
  const to = params.get('to');
  const loginHref = to === null ? '/auth/login' : `/auth/login?to=${encodeURIComponent(to)}`;
  const { data, error, variables } = registering;
  const failure = failureOf(register, error);
  const onSubmit = (form: RegisterInput) =>
    registering.mutate(
      { ...form, setup, invitation, language: activeLanguage() },
      {
        onSuccess({ user }) {
          if (user === null) return;
          admit(user);
          void navigate(localPath(to), { replace: true });
        },
      },
    );
  // Registration was restricted after the page was opened.
  if (failure?.code === 'RegistrationClosed') return <RegisterClosed registration={failure.registration} takesFocus />;
  if (registration === 'closed' && setup === undefined) return <RegisterClosed registration="closed" />;
  if (registration === 'invitation' && setup === undefined && invitation === undefined)
    return <RegisterClosed registration="invitation" />;
  if (data?.user === null) return <RegisterMailed email={variables?.email ?? ''} />;
  return (
    <RegisterScreen
      // Until the next page has loaded.
      isPending={registering.isPending || data !== undefined}
      error={error}
      by={setup !== undefined ? 'set-up' : invitation !== undefined ? 'invitation' : null}
      loginHref={loginHref}
      onSubmit={onSubmit}
    />
  );
}

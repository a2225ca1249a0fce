import { register } from '@apiyard/api/contract/accounts/session';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { fromPromise } from 'xstate';
import { activeLanguage } from '@apiyard/kit/copy.ts';
import { useServices, useSite } from '@apiyard/kit/services.tsx';
import type { Registered, RegisterInput } from './register.machine.ts';
import { registerMachine } from './register.machine.ts';
import { RegisterClosed, RegisterMailed, RegisterScreen } from './RegisterScreen/RegisterScreen.tsx';

/** Query parameter with the token of the set-up link, which the server logs while it has no admin. */
const setUpParam = 'setup';
/** Query parameter with the token of an invitation. */
const invitationParam = 'invitation';

export function Component() {
  const { api } = useServices();
  const { registration } = useSite();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const setup = params.get(setUpParam) ?? undefined;
  const invitation = params.get(invitationParam) ?? undefined;
  const machine = useMemo(
    () =>
      registerMachine.provide({
        actors: {
          register: fromPromise<Registered, RegisterInput>(({ input, signal }) =>
            api.send(register, { ...input, setup, invitation, language: activeLanguage() }, { signal }),
          ),
        },
      }),
    [api, setup, invitation],
  );
  const [snapshot, send] = useMachine(machine);
  const to = params.get('to');
  const loginHref = to === null ? '/auth/login' : `/auth/login?to=${encodeURIComponent(to)}`;
  const { form, error, closed, mustConfirm } = snapshot.context;
  const isReady = snapshot.matches('done') && !mustConfirm;
  useEffect(() => {
    if (isReady) void navigate(loginHref, { replace: true, state: { welcome: form.username } });
  }, [form.username, isReady, loginHref, navigate]);
  if (closed !== null) return <RegisterClosed registration={closed} takesFocus />;
  if (registration === 'closed' && setup === undefined) return <RegisterClosed registration="closed" />;
  if (registration === 'invitation' && setup === undefined && invitation === undefined)
    return <RegisterClosed registration="invitation" />;
  if (snapshot.matches('done') && mustConfirm) return <RegisterMailed email={form.email} />;
  return (
    <RegisterScreen
      isPending={snapshot.matches('registering') || isReady}
      error={error}
      by={setup !== undefined ? 'set-up' : invitation !== undefined ? 'invitation' : null}
      loginHref={loginHref}
      onSubmit={(filledIn) => send({ type: 'submit', form: filledIn })}
    />
  );
}

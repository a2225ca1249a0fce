import { register } from '@apiyard/api/contract/session';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { fromPromise } from 'xstate';
import { useServices } from '../_kit/services.tsx';
import type { RegisterInput } from './register-form.ts';
import { registerMachine } from './register.machine.ts';
import { RegisterScreen } from './RegisterScreen/RegisterScreen.tsx';

export { loader } from './login.route.tsx';

/** The link that the server prints while it has no admin carries its token under this name. */
const setUpParam = 'setup';

export function Component() {
  const { api } = useServices();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const setup = params.get(setUpParam) ?? undefined;
  const machine = useMemo(
    () =>
      registerMachine.provide({
        actors: {
          register: fromPromise<void, RegisterInput>(async ({ input, signal }) => void (await api.send(register, { ...input, setup }, { signal }))),
        },
      }),
    [api, setup],
  );
  const [snapshot, send] = useMachine(machine);
  const to = params.get('to');
  const loginHref = to === null ? '/auth/login' : `/auth/login?to=${encodeURIComponent(to)}`;
  const { form, problems, refusal } = snapshot.context;
  const isDone = snapshot.status === 'done';
  useEffect(() => {
    if (isDone) void navigate(loginHref, { replace: true, state: { welcome: form.username } });
  }, [form.username, isDone, loginHref, navigate]);
  return (
    <RegisterScreen
      isPending={snapshot.matches('registering') || isDone}
      problems={problems}
      refusal={refusal}
      isSetUp={setup !== undefined}
      loginHref={loginHref}
      onSubmit={(filledIn) => send({ type: 'submit', form: filledIn })}
      onChange={(field) => send({ type: 'change', field })}
    />
  );
}

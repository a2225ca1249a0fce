import { confirmEmail } from '@apiyard/api/contract/accounts/recovery';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { fromPromise } from 'xstate';
import { useServices, useUser } from '@apiyard/kit/services.tsx';
import type { ConfirmedEmail } from './confirm-email.machine.ts';
import { confirmEmailMachine } from './confirm-email.machine.ts';
import { ConfirmEmailScreen } from '../ConfirmEmailScreen/ConfirmEmailScreen.tsx';

/** Name of the query parameter with the token of the emailed link. */
const tokenParam = 'token';

export function Component() {
  const token = useSearchParams()[0].get(tokenParam) ?? '';
  const user = useUser();
  return token === '' ? (
    <ConfirmEmailScreen stage="spent" isSignedIn={user !== null} isPending={false} error={null} onRetry={nothing} />
  ) : (
    <Linked key={token} token={token} />
  );
}

function Linked({ token }: { readonly token: string }) {
  const { api, session } = useServices();
  const user = useUser();
  const machine = useMemo(() => {
    const ask = onceAtATime((given: string) => api.send(confirmEmail, { token: given }));
    return confirmEmailMachine.provide({
      actors: { confirm: fromPromise<ConfirmedEmail, string>(({ input }) => ask(input)) },
    });
  }, [api]);
  const [snapshot, send] = useMachine(machine, { input: { token } });
  const { email, error } = snapshot.context;
  useEffect(() => send({ type: 'start' }), [send]);
  const isDone = snapshot.matches('confirmed');
  useEffect(() => {
    if (isDone) void session.refresh();
  }, [isDone, session]);
  return (
    <ConfirmEmailScreen
      stage={
        isDone ? 'confirmed' : snapshot.matches('spent') ? 'spent' : snapshot.matches('taken') ? 'taken' : 'confirming'
      }
      email={email ?? ''}
      isPending={snapshot.matches('start') || snapshot.matches('confirming')}
      error={error}
      isSignedIn={user !== null}
      onRetry={() => send({ type: 'try again' })}
    />
  );
}

/** StrictMode may restart the machine during the first call: a second call would find the link already used. */
function onceAtATime(ask: (token: string) => Promise<ConfirmedEmail>): (token: string) => Promise<ConfirmedEmail> {
  let asked: Promise<ConfirmedEmail> | null = null;
  return (token) => {
    asked ??= ask(token).finally(() => {
      asked = null;
    });
    return asked;
  };
}

const nothing = () => {};

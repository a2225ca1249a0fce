import { confirmEmail } from '@apiyard/api/contract/recovery';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { fromPromise } from 'xstate';
import { callRefusalOf } from '@apiyard/kit/credentials/call-refusal.ts';
import { failureOf } from '@apiyard/kit/failure.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import { useServices, useUser } from '@apiyard/kit/services.tsx';
import type { ConfirmOutcome } from './confirm-email.machine.ts';
import { confirmEmailMachine } from './confirm-email.machine.ts';
import { ConfirmEmailScreen } from './ConfirmEmailScreen/ConfirmEmailScreen.tsx';

/** The link of the mail carries its token under this name. */
const tokenParam = 'token';

export function Component() {
  const token = useSearchParams()[0].get(tokenParam) ?? '';
  const user = useUser();
  return token === '' ? (
    <ConfirmEmailScreen
      outcome={{ kind: 'link spent' }}
      isPending={false}
      isSignedIn={user !== null}
      onRetry={nothing}
    />
  ) : (
    <Linked key={token} token={token} />
  );
}

function Linked({ token }: { readonly token: string }) {
  const { api, session } = useServices();
  const user = useUser();
  const machine = useMemo(() => {
    const ask = onceAtATime((given: string) => follow(api, given));
    return confirmEmailMachine.provide({
      actors: { confirm: fromPromise<ConfirmOutcome, string>(({ input }) => ask(input)) },
    });
  }, [api]);
  const [snapshot, send] = useMachine(machine, { input: { token } });
  const { outcome } = snapshot.context;
  useEffect(() => send({ type: 'start' }), [send]);
  const isDone = outcome?.kind === 'confirmed';
  useEffect(() => {
    if (isDone) void session.refresh();
  }, [isDone, session]);
  return (
    <ConfirmEmailScreen
      outcome={outcome}
      isPending={snapshot.matches('start') || snapshot.matches('confirming')}
      isSignedIn={user !== null}
      onRetry={() => send({ type: 'try again' })}
    />
  );
}

function follow(api: Services['api'], token: string): Promise<ConfirmOutcome> {
  return api.send(confirmEmail, { token }).then(
    ({ email }) => ({ kind: 'confirmed' as const, email }),
    (rejection: unknown) => {
      switch (failureOf(confirmEmail, rejection)?.code) {
        case 'LinkSpent':
        case 'InvalidInput':
          return { kind: 'link spent' as const };
        case 'AddressTaken':
          return { kind: 'address taken' as const };
        default:
          return callRefusalOf(rejection);
      }
    },
  );
}

/** StrictMode may restart the machine during the first call: a second call would find the link already used. */
function onceAtATime(ask: (token: string) => Promise<ConfirmOutcome>): (token: string) => Promise<ConfirmOutcome> {
  let asked: Promise<ConfirmOutcome> | null = null;
  return (token) => {
    asked ??= ask(token).finally(() => {
      asked = null;
    });
    return asked;
  };
}

const nothing = () => {};

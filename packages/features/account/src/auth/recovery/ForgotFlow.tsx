import { forgotPassword } from '@apiyard/api/contract/accounts/recovery';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { mailMachine } from '@apiyard/kit/credentials/mail.machine.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import type { AuthLook } from '../AuthFrame/AuthFrame.tsx';
import { ForgotScreen } from '../ForgotScreen/ForgotScreen.tsx';

/** The page `/auth/forgot-password` and its centred version. */
export function ForgotFlow({ look }: { readonly look: AuthLook }) {
  const { api } = useServices();
  const machine = useMemo(
    () =>
      mailMachine.provide({
        actors: { send: fromPromise<unknown, string>(({ input }) => api.send(forgotPassword, { email: input })) },
      }),
    [api],
  );
  const [snapshot, send] = useMachine(machine, { input: { isSent: false } });
  const { to, secondsLeft, error } = snapshot.context;
  return (
    <ForgotScreen
      look={look}
      isSent={snapshot.matches('sent')}
      to={to}
      secondsLeft={secondsLeft}
      isPending={snapshot.matches('sending') || snapshot.matches({ sent: 'sending again' })}
      error={error}
      onSend={(email) => send({ type: 'send', to: email })}
      onResend={() => send({ type: 'send again' })}
      onChangeAddress={() => send({ type: 'change address' })}
    />
  );
}

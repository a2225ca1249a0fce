import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { SendOutcome } from '@apiyard/kit/credentials/mail.machine.ts';
import { mailMachine } from '@apiyard/kit/credentials/mail.machine.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import type { AuthLook } from './AuthFrame/AuthFrame.tsx';
import { ForgotScreen } from './ForgotScreen/ForgotScreen.tsx';
import { resetOver } from './recovery.ts';

/** The page behind `/auth/forgot-password` and its centred twin. */
export function ForgotFlow({ look }: { readonly look: AuthLook }) {
  const { api } = useServices();
  const machine = useMemo(() => {
    const reset = resetOver(api);
    return mailMachine.provide({
      actors: { send: fromPromise<SendOutcome, string>(({ input }) => reset.sendLink(input)) },
    });
  }, [api]);
  const [snapshot, send] = useMachine(machine, { input: { isSent: false } });
  const { to, secondsLeft, refusal } = snapshot.context;
  return (
    <ForgotScreen
      look={look}
      isSent={snapshot.matches('sent')}
      to={to}
      secondsLeft={secondsLeft}
      isPending={snapshot.matches('sending') || snapshot.matches({ sent: 'sending again' })}
      refusal={refusal}
      onSend={(email) => send({ type: 'send', to: email })}
      onResend={() => send({ type: 'send again' })}
      onChangeAddress={() => send({ type: 'change address' })}
    />
  );
}

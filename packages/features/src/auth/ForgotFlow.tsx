import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { AuthLook } from './AuthFrame/AuthFrame.tsx';
import { ForgotClosed, ForgotScreen } from './ForgotScreen/ForgotScreen.tsx';
import type { SendOutcome } from './mail.machine.ts';
import { mailMachine } from './mail.machine.ts';
import type { Reset } from './recovery.ts';
import { useOtherWaysIn } from './recovery.ts';

/** The page behind `/auth/forgot-password` and its centred twin. */
export function ForgotFlow({ look }: { readonly look: AuthLook }) {
  const { reset } = useOtherWaysIn();
  return reset === null ? <ForgotClosed look={look} /> : <Open look={look} reset={reset} />;
}

function Open({ look, reset }: { readonly look: AuthLook; readonly reset: Reset }) {
  const machine = useMemo(() => mailMachine.provide({ actors: { send: fromPromise<SendOutcome, string>(({ input }) => reset.sendLink(input)) } }), [reset]);
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

import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { fromPromise } from 'xstate';
import { localPath } from '../_kit/route.ts';
import { useServices } from '../_kit/services.tsx';
import type { AuthLook } from './AuthFrame/AuthFrame.tsx';
import type { SendOutcome } from './mail.machine.ts';
import { mailMachine } from './mail.machine.ts';
import type { Proof, SecondStep } from './recovery.ts';
import { useOtherWaysIn } from './recovery.ts';
import { twoStepsMachine } from './two-steps.machine.ts';
import { TwoStepsOver, TwoStepsScreen } from './TwoStepsScreen/TwoStepsScreen.tsx';

/** The page behind `/auth/two-steps` and its centred twin. */
export function TwoStepsFlow({ look }: { readonly look: AuthLook }) {
  const { secondStep } = useOtherWaysIn();
  if (secondStep === null) return <TwoStepsOver look={look} />;
  return <Pending look={look} step={secondStep} />;
}

function Pending({ look, step }: { readonly look: AuthLook; readonly step: SecondStep }) {
  const { session } = useServices();
  const navigate = useNavigate();
  const to = useSearchParams()[0].get('to');
  const confirming = useMemo(
    () => twoStepsMachine.provide({ actors: { confirm: fromPromise<Awaited<ReturnType<SecondStep['confirm']>>, Proof>(({ input }) => step.confirm(input)) } }),
    [step],
  );
  const mailing = useMemo(() => mailMachine.provide({ actors: { send: fromPromise<SendOutcome, string>(() => step.resend()) } }), [step]);
  const [snapshot, send] = useMachine(confirming);
  const [mail, sendMail] = useMachine(mailing, { input: { isSent: true } });
  const { proof, problem, refusal } = snapshot.context;
  const isIn = snapshot.matches('signed in');
  useEffect(() => {
    if (isIn) void session.refresh().then(() => navigate(localPath(to), { replace: true }));
  }, [isIn, navigate, session, to]);
  if (snapshot.matches('over')) return <TwoStepsOver look={look} takesFocus />;
  return (
    <TwoStepsScreen
      look={look}
      method={step.method}
      proof={proof}
      isPending={snapshot.matches('confirming') || isIn}
      problem={problem}
      refusal={refusal ?? mail.context.refusal}
      resend={
        step.method === 'mail'
          ? { secondsLeft: mail.context.secondsLeft, isPending: mail.matches({ sent: 'sending again' }), onResend: () => sendMail({ type: 'send again' }) }
          : null
      }
      onChange={(code) => send({ type: 'change', code })}
      onSubmit={() => send({ type: 'submit' })}
      onUse={(kind) => send({ type: 'use', kind })}
    />
  );
}

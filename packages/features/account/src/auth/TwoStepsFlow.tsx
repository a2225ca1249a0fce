import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { fromPromise } from 'xstate';
import { localPath } from '@apiyard/kit/route.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { useAuth } from './auth-context.tsx';
import type { AuthLook } from './AuthFrame/AuthFrame.tsx';
import type { Proof, SecondStep } from './recovery.ts';
import { secondStepOver } from './recovery.ts';
import { endStep, isUnderWay } from './second-step-state.ts';
import { twoStepsMachine } from './two-steps.machine.ts';
import { TwoStepsOver, TwoStepsScreen } from './TwoStepsScreen/TwoStepsScreen.tsx';

/** The page behind `/auth/two-steps` and its centred twin. */
export function TwoStepsFlow({ look }: { readonly look: AuthLook }) {
  const { asksSecondStep } = useAuth();
  const [isKept] = useState(() => isUnderWay(Date.now()));
  return asksSecondStep || isKept ? <Pending look={look} /> : <TwoStepsOver look={look} />;
}

function Pending({ look }: { readonly look: AuthLook }) {
  const { api } = useServices();
  const { admit } = useAuth();
  const navigate = useNavigate();
  const to = useSearchParams()[0].get('to');
  const machine = useMemo(() => {
    const step = secondStepOver(api);
    return twoStepsMachine.provide({
      actors: {
        confirm: fromPromise<Awaited<ReturnType<SecondStep['confirm']>>, Proof>(({ input }) => step.confirm(input)),
      },
    });
  }, [api]);
  const [snapshot, send] = useMachine(machine);
  const { proof, problem, refusal, user } = snapshot.context;
  const isOver = snapshot.matches('over');
  useEffect(() => {
    if (isOver || user !== null) endStep();
    if (user === null) return;
    admit(user);
    void navigate(localPath(to), { replace: true });
  }, [admit, isOver, navigate, to, user]);
  if (isOver) return <TwoStepsOver look={look} takesFocus />;
  return (
    <TwoStepsScreen
      look={look}
      proof={proof}
      isPending={snapshot.matches('confirming') || user !== null}
      problem={problem}
      refusal={refusal}
      onChange={(code) => send({ type: 'change', code })}
      onSubmit={() => send({ type: 'submit' })}
      onUse={(kind) => send({ type: 'use', kind })}
    />
  );
}

import { confirmSecondStep } from '@apiyard/api/contract/accounts/recovery';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { fromPromise } from 'xstate';
import { localPath } from '@apiyard/kit/routing/route.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { useAuth } from '../auth-context.tsx';
import type { AuthLook } from '../AuthFrame/AuthFrame.tsx';
import { endStep, isUnderWay } from './second-step-state.ts';
import type { Confirmed, Proof } from './two-steps.machine.ts';
import { twoStepsMachine } from './two-steps.machine.ts';
import { TwoStepsOver, TwoStepsScreen } from '../TwoStepsScreen/TwoStepsScreen.tsx';

/** The page `/auth/two-steps` and its centred version. */
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
  const machine = useMemo(
    () =>
      twoStepsMachine.provide({
        actors: { confirm: fromPromise<Confirmed, Proof>(({ input }) => api.send(confirmSecondStep, input)) },
      }),
    [api],
  );
  const [snapshot, send] = useMachine(machine);
  const { kind, error, user } = snapshot.context;
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
      kind={kind}
      isPending={snapshot.matches('confirming') || user !== null}
      error={error}
      onSubmit={(proof) => send({ type: 'submit', proof })}
      onUse={(other) => send({ type: 'use', kind: other })}
    />
  );
}

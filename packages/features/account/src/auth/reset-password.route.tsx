import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { fromPromise } from 'xstate';
import { useServices } from '@apiyard/kit/services.tsx';
import type { NewPassword, Reset } from './recovery.ts';
import { resetOver } from './recovery.ts';
import { resetMachine } from './reset.machine.ts';
import { ResetLinkless, ResetScreen } from './ResetScreen/ResetScreen.tsx';

/** The link of the mail carries its token under this name. */
const tokenParam = 'token';

export function Component() {
  const token = useSearchParams()[0].get(tokenParam) ?? '';
  return token === '' ? <ResetLinkless /> : <Linked token={token} />;
}

function Linked({ token }: { readonly token: string }) {
  const { api } = useServices();
  const machine = useMemo(() => {
    const reset = resetOver(api);
    return resetMachine.provide({
      actors: {
        set: fromPromise<Awaited<ReturnType<Reset['setPassword']>>, NewPassword>(({ input }) =>
          reset.setPassword({ token, ...input }),
        ),
      },
    });
  }, [api, token]);
  const [snapshot, send] = useMachine(machine);
  return (
    <ResetScreen
      stage={snapshot.matches('done') ? 'done' : snapshot.matches('spent') ? 'spent' : 'editing'}
      isPending={snapshot.matches('setting')}
      problem={snapshot.context.problem}
      refusal={snapshot.context.refusal}
      onSubmit={(form) => send({ type: 'submit', ...form })}
      onChange={() => send({ type: 'change' })}
    />
  );
}

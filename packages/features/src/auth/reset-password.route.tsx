import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { fromPromise } from 'xstate';
import type { Reset } from './recovery.ts';
import { useOtherWaysIn } from './recovery.ts';
import { resetMachine } from './reset.machine.ts';
import { ResetLinkless, ResetScreen } from './ResetScreen/ResetScreen.tsx';

/** The link of the mail carries its token under this name. */
const tokenParam = 'token';

export function Component() {
  const { reset } = useOtherWaysIn();
  const token = useSearchParams()[0].get(tokenParam) ?? '';
  return reset === null || token === '' ? <ResetLinkless /> : <Linked reset={reset} token={token} />;
}

function Linked({ reset, token }: { readonly reset: Reset; readonly token: string }) {
  const machine = useMemo(
    () =>
      resetMachine.provide({
        actors: { set: fromPromise<Awaited<ReturnType<Reset['setPassword']>>, string>(({ input }) => reset.setPassword({ token, password: input })) },
      }),
    [reset, token],
  );
  const [snapshot, send] = useMachine(machine);
  return (
    <ResetScreen
      stage={snapshot.matches('done') ? 'done' : snapshot.matches('spent') ? 'spent' : 'editing'}
      isPending={snapshot.matches('setting')}
      problem={snapshot.context.problem}
      refusal={snapshot.context.refusal}
      onSubmit={(password) => send({ type: 'submit', password })}
      onChange={() => send({ type: 'change' })}
    />
  );
}

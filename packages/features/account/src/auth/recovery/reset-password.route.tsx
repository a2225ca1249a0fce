import { resetPassword } from '@apiyard/api/contract/accounts/recovery';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { fromPromise } from 'xstate';
import { useServices } from '@apiyard/kit/services.tsx';
import type { ResetInput } from './reset.machine.ts';
import { resetMachine } from './reset.machine.ts';
import { ResetLinkless, ResetScreen } from '../ResetScreen/ResetScreen.tsx';

/** Name of the query parameter with the token of the emailed link. */
const tokenParam = 'token';

export function Component() {
  const token = useSearchParams()[0].get(tokenParam) ?? '';
  return token === '' ? <ResetLinkless /> : <Linked token={token} />;
}

function Linked({ token }: { readonly token: string }) {
  const { api } = useServices();
  const machine = useMemo(
    () =>
      resetMachine.provide({
        actors: { set: fromPromise<unknown, ResetInput>(({ input }) => api.send(resetPassword, input)) },
      }),
    [api],
  );
  const [snapshot, send] = useMachine(machine);
  return (
    <ResetScreen
      token={token}
      stage={snapshot.matches('done') ? 'done' : snapshot.matches('spent') ? 'spent' : 'editing'}
      isPending={snapshot.matches('setting')}
      error={snapshot.context.error}
      onSubmit={(input) => send({ type: 'submit', input })}
    />
  );
}

import { checkDatabase, getHealth } from '@apiyard/api/contract/health';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { fromCallback, fromPromise } from 'xstate';
import { requireAdmin } from '../../_kit/route.ts';
import { useServices } from '../../_kit/services.tsx';
import { healthMachine } from './health.machine.ts';
import { HealthScreen } from './HealthScreen.tsx';

export function loader(args: LoaderFunctionArgs): null {
  requireAdmin(args);
  return null;
}

export function Component() {
  const { api } = useServices();
  const machine = useMemo(
    () =>
      healthMachine.provide({
        actors: {
          ask: fromPromise(({ signal }) => api.send(getHealth, {}, { signal })),
          sight: fromCallback(({ sendBack }) => {
            const tell = () => sendBack({ type: 'shown', isShown: !document.hidden });
            document.addEventListener('visibilitychange', tell);
            return () => document.removeEventListener('visibilitychange', tell);
          }),
        },
      }),
    [api],
  );
  const [state, send] = useMachine(machine);
  const { health, failure, isPaused } = state.context;
  return (
    <HealthScreen
      health={health}
      failure={failure}
      isPaused={isPaused}
      isAsking={state.matches('asking')}
      nowMs={Date.now()}
      onPause={(paused) => send({ type: 'pause', isPaused: paused })}
      onRefresh={() => send({ type: 'refresh' })}
      onCheck={() => {
        const refresh = () => send({ type: 'refresh' });
        // What kept it from beginning shows when the page is asked for again.
        api.send(checkDatabase, {}).then(refresh, refresh);
      }}
    />
  );
}

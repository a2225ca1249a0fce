import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useServices } from '@apiyard/kit/services.tsx';
import { useOrigin } from '../../parts/use-origin.ts';
import type { Outcome, ToolCall } from '../try-it/try-it-calls.ts';
import { tryCall } from '../try-it/try-it-calls.ts';
import { tryItMachine } from '../try-it/try-it.machine.ts';
import { TryItScreen } from './TryItScreen.tsx';

/** Loaded as its own chunk after the first paint; the rendered HTML already shows the example. */
export function TryIt() {
  const { api } = useServices();
  const origin = useOrigin();
  const machine = useMemo(
    () =>
      tryItMachine.provide({
        actors: { call: fromPromise<Outcome, ToolCall>(({ input, signal }) => tryCall(api, input, signal)) },
      }),
    [api],
  );
  const [snapshot, send] = useMachine(machine);
  const { tool, inputs, answers, isMissing } = snapshot.context;
  return (
    <TryItScreen
      tool={tool}
      inputs={inputs}
      answered={answers[tool]}
      isCalling={snapshot.matches('calling')}
      isMissing={isMissing}
      origin={origin}
      send={send}
    />
  );
}

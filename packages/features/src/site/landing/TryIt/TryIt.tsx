import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useServices } from '../../../_kit/services.tsx';
import { useOrigin } from '../../parts/use-origin.ts';
import type { Outcome, ToolCall } from '../try-it/try-it-calls.ts';
import { tryCall } from '../try-it/try-it-calls.ts';
import { tryItMachine } from '../try-it/try-it.machine.ts';
import { TryItScreen } from './TryItScreen.tsx';

/** A chunk of its own: the page's HTML shows it with an example, and it comes to life after the first paint. */
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

/** One run of an example: asked for, on its way, and what came of it. */
import { assign, fromPromise, setup } from 'xstate';
import type { Outcome } from '../../_kit/calls/answer.ts';

type ExampleEvent = { type: 'run' } | { type: 'stop' };

export const exampleMachine = setup({
  types: { context: {} as { outcome: Outcome | null }, events: {} as ExampleEvent },
  actors: {
    call: fromPromise<Outcome>(() => Promise.reject(new Error('Provide the actor `call`.'))),
  },
}).createMachine({
  id: 'example',
  context: { outcome: null },
  initial: 'idle',
  states: {
    idle: { on: { run: 'running' } },
    /** What was there stays in sight until the new answer comes. */
    running: {
      invoke: {
        src: 'call',
        onDone: { target: 'done', actions: assign({ outcome: ({ event }) => event.output }) },
        onError: { target: 'unreachable', actions: assign({ outcome: null }) },
      },
      on: {
        stop: [{ guard: ({ context }) => context.outcome !== null, target: 'done' }, { target: 'idle' }],
      },
    },
    done: { on: { run: 'running' } },
    unreachable: { on: { run: 'running' } },
  },
});

/** One run of an example: idle, running, done or unreachable. */
import { assign, fromPromise, setup } from 'xstate';
import type { Outcome } from '@apiyard/kit/calls/response.ts';

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
    /** The last outcome stays until the next response. */
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

/** The open tools of a page. Each keeps its input and response while another is shown. */
import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { PlaygroundInput } from '../playground/playground.machine.ts';
import { playgroundMachine } from '../playground/playground.machine.ts';

export type OpenTool = ActorRefFrom<typeof playgroundMachine>;

export const workbenchMachine = setup({
  types: {
    context: {} as { readonly tools: Readonly<Record<string, OpenTool>> },
    events: {} as { type: 'open'; input: PlaygroundInput },
  },
  actors: { tool: playgroundMachine },
  guards: { isNew: ({ context }, path: string) => !(path in context.tools) },
}).createMachine({
  id: 'workbench',
  context: { tools: {} },
  on: {
    /** Opens a tool. Does nothing if it is open already. */
    open: {
      guard: { type: 'isNew', params: ({ event }) => event.input.api.path },
      actions: assign({
        tools: ({ context, event, spawn }) => ({
          ...context.tools,
          [event.input.api.path]: spawn('tool', { id: event.input.api.path, input: event.input }),
        }),
      }),
    },
  },
});

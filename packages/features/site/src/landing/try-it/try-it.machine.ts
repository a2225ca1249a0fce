/** State of the tool that visitors try on the landing page. */
import { assign, fromPromise, setup } from 'xstate';
import type { Inputs, Outcome, ToolCall, ToolId } from './try-it-calls.ts';
import { callOf, firstResponse, firstInputs, isComplete } from './try-it-calls.ts';

interface Answered {
  /** The call that the outcome belongs to. */
  readonly call: ToolCall;
  readonly outcome: Outcome;
}

interface Context {
  readonly tool: ToolId;
  readonly inputs: Inputs;
  /** The last response of each tool, shown again when the tool is selected again. */
  readonly answers: { readonly [Tool in ToolId]?: Answered };
  /** The form was submitted without input. */
  readonly isMissing: boolean;
}

type Edit = {
  readonly [Tool in ToolId]: { readonly type: 'edit'; readonly tool: Tool; readonly change: Partial<Inputs[Tool]> };
}[ToolId];
export type TryItEvent = Edit | { readonly type: 'choose'; readonly tool: ToolId } | { readonly type: 'run' };

const noResponse: Outcome = { kind: 'no answer' };

/** Visitors have few calls: only a submit or the first selection of a tool makes one, not typing. */
export const tryItMachine = setup({
  types: { context: {} as Context, events: {} as TryItEvent },
  actors: {
    /** Sends the call; the signal is aborted when the input changes. Rejects if there is no response. */
    call: fromPromise<Outcome, ToolCall>(() => Promise.reject(new Error('Provide the actor `call`.'))),
  },
  actions: {
    choose: assign((_, tool: ToolId) => ({ tool, isMissing: false })),
    edit: assign(({ context }, { tool, change }: Edit) => ({
      inputs: { ...context.inputs, [tool]: { ...context.inputs[tool], ...change } },
      isMissing: false,
    })),
    keep: assign(({ context }, outcome: Outcome) => ({
      answers: { ...context.answers, [context.tool]: { call: callOf(context.tool, context.inputs), outcome } },
    })),
    markMissing: assign({ isMissing: true }),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context.tool, context.inputs),
    isNew: ({ context }, tool: ToolId) => context.answers[tool] === undefined && isComplete(tool, context.inputs),
  },
}).createMachine({
  id: 'try it',
  context: {
    tool: 'convert',
    inputs: firstInputs,
    answers: {
      convert: {
        call: callOf('convert', firstInputs),
        outcome: { kind: 'answered', shown: firstResponse, left: null },
      },
    },
    isMissing: false,
  },
  initial: 'ready',
  on: {
    choose: [
      {
        guard: { type: 'isNew', params: ({ event }) => event.tool },
        target: '.calling',
        actions: { type: 'choose', params: ({ event }) => event.tool },
      },
      { target: '.ready', actions: { type: 'choose', params: ({ event }) => event.tool } },
    ],
    edit: { target: '.ready', actions: { type: 'edit', params: ({ event }) => event } },
  },
  states: {
    ready: {
      on: { run: [{ guard: 'isComplete', target: 'calling' }, { actions: 'markMissing' }] },
    },
    calling: {
      invoke: {
        src: 'call',
        input: ({ context }) => callOf(context.tool, context.inputs),
        onDone: { target: 'ready', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: { target: 'ready', actions: { type: 'keep', params: () => noResponse } },
      },
    },
  },
});

/** One call that somebody sends from a form: under way once at a time, then done or refused with what was typed kept. */
import { useMachine } from '@xstate/react';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { assign, fromPromise, setup } from 'xstate';

const never = fromPromise<unknown, unknown>(() => Promise.reject(new Error('Provide the actor `send`.')));

export const submissionMachine = setup({
  types: {
    context: {} as { readonly told: unknown; readonly error: unknown },
    events: {} as { type: 'submit'; input: unknown } | { type: 'start over' },
  },
  actors: { send: never },
}).createMachine({
  id: 'submission',
  context: { told: null, error: null },
  initial: 'idle',
  on: { 'start over': { target: '.idle', actions: assign({ told: null, error: null }) } },
  states: {
    idle: { on: { submit: 'sending' } },
    sending: {
      entry: assign({ error: null }),
      invoke: {
        src: 'send',
        input: ({ event }: { event: { readonly type: string; readonly input?: unknown } }) => event.input,
        onDone: { target: 'done', actions: assign({ told: ({ event }) => event.output }) },
        onError: { target: 'idle', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    done: { on: { submit: 'sending' } },
  },
});

export interface Submission<Input, Told> {
  readonly isSending: boolean;
  /** What the last call told; null before that. */
  readonly told: Told | null;
  /** What the last call rejected with; null when it did not. */
  readonly error: unknown;
  readonly submit: (input: Input) => void;
  readonly startOver: () => void;
}

/** `onDone` hears what a call told before the screen shows it. */
export function useSubmission<Input, Told>(
  send: (input: Input) => Promise<Told>,
  onDone?: (told: Told, input: Input) => void,
): Submission<Input, Told> {
  const latest = useRef({ send, onDone });
  useLayoutEffect(() => {
    latest.current = { send, onDone };
  });
  const machine = useMemo(
    () =>
      submissionMachine.provide({
        actors: {
          // oxlint-disable-next-line react/refs -- read when something is sent, never while drawing
          send: fromPromise<unknown, unknown>(async ({ input }) => {
            const told = await latest.current.send(input as Input);
            latest.current.onDone?.(told, input as Input);
            return told;
          }),
        },
      }),
    [],
  );
  const [snapshot, emit] = useMachine(machine);
  return {
    isSending: snapshot.matches('sending'),
    told: snapshot.context.told as Told | null,
    error: snapshot.context.error,
    submit: useCallback((input: Input) => emit({ type: 'submit', input }), [emit]),
    startOver: useCallback(() => emit({ type: 'start over' }), [emit]),
  };
}

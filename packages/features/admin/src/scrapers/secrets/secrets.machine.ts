import { assign, fromPromise, setup } from 'xstate';
import type { Refusal } from '@apiyard/kit/refusal.ts';
import { refusalOf } from '@apiyard/kit/refusal.ts';

export interface SecretValue {
  readonly name: string;
  readonly value: string;
  readonly host: string;
}

export type SecretsEvent =
  /** Opens the form: for a new secret, or to replace the named one. */
  | { type: 'fill in'; name: string | null }
  | { type: 'save'; secret: SecretValue }
  | { type: 'ask to remove'; name: string }
  | { type: 'remove' }
  | { type: 'cancel' };

interface Context {
  /** The secret being replaced or removed; null for a new one. */
  readonly name: string | null;
  readonly sent: SecretValue;
  readonly refusal: Refusal | null;
}

const nothing: SecretValue = { name: '', value: '', host: '' };

/** The dialogs for secrets of one definition, write-only. The page provides `save` and `forget`. */
export const secretsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SecretsEvent,
  },
  actors: {
    save: fromPromise<unknown, SecretValue>(() => Promise.reject(new Error('Provide the actor `save`.'))),
    forget: fromPromise<unknown, { name: string }>(() => Promise.reject(new Error('Provide the actor `forget`.'))),
  },
  actions: {
    refuse: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
  },
}).createMachine({
  id: 'secrets',
  context: { name: null, sent: nothing, refusal: null },
  initial: 'listed',
  states: {
    listed: {
      // The typed value is cleared when the call ends.
      entry: assign({ name: null, sent: nothing, refusal: null }),
      on: {
        'fill in': { target: 'filling in', actions: assign(({ event }) => ({ name: event.name })) },
        'ask to remove': { target: 'asking', actions: assign(({ event }) => ({ name: event.name })) },
      },
    },
    'filling in': {
      on: {
        save: { target: 'saving', actions: assign(({ event }) => ({ sent: event.secret, refusal: null })) },
        cancel: 'listed',
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context.sent,
        onDone: 'listed',
        onError: { target: 'filling in', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    asking: { on: { remove: 'removing', cancel: 'listed' } },
    removing: {
      invoke: {
        src: 'forget',
        input: ({ context }) => ({ name: context.name ?? '' }),
        onDone: 'listed',
        onError: { target: 'asking', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
      },
    },
  },
});

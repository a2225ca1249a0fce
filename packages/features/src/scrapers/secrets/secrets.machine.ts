import type { ScraperSecret } from '@apiyard/api/contract/scrapers';
import { assign, fromPromise, setup } from 'xstate';
import type { Refusal } from '../../_kit/refusal.ts';
import { refusalOf } from '../../_kit/refusal.ts';

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
  readonly secrets: readonly ScraperSecret[];
  /** The one that is replaced or removed; null for a new one. */
  readonly name: string | null;
  readonly sent: SecretValue;
  readonly refusal: Refusal | null;
}

const nothing: SecretValue = { name: '', value: '', host: '' };

/** The list with a secret put in its place, by name. */
function withSecret(secrets: readonly ScraperSecret[], secret: ScraperSecret): readonly ScraperSecret[] {
  return [...secrets.filter(({ name }) => name !== secret.name), secret].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Secrets of one definition: written once, never read back. `save` and `forget` are provided by the page. */
export const secretsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SecretsEvent,
    input: {} as { secrets: readonly ScraperSecret[] },
  },
  actors: {
    save: fromPromise<ScraperSecret, SecretValue>(() => Promise.reject(new Error('Provide the actor `save`.'))),
    forget: fromPromise<unknown, { name: string }>(() => Promise.reject(new Error('Provide the actor `forget`.'))),
  },
  actions: {
    refuse: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
  },
}).createMachine({
  id: 'secrets',
  context: ({ input }) => ({ secrets: input.secrets, name: null, sent: nothing, refusal: null }),
  initial: 'listed',
  states: {
    listed: {
      // What was typed is not kept a moment longer than the call that carries it.
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
        onDone: {
          target: 'listed',
          actions: assign(({ context, event }) => ({ secrets: withSecret(context.secrets, event.output) })),
        },
        onError: { target: 'filling in', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    asking: { on: { remove: 'removing', cancel: 'listed' } },
    removing: {
      invoke: {
        src: 'forget',
        input: ({ context }) => ({ name: context.name ?? '' }),
        onDone: {
          target: 'listed',
          actions: assign(({ context }) => ({ secrets: context.secrets.filter(({ name }) => name !== context.name) })),
        },
        onError: { target: 'asking', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
      },
    },
  },
});

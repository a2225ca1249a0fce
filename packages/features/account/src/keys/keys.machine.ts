/** One dialog at a time that creates, changes, rotates or revokes an API key. */
import type { ApiKey } from '@apiyard/api/contract/accounts/keys';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { KeyDraft } from './key-draft.ts';

/** A key that was just created: the only time its full text is available. */
export interface IssuedKey {
  readonly key: ApiKey;
  readonly whole: string;
}

interface Context {
  /** The key that the dialog is about; null for a new one. */
  readonly subject: ApiKey | null;
  /** Error of the last call. */
  readonly error: unknown;
  readonly issued: IssuedKey | null;
  /** Set if `issued` replaced another key that still works. */
  readonly oldUntil: string | null;
}

export type KeysEvent =
  | { type: 'new' }
  | { type: 'change'; key: ApiKey }
  | { type: 'rotate'; key: ApiKey }
  | { type: 'revoke'; key: ApiKey }
  | { type: 'save'; draft: KeyDraft }
  | { type: 'go ahead'; graceS: number }
  /** The key was saved elsewhere: replaces the input with the latest version. */
  | { type: 'take theirs' }
  | { type: 'close' };

/** A change on the server. */
export type KeyChange =
  | { type: 'created'; key: ApiKey }
  | { type: 'saved'; key: ApiKey }
  | { type: 'revoked'; key: ApiKey }
  /** `oldUntil` is null when the old key was revoked immediately. */
  | { type: 'rotated'; key: ApiKey; old: ApiKey; oldUntil: string | null };

interface Rotated {
  readonly issued: IssuedKey;
  /** Null when the old one was revoked immediately. */
  readonly oldUntil: string | null;
}

const missing = (actor: string) => () => Promise.reject(new Error(`Provide the actor \`${actor}\`.`));

export const keysMachine = setup({
  types: { context: {} as Context, events: {} as KeysEvent, emitted: {} as KeyChange },
  actors: {
    create: fromPromise<IssuedKey, KeyDraft>(missing('create')),
    change: fromPromise<ApiKey, { readonly key: ApiKey; readonly draft: KeyDraft }>(missing('change')),
    rotate: fromPromise<Rotated, { readonly key: ApiKey; readonly graceS: number }>(missing('rotate')),
    revoke: fromPromise<unknown, ApiKey>(missing('revoke')),
    load: fromPromise<readonly ApiKey[]>(missing('load')),
  },
  actions: {
    open: assign((_, { subject }: { subject: ApiKey | null }) => ({
      subject,
      error: null,
      issued: null,
      oldUntil: null,
    })),
    fail: assign((_, { error }: { error: unknown }) => ({ error })),
  },
  guards: { isNew: ({ context }) => context.subject === null },
}).createMachine({
  id: 'keys',
  context: { subject: null, error: null, issued: null, oldUntil: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        new: { target: 'editing', actions: { type: 'open', params: { subject: null } } },
        change: { target: 'editing', actions: { type: 'open', params: ({ event }) => ({ subject: event.key }) } },
        rotate: { target: 'rotating', actions: { type: 'open', params: ({ event }) => ({ subject: event.key }) } },
        revoke: { target: 'revoking', actions: { type: 'open', params: ({ event }) => ({ subject: event.key }) } },
      },
    },
    editing: {
      initial: 'filling',
      states: {
        filling: {
          on: {
            close: '#keys.idle',
            save: [
              { guard: 'isNew', target: 'creating', actions: assign({ error: null }) },
              { target: 'changing', actions: assign({ error: null }) },
            ],
            'take theirs': 'loading',
          },
        },
        creating: {
          invoke: {
            src: 'create',
            input: ({ event }) => (event as Extract<KeysEvent, { type: 'save' }>).draft,
            onDone: {
              target: '#keys.issued',
              actions: [
                assign(({ event }) => ({ issued: event.output })),
                emit(({ event }) => ({ type: 'created', key: event.output.key })),
              ],
            },
            onError: {
              target: 'filling',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        changing: {
          invoke: {
            src: 'change',
            input: ({ context, event }) => ({
              key: context.subject as ApiKey,
              draft: (event as Extract<KeysEvent, { type: 'save' }>).draft,
            }),
            onDone: {
              target: '#keys.idle',
              actions: emit(({ event }) => ({ type: 'saved', key: event.output })),
            },
            onError: {
              target: 'filling',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        loading: {
          invoke: {
            src: 'load',
            onDone: [
              {
                guard: ({ context, event }) => event.output.some(({ id }) => id === context.subject?.id),
                target: 'filling',
                actions: assign(({ context, event }) => ({
                  error: null,
                  subject: event.output.find(({ id }) => id === context.subject?.id) ?? null,
                })),
              },
              // The key was revoked or has expired and cannot be changed.
              { target: '#keys.idle', actions: assign({ error: null }) },
            ],
            onError: {
              target: 'filling',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    rotating: {
      initial: 'asking',
      states: {
        asking: { on: { close: '#keys.idle', 'go ahead': { target: 'working', actions: assign({ error: null }) } } },
        working: {
          invoke: {
            src: 'rotate',
            input: ({ context, event }) => ({
              key: context.subject as ApiKey,
              graceS: (event as Extract<KeysEvent, { type: 'go ahead' }>).graceS,
            }),
            onDone: {
              target: '#keys.issued',
              actions: [
                assign(({ event }) => event.output),
                emit(({ context, event }) => ({
                  type: 'rotated',
                  key: event.output.issued.key,
                  old: context.subject as ApiKey,
                  oldUntil: event.output.oldUntil,
                })),
              ],
            },
            onError: { target: 'asking', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
          },
        },
      },
    },
    revoking: {
      initial: 'asking',
      states: {
        asking: { on: { close: '#keys.idle', 'go ahead': { target: 'working', actions: assign({ error: null }) } } },
        working: {
          invoke: {
            src: 'revoke',
            input: ({ context }) => context.subject as ApiKey,
            onDone: {
              target: '#keys.idle',
              actions: emit(({ context }) => ({ type: 'revoked', key: context.subject as ApiKey })),
            },
            onError: { target: 'asking', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
          },
        },
      },
    },
    /** Closed only when the person confirms: the key is never shown again. */
    issued: { on: { close: { target: 'idle', actions: assign({ issued: null, oldUntil: null }) } } },
  },
});

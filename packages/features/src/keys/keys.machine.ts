/** A person's keys: the list, and one dialog at a time that makes, changes, replaces or ends one of them. */
import type { ApiKey } from '@apiyard/api/contract/keys';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { KeyDraft } from './key-draft.ts';
import type { Refusal } from './refusal.ts';
import { refusalOf } from './refusal.ts';

/** A key that has just been made: the only time it is there whole. */
export interface IssuedKey {
  readonly key: ApiKey;
  readonly whole: string;
}

interface Context {
  /** Null until the list has been told. */
  readonly keys: readonly ApiKey[] | null;
  /** The key that the dialog is about; null for a new one. */
  readonly subject: ApiKey | null;
  /** What was typed when the server said no; it stays in the form. */
  readonly refusal: Refusal | null;
  readonly issued: IssuedKey | null;
  /** Set while `issued` took the place of another key that still works. */
  readonly oldUntil: string | null;
}

export type KeysEvent =
  | { type: 'told'; keys: readonly ApiKey[] }
  | { type: 'new' }
  | { type: 'change'; key: ApiKey }
  | { type: 'rotate'; key: ApiKey }
  | { type: 'revoke'; key: ApiKey }
  | { type: 'save'; draft: KeyDraft }
  | { type: 'go ahead'; graceS: number }
  /** Somebody else saved meanwhile: show what they made of it in place of what is typed. */
  | { type: 'take theirs' }
  | { type: 'close' };

type Emitted =
  | { type: 'saved'; key: ApiKey }
  | { type: 'revoked'; key: ApiKey }
  | { type: 'rotated'; wasMain: boolean };

interface Rotated {
  readonly issued: IssuedKey;
  /** Null when the old one ended at once. */
  readonly oldUntil: string | null;
}

const missing = (actor: string) => () => Promise.reject(new Error(`Provide the actor \`${actor}\`.`));
const withOne = (keys: readonly ApiKey[], key: ApiKey) => keys.map((held) => (held.id === key.id ? key : held));
/** Where the server lists a new one: after the main key. */
const withNew = ([main, ...others]: readonly ApiKey[], key: ApiKey) => (main ? [main, key, ...others] : [key]);

export const keysMachine = setup({
  types: { context: {} as Context, events: {} as KeysEvent, emitted: {} as Emitted },
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
      refusal: null,
      issued: null,
      oldUntil: null,
    })),
    refuse: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
  },
  guards: { isNew: ({ context }) => context.subject === null },
}).createMachine({
  id: 'keys',
  context: { keys: null, subject: null, refusal: null, issued: null, oldUntil: null },
  on: { told: { actions: assign(({ event }) => ({ keys: event.keys })) } },
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
            save: [{ guard: 'isNew', target: 'creating' }, { target: 'changing' }],
            'take theirs': 'loading',
          },
        },
        creating: {
          invoke: {
            src: 'create',
            input: ({ event }) => (event as Extract<KeysEvent, { type: 'save' }>).draft,
            onDone: {
              target: '#keys.issued',
              actions: assign(({ context, event }) => ({
                keys: withNew(context.keys ?? [], event.output.key),
                issued: event.output,
                refusal: null,
              })),
            },
            onError: {
              target: 'filling',
              actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) },
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
              actions: [
                assign(({ context, event }) => ({ keys: withOne(context.keys ?? [], event.output), refusal: null })),
                emit(({ event }) => ({ type: 'saved', key: event.output })),
              ],
            },
            onError: {
              target: 'filling',
              actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) },
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
                  keys: event.output,
                  refusal: null,
                  subject: event.output.find(({ id }) => id === context.subject?.id) ?? null,
                })),
              },
              // It has ended meanwhile: there is nothing left to change.
              { target: '#keys.idle', actions: assign(({ event }) => ({ keys: event.output, refusal: null })) },
            ],
            onError: {
              target: 'filling',
              actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    rotating: {
      initial: 'asking',
      states: {
        asking: { on: { close: '#keys.idle', 'go ahead': 'working' } },
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
                assign(
                  ({
                    context: { keys, subject },
                    event: {
                      output: { issued, oldUntil },
                    },
                  }) => {
                    const old =
                      oldUntil === null || subject === null ? [] : [{ ...subject, main: false, graceUntil: oldUntil }];
                    return {
                      issued,
                      oldUntil,
                      refusal: null,
                      keys: (keys ?? []).flatMap((key) => (key.id === subject?.id ? [issued.key, ...old] : [key])),
                    };
                  },
                ),
                emit(({ context }) => ({ type: 'rotated', wasMain: context.subject?.main === true })),
              ],
            },
            onError: { target: 'asking', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
          },
        },
      },
    },
    revoking: {
      initial: 'asking',
      states: {
        asking: { on: { close: '#keys.idle', 'go ahead': 'working' } },
        working: {
          invoke: {
            src: 'revoke',
            input: ({ context }) => context.subject as ApiKey,
            onDone: {
              target: '#keys.idle',
              actions: [
                assign(({ context }) => ({
                  keys: (context.keys ?? []).filter(({ id }) => id !== context.subject?.id),
                  refusal: null,
                })),
                emit(({ context }) => ({ type: 'revoked', key: context.subject as ApiKey })),
              ],
            },
            onError: { target: 'asking', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
          },
        },
      },
    },
    /** Nothing but the person's own word closes it: the key is never shown again. */
    issued: { on: { close: { target: 'idle', actions: assign({ issued: null, oldUntil: null }) } } },
  },
});

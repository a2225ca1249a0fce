import { assign, emit, fromPromise, setup } from 'xstate';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';

/** The secret for an authenticator app. */
export interface AppSecret {
  /** Base32, to type by hand. */
  readonly secret: string;
  /** What apps read from the QR code. */
  readonly uri: string;
}

/** Proof of identity: password and code. */
interface Proof {
  readonly password: string;
  readonly code: string;
}

export type TwoStepsSetupEvent =
  /** Turns on two-step verification, or replaces the recovery codes. */
  | { type: 'open'; purpose: 'start' | 'renew' }
  /** `code` is empty when two-step verification is turned on. */
  | ({ type: 'password' } & Proof)
  /** The complete code of the app. */
  | { type: 'confirm'; code: string }
  | { type: 'keep'; hasKept: boolean }
  | { type: 'close' };

export interface TwoStepsSetup {
  purpose: 'start' | 'renew';
  secret: AppSecret | null;
  /** Shown once: the server does not return them again. */
  recoveryCodes: readonly string[];
  /** The person confirmed that the codes are saved. */
  hasKept: boolean;
  /** Error of the last call. */
  error: unknown;
}

const fresh = { secret: null, recoveryCodes: [], hasKept: false, error: null };

/**
 * Turns on two-step verification (password, app, recovery codes) or replaces the recovery codes (password, codes). The
 * security page provides the calls and listens to `changed`.
 */
export const twoStepsSetupMachine = setup({
  types: { context: {} as TwoStepsSetup, events: {} as TwoStepsSetupEvent, emitted: {} as { type: 'changed' } },
  actors: {
    start: fromPromise<AppSecret, string>(() => Promise.reject(new Error('Provide the call that starts.'))),
    confirm: fromPromise<readonly string[], string>(() => Promise.reject(new Error('Provide the call that confirms.'))),
    renew: fromPromise<readonly string[], Proof>(() => Promise.reject(new Error('Provide the call for new codes.'))),
  },
  actions: {
    fail: assign((_, { error }: { error: unknown }) => ({ error })),
    takeCodes: assign((_, { codes }: { codes: readonly string[] }) => ({ recoveryCodes: codes, secret: null })),
    /** The secret and the codes are kept only while they are shown. */
    forget: assign(fresh),
    update: emit({ type: 'changed' }),
  },
  guards: {
    renews: ({ context }) => context.purpose === 'renew',
    hasKept: ({ context }) => context.hasKept,
    isOver: (_, { error }: { error: unknown }) => refusalOf(error).code === 'StepOver',
  },
}).createMachine({
  id: 'two steps set-up',
  context: { purpose: 'start', ...fresh },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: { open: { target: 'password', actions: assign(({ event }) => ({ purpose: event.purpose })) } },
    },
    password: {
      on: {
        password: [
          { guard: 'renews', target: 'renewing', actions: assign({ error: null }) },
          { target: 'starting', actions: assign({ error: null }) },
        ],
        close: 'closed',
      },
    },
    starting: {
      invoke: {
        src: 'start',
        input: ({ event }) => proofOf(event).password,
        onDone: { target: 'scanning', actions: assign(({ event }) => ({ secret: event.output })) },
        onError: { target: 'password', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    scanning: {
      on: {
        confirm: { target: 'confirming', actions: assign({ error: null }) },
        close: 'closed',
      },
    },
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ event }) => (event as Extract<TwoStepsSetupEvent, { type: 'confirm' }>).code,
        onDone: {
          target: 'codes',
          actions: [{ type: 'takeCodes', params: ({ event }) => ({ codes: event.output }) }, 'update'],
        },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) },
            target: 'password',
            actions: [assign({ secret: null }), { type: 'fail', params: ({ event }) => ({ error: event.error }) }],
          },
          { target: 'scanning', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    renewing: {
      invoke: {
        src: 'renew',
        input: ({ event }) => proofOf(event),
        onDone: {
          target: 'codes',
          actions: [{ type: 'takeCodes', params: ({ event }) => ({ codes: event.output }) }, 'update'],
        },
        onError: { target: 'password', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    /** Can be closed only after the codes are saved: they are never shown again. */
    codes: {
      on: {
        keep: { actions: assign(({ event }) => ({ hasKept: event.hasKept })) },
        close: { guard: 'hasKept', target: 'closed' },
      },
    },
  },
});

function proofOf(event: { type: string }): Proof {
  if (event.type !== 'password') throw new Error('This begins with the password.');
  const { password, code } = event as Extract<TwoStepsSetupEvent, { type: 'password' }>;
  return { password, code };
}

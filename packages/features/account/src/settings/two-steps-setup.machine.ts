import { assign, emit, fromPromise, setup } from 'xstate';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';

/** What an authenticator app is fed with. */
export interface AppSecret {
  /** Base32, to type by hand. */
  readonly secret: string;
  readonly uri: string;
  readonly qr: { readonly size: number; readonly path: string };
}

/** Who asks is who they say. */
interface Proof {
  readonly password: string;
  readonly code: string;
}

export type TwoStepsSetupEvent =
  /** Turning it on, or replacing the recovery codes. */
  | { type: 'open'; purpose: 'start' | 'renew' }
  /** `code` is empty where two steps are turned on. */
  | ({ type: 'password' } & Proof)
  /** All digits of the app's code. */
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
  /** What the last call rejected with. */
  error: unknown;
}

const fresh = { secret: null, recoveryCodes: [], hasKept: false, error: null };

/**
 * From a password to recovery codes that are kept, by way of the app when two steps are turned on. The security page
 * provides the calls and listens to `changed`.
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
    /** Neither secret nor codes are held longer than they are shown. */
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
    /** Closes only once the codes are kept: nobody can ask for them again. */
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

import { assign, emit, fromPromise, setup } from 'xstate';
import type { AccountRefusal } from './refusals.ts';
import { accountRefusalOf } from './refusals.ts';

export const setupCodeLength = 6;

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
  | { type: 'change'; code: string }
  | { type: 'confirm' }
  | { type: 'keep'; hasKept: boolean }
  | { type: 'close' };

export interface TwoStepsSetup {
  purpose: 'start' | 'renew';
  secret: AppSecret | null;
  code: string;
  /** Shown once: the server does not return them again. */
  recoveryCodes: readonly string[];
  /** The person confirmed that the codes are saved. */
  hasKept: boolean;
  problem: 'incomplete' | null;
  refusal: AccountRefusal | null;
}

const fresh = { secret: null, code: '', recoveryCodes: [], hasKept: false, problem: null, refusal: null };

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
    refuse: assign((_, { error }: { error: unknown }) => ({ refusal: accountRefusalOf(error) })),
    takeCodes: assign((_, { codes }: { codes: readonly string[] }) => ({
      recoveryCodes: codes,
      secret: null,
      code: '',
    })),
    /** Neither secret nor codes are held longer than they are shown. */
    forget: assign(fresh),
    update: emit({ type: 'changed' }),
  },
  guards: {
    isComplete: ({ context }) => context.code.length === setupCodeLength,
    renews: ({ context }) => context.purpose === 'renew',
    hasKept: ({ context }) => context.hasKept,
    isOver: (_, { error }: { error: unknown }) => accountRefusalOf(error)?.kind === 'step over',
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
          { guard: 'renews', target: 'renewing', actions: assign({ refusal: null }) },
          { target: 'starting', actions: assign({ refusal: null }) },
        ],
        change: { actions: assign({ refusal: null }) },
        close: 'closed',
      },
    },
    starting: {
      invoke: {
        src: 'start',
        input: ({ event }) => proofOf(event).password,
        onDone: { target: 'scanning', actions: assign(({ event }) => ({ secret: event.output })) },
        onError: { target: 'password', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    scanning: {
      on: {
        change: { actions: assign(({ event }) => ({ code: event.code, problem: null, refusal: null })) },
        confirm: [
          { guard: 'isComplete', target: 'confirming', actions: assign({ problem: null, refusal: null }) },
          { actions: assign({ problem: 'incomplete' as const }) },
        ],
        close: 'closed',
      },
    },
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ context }) => context.code,
        onDone: {
          target: 'codes',
          actions: [{ type: 'takeCodes', params: ({ event }) => ({ codes: event.output }) }, 'update'],
        },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) },
            target: 'password',
            actions: [
              assign({ secret: null, code: '' }),
              { type: 'refuse', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          // Clears a wrong code so that the next one can be typed.
          {
            target: 'scanning',
            actions: assign(({ context, event }) => {
              const refusal = accountRefusalOf(event.error);
              return { refusal, code: refusal?.kind === 'wrong code' ? '' : context.code };
            }),
          },
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
        onError: { target: 'password', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
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

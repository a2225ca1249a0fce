import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { User } from '@apiyard/api/contract/accounts/session';
import { login } from '@apiyard/api/contract/accounts/session';
import { assign, fromPromise, setup } from 'xstate';
import { failureOf } from '@apiyard/kit/errors/failure.ts';

export type LoginInput = InputOf<typeof login>;

export type AuthEvent =
  | { type: 'log in'; login: LoginInput }
  /** A second step, a passkey or a registration succeeded. */
  | { type: 'admit'; user: User }
  | { type: 'log out' }
  /** A call was answered with 401: the session is invalid. */
  | { type: 'session ended' }
  /** Quota or account may have changed. */
  | { type: 'refresh' };

interface AuthContext {
  user: User | null;
  /** Error of the last sign-in; null once another one starts. */
  error: unknown;
  /** The last session expired: the login page explains it. */
  hasEnded: boolean;
}

const unprovided = () => Promise.reject(new Error('Provide the calls and the way out.'));

/**
 * Session state. The app provides the calls (`me`, `logIn`, `logOut`) and the browser effects (`leave`, `keepKey`,
 * `clearCredentials`). Nothing is shown while `loading`.
 */
export const authMachine = setup({
  types: { context: {} as AuthContext, events: {} as AuthEvent },
  actors: {
    me: fromPromise<User>(unprovided),
    logIn: fromPromise<User, LoginInput>(unprovided),
    logOut: fromPromise<void>(unprovided),
    /** Navigates to `/dashboards`, replacing the current history entry. An actor, so that it starts after sign-out. */
    leave: fromPromise<void>(unprovided),
  },
  actions: {
    setUser: assign((_, { user }: { user: User }) => ({ user, error: null, hasEnded: false })),
    forgetUser: assign({ user: null }),
    noteEnd: assign({ hasEnded: true }),
    setError: assign((_, { error }: { error: unknown }) => ({ error })),
    forgetError: assign({ error: null }),
    warnUnlessSignedOut: (_, params: { what: string; error: unknown }) => {
      if ((params.error as { code?: unknown } | null)?.code !== 'Unauthenticated')
        console.warn(params.what, params.error);
    },
    keepKey: (_, _params: { user: User }) => {},
    clearCredentials: () => {},
  },
  guards: {
    /** The password is correct and a second step is required: not an error. */
    asksSecondStep: (_, { error }: { error: unknown }) => failureOf(login, error)?.code === 'SecondStep',
  },
}).createMachine({
  id: 'auth',
  context: { user: null, error: null, hasEnded: false },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'me',
        onDone: {
          target: 'signed in',
          actions: [
            { type: 'setUser', params: ({ event }) => ({ user: event.output }) },
            { type: 'keepKey', params: ({ event }) => ({ user: event.output }) },
          ],
        },
        onError: {
          target: 'signed out',
          actions: {
            type: 'warnUnlessSignedOut',
            params: ({ event }) => ({
              what: 'Who is signed in could not be asked: going on as a visitor.',
              error: event.error,
            }),
          },
        },
      },
    },
    'signed out': {
      entry: ['forgetUser', 'clearCredentials'],
      initial: 'idle',
      on: {
        admit: {
          target: 'signed in',
          actions: [
            { type: 'setUser', params: ({ event }) => ({ user: event.user }) },
            { type: 'keepKey', params: ({ event }) => ({ user: event.user }) },
          ],
        },
      },
      states: {
        idle: { on: { 'log in': 'logging in' } },
        leaving: { invoke: { src: 'leave', onDone: 'idle', onError: 'idle' }, on: { 'log in': 'logging in' } },
        'logging in': {
          entry: 'forgetError',
          invoke: {
            src: 'logIn',
            input: ({ event }) => {
              if (event.type !== 'log in') throw new Error('A login starts with what the person typed.');
              return event.login;
            },
            onDone: {
              target: '#auth.signed in',
              actions: [
                { type: 'setUser', params: ({ event }) => ({ user: event.output }) },
                { type: 'keepKey', params: ({ event }) => ({ user: event.output }) },
              ],
            },
            onError: [
              {
                guard: { type: 'asksSecondStep', params: ({ event }) => ({ error: event.error }) },
                target: 'second step',
              },
              { target: 'idle', actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
        /** Username and password were correct: `admit` completes this sign-in, or another one starts. */
        'second step': { on: { 'log in': 'logging in' } },
      },
    },
    'signed in': {
      initial: 'idle',
      on: { 'log out': 'signing out', 'session ended': { target: 'signed out', actions: 'noteEnd' } },
      states: {
        idle: { on: { refresh: 'refreshing' } },
        refreshing: {
          // The pending response may be older than the change.
          on: { refresh: { target: 'refreshing', reenter: true } },
          invoke: {
            src: 'me',
            onDone: {
              target: 'idle',
              actions: [
                { type: 'setUser', params: ({ event }) => ({ user: event.output }) },
                { type: 'keepKey', params: ({ event }) => ({ user: event.output }) },
              ],
            },
            // A 401 arrives as 'session ended'; anything else leaves the person signed in with older figures.
            onError: {
              target: 'idle',
              actions: {
                type: 'warnUnlessSignedOut',
                params: ({ event }) => ({ what: 'The account could not be read again.', error: event.error }),
              },
            },
          },
        },
      },
    },
    'signing out': {
      invoke: {
        src: 'logOut',
        onDone: '#auth.signed out.leaving',
        onError: {
          target: '#auth.signed out.leaving',
          actions: {
            type: 'warnUnlessSignedOut',
            params: ({ event }) => ({ what: 'The server did not confirm the sign-out.', error: event.error }),
          },
        },
      },
    },
  },
});

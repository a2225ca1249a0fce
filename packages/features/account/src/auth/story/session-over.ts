import type { User } from '@apiyard/api/contract/accounts/session';
import { getMe, login, logout } from '@apiyard/api/contract/accounts/session';
import { createActor, fromPromise } from 'xstate';
import type { Services } from '@apiyard/kit/services.tsx';
import type { LoginInput } from '../auth.machine.ts';
import { authMachine } from '../auth.machine.ts';
import type { AuthActor } from '../log-in.ts';

/** The session machine with real calls and without browser effects, for flows in stories. */
export function sessionOver(api: Services['api']): AuthActor {
  return createActor(
    authMachine.provide({
      actors: {
        me: fromPromise<User>(async ({ signal }) => (await api.send(getMe, {}, { signal })).user),
        logIn: fromPromise<User, LoginInput>(
          async ({ input, signal }) => (await api.send(login, { ...input }, { signal })).user,
        ),
        logOut: fromPromise(async ({ signal }) => void (await api.send(logout, {}, { signal }))),
        leave: fromPromise(async () => {}),
      },
    }),
  );
}

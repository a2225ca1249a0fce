import type { ActorRefFrom } from 'xstate';
import { waitFor } from 'xstate';
import type { authMachine, LoginInput } from './auth.machine.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;

/** Signs in. True on success, false otherwise; the machine's `error` has the reason. */
export async function logIn(auth: AuthActor, login: LoginInput): Promise<boolean> {
  auth.send({ type: 'log in', login });
  const settled = await waitFor(auth, (snapshot) => !snapshot.matches({ 'signed out': 'logging in' }));
  return settled.matches('signed in');
}

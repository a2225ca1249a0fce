import { fail } from '../contract/endpoint.ts';
import { getMe, login, logout, register } from '../contract/accounts/session.ts';
import { handlerMaker } from './handler.ts';
import { newPerson } from './new-person.ts';
import type { SampleStore } from './store.ts';

export function sessionHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  return [
    handle(getMe, ({ person }) => ({ success: true as const, user: person.user })),
    handle(login, ({ input }) => {
      const name = input.usernameOrEmail.toLowerCase();
      const person = store.people.find(
        ({ user }) => user.username.toLowerCase() === name || user.email?.toLowerCase() === name,
      );
      if (person?.password !== input.password)
        return fail(
          'Unauthenticated',
          'Incorrect username or password. If your email address is not confirmed yet, sign in with your username.',
        );
      store.signIn(person);
      return { success: true as const, user: person.user };
    }),
    handle(logout, () => {
      store.signOut();
      return { success: true as const };
    }),
    handle(register, ({ input }) => {
      const username = input.username.toLowerCase();
      if (store.people.some(({ user }) => user.username.toLowerCase() === username))
        return fail('Conflict', 'This username is taken. Choose another.', { field: 'username' as const });
      const person = newPerson(store, { ...input, email: null, pendingEmail: input.email, showsFirstSteps: true });
      store.people.push(person);
      store.signIn(person);
      return { success: true as const, user: person.user };
    }),
  ];
}

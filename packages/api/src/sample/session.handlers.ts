import { fail } from '../contract/endpoint.ts';
import { getMe, login, logout, register } from '../contract/session.ts';
import { handlerMaker } from './handler.ts';
import { newPerson } from './new-person.ts';
import type { SampleStore } from './store.ts';

const commonPasswords = new Set(['password', 'password1', '12345678', 'qwertyuiop', 'iloveyou']);
const failedLoginsMax = 10;
const registrationsMax = 20;

export function sessionHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  return [
    handle(getMe, ({ person }) => ({ success: true as const, user: person.user })),
    handle(login, ({ input }) => {
      const name = input.usernameOrEmail.toLowerCase();
      const person = store.people.find(({ user }) => user.username.toLowerCase() === name || user.email?.toLowerCase() === name);
      const failed = store.failedLogins.get(name) ?? 0;
      if (failed >= failedLoginsMax) return fail('RateLimited', 'Too many tries. Wait a minute, then try again.', { retryAfterS: 60 });
      if (person?.password !== input.password) {
        store.failedLogins.set(name, failed + 1);
        return fail('Unauthenticated', 'The name or the password is wrong.');
      }
      store.failedLogins.delete(name);
      store.signIn(person);
      return { success: true as const, user: person.user };
    }),
    handle(logout, () => {
      store.signOut();
      return { success: true as const };
    }),
    handle(register, ({ input }) => {
      if (store.registrations >= registrationsMax) {
        return fail('RateLimited', 'Too many accounts were made from here. Try again in an hour.', { retryAfterS: 3600 });
      }
      if (input.setup !== undefined) return fail('SetupSpent', 'This set-up link is not valid any more.');
      const username = input.username.toLowerCase();
      if (store.people.some(({ user }) => user.username.toLowerCase() === username)) {
        return fail('Conflict', 'This username is taken. Choose another.', { field: 'username' as const });
      }
      if (commonPasswords.has(input.password.toLowerCase())) {
        return fail('WeakPassword', 'This password is among the first that are tried. Choose another.');
      }
      const known = store.people.some(({ user }) => user.email?.toLowerCase() === input.email.toLowerCase());
      store.registrations += 1;
      store.people.push(newPerson(store, { ...input, email: known ? null : input.email }));
      return { success: true as const, mustConfirm: false };
    }),
  ];
}

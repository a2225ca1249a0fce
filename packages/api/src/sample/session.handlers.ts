import { fail } from '../contract/endpoint.ts';
import { getMe, login, logout, register } from '../contract/accounts/session.ts';
import { accountOf, sendConfirmation } from './account-state.ts';
import { checkCommonPassword } from './common-passwords.ts';
import { handlerMaker } from './handler.ts';
import { admitToSample, spendSampleInvitation } from './invitation-state.ts';
import { newPerson } from './new-person.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleStore } from './store.ts';

const failedLoginsMax = 10;
const registrationsMax = 20;
const mailsMax = 5;
/** A few of the names that the server reserves. */
const reserved = new Set(['admin', 'root', 'api', 'support']);

export function sessionHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  return [
    handle(getMe, ({ person }) => ({ success: true as const, user: person.user })),
    handle(login, ({ input }) => {
      const name = input.usernameOrEmail.toLowerCase();
      const person = store.people.find(
        ({ user }) => user.username.toLowerCase() === name || user.email?.toLowerCase() === name,
      );
      const failed = store.failedLogins.get(name) ?? 0;
      if (failed >= failedLoginsMax)
        return fail('RateLimited', 'Too many attempts. Try again in a minute.', { retryAfterS: 60 });
      if (person?.password !== input.password) {
        store.failedLogins.set(name, failed + 1);
        return fail(
          'Unauthenticated',
          'Incorrect username or password. If your email address is not confirmed yet, sign in with your username.',
        );
      }
      store.failedLogins.delete(name);
      const account = accountOf(store, person);
      if (store.accounts.mustConfirm && person.user.email === null && person.user.role !== 'admin') {
        const waiting = account.pendingEmail;
        const isSent = waiting !== null && account.mailsSent < mailsMax;
        if (isSent) {
          account.mailsSent += 1;
          sendConfirmation(store, person, waiting);
        }
        return fail(
          'ConfirmFirst',
          'Confirm your email address first. Open the link in the email that was sent to you.',
          { isSent },
        );
      }
      if (account.twoSteps !== null) {
        Object.assign(store.accounts, { secondStepOf: person, wrongSteps: 0 });
        return fail('SecondStep', 'Enter the code from your authenticator app.', { method: 'app' as const });
      }
      store.signIn(person);
      return { success: true as const, user: person.user };
    }),
    handle(logout, () => {
      store.signOut();
      return { success: true as const };
    }),
    handle(register, ({ input }) => {
      if (store.registrations >= registrationsMax) {
        return fail('RateLimited', 'Too many accounts were created from your network. Try again in an hour.', {
          retryAfterS: 3600,
        });
      }
      if (input.setup !== undefined)
        return fail(
          'SetupSpent',
          'This setup link was already used or is incomplete. Sign in, or copy the link from the log of the last start.',
        );
      const refusal = admitToSample(store, input.invitation);
      if (refusal !== null) return refusal;
      const username = input.username.toLowerCase();
      if (reserved.has(username.replaceAll(/[._-]/g, '')))
        return fail('UsernameReserved', 'This username is reserved. Choose another.');
      if (store.people.some(({ user }) => user.username.toLowerCase() === username)) {
        return fail('Conflict', 'This username is taken. Choose another.', { field: 'username' as const });
      }
      const weak = checkCommonPassword(input.password, '/password');
      if (weak !== null) return weak;
      store.registrations += 1;
      spendSampleInvitation(store, input.invitation, input.username);
      const person = newPerson(store, { ...input, email: null });
      store.people.push(person);
      const account = accountOf(store, person);
      Object.assign(account, { pendingEmail: input.email, language: input.language ?? 'en', createdAt: sampleNow });
      account.sessions = account.sessions.filter(({ isCurrent }) => isCurrent);
      sendConfirmation(store, person, input.email);
      return { success: true as const, mustConfirm: store.accounts.mustConfirm };
    }),
  ];
}

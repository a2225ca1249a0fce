import { fail } from '../contract/endpoint.ts';
import {
  confirmEmail,
  confirmSecondStep,
  finishPasskeyLogin,
  forgotPassword,
  resetPassword,
  startPasskeyLogin,
} from '../contract/accounts/recovery.ts';
import { accountOf, mailLink, spendLink, takesCode, whoseMailbox } from './account-state.ts';
import { checkCommonPassword } from './common-passwords.ts';
import { handlerMaker } from './handler.ts';
import { revokeSampleKeys } from './new-person.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleStore } from './store.ts';

const triesMax = 10;
const tooMany = () => fail('RateLimited', 'Too many attempts. Try again in a minute.', { retryAfterS: 60 });
const spent = () =>
  fail('LinkSpent', 'This link was already used, was replaced by a newer one or has expired. Request a new one.');

export function recoveryHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const wrongLinks = { confirm: 0, reset: 0 };
  return [
    handle(confirmEmail, ({ input }) => {
      if (wrongLinks.confirm >= triesMax) return tooMany();
      const link = spendLink(store, 'confirm', input.token);
      if (link === null) {
        wrongLinks.confirm += 1;
        return spent();
      }
      const { person, email } = link;
      const isTaken = store.people.some(
        (other) => other !== person && other.user.email?.toLowerCase() === email.toLowerCase(),
      );
      if (isTaken) return fail('AddressTaken', 'Another account has confirmed this email address. Use another one.');
      const account = accountOf(store, person);
      person.user = { ...person.user, email };
      account.pendingEmail = null;
      return { success: true as const, email };
    }),
    handle(forgotPassword, ({ input }) => {
      if (store.accounts.forgotten >= triesMax) return tooMany();
      store.accounts.forgotten += 1;
      const person = whoseMailbox(store, input.email);
      if (person) mailLink(store, 'reset', person, input.email);
      return { success: true as const };
    }),
    handle(resetPassword, ({ input }) => {
      if (wrongLinks.reset >= triesMax) return tooMany();
      const weak = checkCommonPassword(input.password, '/password');
      if (weak !== null) return weak;
      const link = spendLink(store, 'reset', input.token);
      if (link === null) {
        wrongLinks.reset += 1;
        return spent();
      }
      const { person } = link;
      const account = accountOf(store, person);
      person.password = input.password;
      if (input.revokeKeys) revokeSampleKeys(store, person);
      if (person.user.email === null) {
        // Opening the link proves that the person receives email at this address.
        person.user = { ...person.user, email: link.email };
        account.pendingEmail = null;
      }
      account.passwordChangedAt = sampleNow;
      account.sessions = account.sessions.filter(({ isCurrent }) => isCurrent);
      if (store.signedIn() === person) store.signOut();
      return { success: true as const };
    }),
    handle(confirmSecondStep, ({ input }) => {
      const person = store.accounts.secondStepOf;
      if (person === null) return fail('StepOver', 'This sign-in has expired. Sign in with your password again.');
      if (store.accounts.wrongSteps >= triesMax) return tooMany();
      if (!takesCode(accountOf(store, person), input.kind, input.code)) {
        store.accounts.wrongSteps += 1;
        return fail(
          'WrongCode',
          'This code is incorrect or was already used. Enter the next one from the app, or another recovery code.',
        );
      }
      Object.assign(store.accounts, { secondStepOf: null, wrongSteps: 0 });
      store.signIn(person);
      return { success: true as const, user: person.user };
    }),
    handle(startPasskeyLogin, () => {
      if (store.accounts.passkeyLogins >= 3 * triesMax) return tooMany();
      store.accounts.passkeyLogins += 1;
      return {
        options: {
          challenge: 'c2FtcGxlLWNoYWxsZW5nZQ',
          rpId: 'localhost',
          userVerification: 'required',
          timeout: 300_000,
        },
      };
    }),
    handle(finishPasskeyLogin, ({ input }) => {
      if (store.accounts.passkeyLogins >= 3 * triesMax) return tooMany();
      store.accounts.passkeyLogins += 1;
      for (const person of store.people) {
        const account = accountOf(store, person);
        const passkey = account.passkeys.find(({ credentialId }) => credentialId === input.credential['id']);
        if (!passkey) continue;
        if (store.accounts.mustConfirm && person.user.email === null && person.user.role !== 'admin')
          return fail('ConfirmFirst', 'Confirm your email address first.', { isSent: false });
        account.passkeys = account.passkeys.map((held) =>
          held === passkey ? { ...held, lastUsedAt: sampleNow } : held,
        );
        store.signIn(person);
        return { success: true as const, user: person.user };
      }
      return fail('PasskeyRefused', 'This passkey cannot be used here. Try again, or sign in with your password.');
    }),
  ];
}

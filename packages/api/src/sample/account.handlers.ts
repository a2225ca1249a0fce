import {
  addPasskey,
  cancelDeletion,
  changeEmail,
  changePassword,
  changeProfile,
  confirmTwoSteps,
  deletionWaitDays,
  dropPendingEmail,
  endOtherSessions,
  getAccount,
  listSessions,
  passkeysMax,
  removePasskey,
  renamePasskey,
  requestDeletion,
  resendConfirmation,
  startPasskey,
  startTwoSteps,
  stopTwoSteps,
} from '../contract/accounts/account.ts';
import { fail } from '../contract/endpoint.ts';
import {
  accountOf,
  sendConfirmation,
  describeAccount,
  newRecoveryCodes,
  sampleCode,
  sampleSecret,
  takesCode,
} from './account-state.ts';
import type { SampleAccount } from './account-state.ts';
import { checkCommonPassword } from './common-passwords.ts';
import { handlerMaker } from './handler.ts';
import { revokeSampleKeys } from './new-person.ts';
import { sampleNow } from './sample-now.ts';
import { sampleQr } from './sample-qr.ts';
import type { SamplePerson } from './people-state.ts';
import type { SampleStore } from './store.ts';

const triesMax = 10;
const mailsMax = 5;
const dayMs = 86_400_000;

const tooMany = () => fail('RateLimited', 'Too many attempts. Try again in a minute.', { retryAfterS: 60 });

export function accountHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  /** The failure of the confirmed password; null when it is correct. */
  const refused = (person: SamplePerson, password: string) => {
    const account = accountOf(store, person);
    if (account.failedProofs >= triesMax) return tooMany();
    if (person.password === password) {
      account.failedProofs = 0;
      return null;
    }
    account.failedProofs += 1;
    return fail('WrongPassword', 'Incorrect password. Enter the password you sign in with.');
  };
  /** The failure of the confirmed code; null when it is correct or there is no second step. */
  const refusedCode = (account: SampleAccount, code: string) => {
    if (account.twoSteps === null) return null;
    if (account.failedProofs >= triesMax) return tooMany();
    if (takesCode(account, /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? 'code' : 'recovery code', code)) return null;
    account.failedProofs += 1;
    return fail(
      'WrongCode',
      'This code is incorrect or was already used. Enter the next one from the app, or another recovery code.',
    );
  };
  const endOthers = (account: SampleAccount) => {
    const ended = account.sessions.filter(({ isCurrent }) => !isCurrent).length;
    account.sessions = account.sessions.filter(({ isCurrent }) => isCurrent);
    return ended;
  };
  return [
    handle(getAccount, ({ person }) => describeAccount(store, person)),
    handle(changeProfile, ({ input, person }) => {
      if (input.name !== undefined) person.user = { ...person.user, name: input.name };
      if (input.language !== undefined) accountOf(store, person).language = input.language;
      return describeAccount(store, person);
    }),
    handle(changeEmail, ({ input, person }) => {
      const wrong = refused(person, input.password);
      if (wrong !== null) return wrong;
      const account = accountOf(store, person);
      if (account.mailsSent >= mailsMax) return tooMany();
      account.mailsSent += 1;
      account.pendingEmail = input.email;
      sendConfirmation(store, person, input.email);
      return describeAccount(store, person);
    }),
    handle(resendConfirmation, ({ person }) => {
      const account = accountOf(store, person);
      const waiting = account.pendingEmail;
      if (waiting === null) return fail('NothingPending', 'There is no email address to confirm.');
      if (account.mailsSent >= mailsMax) return tooMany();
      account.mailsSent += 1;
      sendConfirmation(store, person, waiting);
      return describeAccount(store, person);
    }),
    handle(dropPendingEmail, ({ person }) => {
      accountOf(store, person).pendingEmail = null;
      store.accounts.links = store.accounts.links.filter((link) => link.kind !== 'confirm' || link.person !== person);
      return describeAccount(store, person);
    }),
    handle(changePassword, ({ input, person }) => {
      const wrong = refused(person, input.password);
      if (wrong !== null) return wrong;
      const weak = checkCommonPassword(input.next, '/next');
      if (weak !== null) return weak;
      const account = accountOf(store, person);
      person.password = input.next;
      if (input.revokeKeys) revokeSampleKeys(store, person);
      account.passwordChangedAt = sampleNow;
      endOthers(account);
      return describeAccount(store, person);
    }),
    handle(startTwoSteps, ({ input, person }) => {
      const wrong = refused(person, input.password);
      if (wrong !== null) return wrong;
      const account = accountOf(store, person);
      if (account.twoSteps !== null)
        return fail('Conflict', 'Two-step verification is already on. Turn it off first, then set it up again.');
      account.isSettingUp = true;
      const uri = `otpauth://totp/${encodeURIComponent(store.site.name)}:${encodeURIComponent(person.user.username)}?secret=${sampleSecret}&issuer=${encodeURIComponent(store.site.name)}`;
      return { secret: sampleSecret, uri, qr: sampleQr };
    }),
    handle(confirmTwoSteps, ({ input, person }) => {
      const account = accountOf(store, person);
      if (account.failedProofs >= triesMax) return tooMany();
      if (!account.isSettingUp) return fail('StepOver', 'This setup has expired. Start again and scan the new code.');
      if (input.code.replaceAll(/\s/g, '') !== sampleCode) {
        account.failedProofs += 1;
        return fail(
          'WrongCode',
          'Incorrect code. Enter the latest one from the app, and check that the clock of your phone is right.',
        );
      }
      const recoveryCodes = newRecoveryCodes(store);
      Object.assign(account, { isSettingUp: false, failedProofs: 0, twoSteps: { since: sampleNow, recoveryCodes } });
      endOthers(account);
      return { recoveryCodes };
    }),
    handle(stopTwoSteps, ({ input, person }) => {
      const wrong = refused(person, input.password);
      if (wrong !== null) return wrong;
      const noCode = refusedCode(accountOf(store, person), input.code);
      if (noCode !== null) return noCode;
      Object.assign(accountOf(store, person), { twoSteps: null, isSettingUp: false });
      return describeAccount(store, person);
    }),
    handle(startPasskey, ({ input, person }) => {
      const wrong = refused(person, input.password);
      if (wrong !== null) return wrong;
      const noCode = refusedCode(accountOf(store, person), input.code ?? '');
      if (noCode !== null) return noCode;
      if (accountOf(store, person).passkeys.length >= passkeysMax)
        return fail(
          'TooManyPasskeys',
          `An account can have up to ${passkeysMax} passkeys. Remove one you no longer use.`,
          { passkeysMax },
        );
      return {
        options: {
          challenge: 'c2FtcGxlLWNoYWxsZW5nZQ',
          rp: { id: 'localhost', name: store.site.name },
          user: { id: 'c2FtcGxl', name: person.user.username, displayName: person.user.name },
          pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        },
      };
    }),
    handle(addPasskey, ({ input, person }) => {
      const credentialId = input.credential['id'];
      const account = accountOf(store, person);
      if (typeof credentialId !== 'string' || credentialId === '')
        return fail('PasskeyRefused', 'This passkey does not match the request. Start again.');
      const made = { id: store.nextId(), name: input.name, createdAt: sampleNow, lastUsedAt: null };
      account.passkeys = [...account.passkeys, { ...made, credentialId }];
      return made;
    }),
    handle(renamePasskey, ({ input, person }) => {
      const account = accountOf(store, person);
      const passkey = account.passkeys.find(({ id }) => id === input.id);
      if (!passkey) return fail('NotFound', 'This passkey does not exist. Reload the list.');
      const renamed = { ...passkey, name: input.name };
      account.passkeys = account.passkeys.map((held) => (held === passkey ? renamed : held));
      const { credentialId: _, ...shown } = renamed;
      return shown;
    }),
    handle(removePasskey, ({ input, person }) => {
      const wrong = refused(person, input.password);
      if (wrong !== null) return wrong;
      const account = accountOf(store, person);
      if (!account.passkeys.some(({ id }) => id === input.id))
        return fail('NotFound', 'This passkey does not exist. Reload the list.');
      account.passkeys = account.passkeys.filter(({ id }) => id !== input.id);
      return { id: input.id };
    }),
    handle(listSessions, ({ person }) => ({ items: accountOf(store, person).sessions, next: null })),
    handle(endOtherSessions, ({ person }) => ({ ended: endOthers(accountOf(store, person)) })),
    handle(requestDeletion, ({ input, person }) => {
      const wrong = refused(person, input.password);
      if (wrong !== null) return wrong;
      const isLastAdmin =
        person.user.role === 'admin' && store.people.filter(({ user }) => user.role === 'admin').length === 1;
      if (isLastAdmin) return fail('LastAdmin', 'You are the only admin. Make another account an admin first.');
      accountOf(store, person).deletionDueAt = new Date(Date.parse(sampleNow) + deletionWaitDays * dayMs).toISOString();
      return describeAccount(store, person);
    }),
    handle(cancelDeletion, ({ person }) => {
      accountOf(store, person).deletionDueAt = null;
      return describeAccount(store, person);
    }),
  ];
}

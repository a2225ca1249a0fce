import type { Account } from '@apiyard/api/contract/accounts/account';
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
  removePasskey,
  renamePasskey,
  requestDeletion,
  resendConfirmation,
  startPasskey,
  startTwoSteps,
  stopTwoSteps,
} from '@apiyard/api/contract/accounts/account';
import { fail } from '@apiyard/api/contract/endpoint';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { storyAccount, storyCodes, storyNowMs, storySessions } from './accounts.ts';
import { storySecret } from './app-secret.ts';

const now = new Date(storyNowMs).toISOString();
const deletionDueAt = new Date(storyNowMs + deletionWaitDays * 86_400_000).toISOString();
/** The only correct code of the authenticator app. */
const appCode = '123456';

/** What the browser needs to create a passkey. */
const passkeyOptions = {
  challenge: 'c3RvcnktY2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Apiyard' },
  user: { id: 'c3Rvcnk', name: 'noor', displayName: 'Noor Haddad' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

/** Responses of the account pages' calls, based on an account that reflects changes. */
export function accountFixtures(correctPassword: string, given: Partial<Account> = {}) {
  let account: Account = { ...storyAccount, ...given };
  let password = correctPassword;
  let sessions = [...storySessions];
  const change = (changes: Partial<Account>) => (account = { ...account, ...changes });
  const endOthers = () => (sessions = sessions.filter(({ isCurrent }) => isCurrent));
  /** Rejects an incorrect password. */
  const confirmed = <Result>(typed: string, answer: () => Result) =>
    typed === password ? answer() : fail('WrongPassword', 'Incorrect.');
  const wrongCode = () => fail('WrongCode', 'Incorrect.');
  return {
    account: () => account,
    password: () => password,
    sessions: () => sessions,
    handlers: [
      fixture(getAccount, () => account),
      fixture(changeProfile, ({ input: { name = account.name, language = account.language } }) =>
        change({ name, language }),
      ),
      fixture(changeEmail, ({ input }) => confirmed(input.password, () => change({ pendingEmail: input.email }))),
      fixture(resendConfirmation, () => account),
      fixture(dropPendingEmail, () => change({ pendingEmail: null })),
      fixture(requestDeletion, ({ input }) => confirmed(input.password, () => change({ deletionDueAt }))),
      fixture(cancelDeletion, () => change({ deletionDueAt: null })),
      fixture(changePassword, ({ input }) =>
        confirmed(input.password, () => {
          password = input.next;
          endOthers();
          return change({ passwordChangedAt: now });
        }),
      ),
      fixture(startTwoSteps, ({ input }) => confirmed(input.password, () => storySecret)),
      fixture(confirmTwoSteps, ({ input }) => {
        if (input.code !== appCode) return wrongCode();
        endOthers();
        change({ twoSteps: { since: now, recoveryCodesLeft: storyCodes.length } });
        return { recoveryCodes: [...storyCodes] };
      }),
      fixture(stopTwoSteps, ({ input }) =>
        confirmed(input.password, () => (input.code === appCode ? change({ twoSteps: null }) : wrongCode())),
      ),
      fixture(startPasskey, ({ input }) => confirmed(input.password, () => ({ options: passkeyOptions }))),
      fixture(addPasskey, ({ input: { name } }) => {
        const made = { id: `made-${account.passkeys.length}`, name, createdAt: now, lastUsedAt: null };
        change({ passkeys: [...account.passkeys, made] });
        return made;
      }),
      fixture(renamePasskey, ({ input: { id, name } }) => {
        const found = account.passkeys.find((each) => each.id === id);
        if (found === undefined) return fail('NotFound', 'Gone.');
        const renamed = { ...found, name };
        change({ passkeys: account.passkeys.map((each) => (each === found ? renamed : each)) });
        return renamed;
      }),
      fixture(removePasskey, ({ input: { id, password: typed } }) =>
        confirmed(typed, () => {
          change({ passkeys: account.passkeys.filter((each) => each.id !== id) });
          return { id };
        }),
      ),
      fixture(listSessions, () => ({ items: sessions, next: null })),
      fixture(endOtherSessions, () => {
        const before = sessions.length;
        return { ended: before - endOthers().length };
      }),
    ],
  };
}

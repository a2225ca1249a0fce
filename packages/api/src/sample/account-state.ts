/** Account state of the sample layer that only some calls need: addresses, second steps, passkeys, sessions. */
import type { Account, AccountSession, Passkey } from '../contract/accounts/account.ts';
import { recoveryCodeCount } from '../contract/accounts/account.ts';
import type { Language } from '../contract/hub/hub.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleIds } from './ids.ts';
import type { PeopleState, SamplePerson } from './people-state.ts';

/** The only code that the sample layer's authenticator app shows. */
export const sampleCode = '123456';
/** Base32 of the secret behind it. */
export const sampleSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export interface SampleLink {
  readonly kind: 'confirm' | 'reset';
  readonly token: string;
  readonly email: string;
  readonly person: SamplePerson;
}

export interface SamplePasskey extends Passkey {
  /** The id of the credential, from the browser. */
  readonly credentialId: string;
}

export interface SampleAccount {
  pendingEmail: string | null;
  language: Language;
  createdAt: string;
  passwordChangedAt: string | null;
  twoSteps: { since: string; recoveryCodes: string[] } | null;
  /** Started and not confirmed. */
  isSettingUp: boolean;
  passkeys: SamplePasskey[];
  sessions: AccountSession[];
  deletionDueAt: string | null;
  /** Consecutive incorrect passwords at the password confirmation. */
  failedProofs: number;
  /** Consecutive email requests. */
  mailsSent: number;
}

export interface SampleAccounts {
  /** By the person's ID; `accountOf` creates missing entries. */
  readonly byId: Map<string, SampleAccount>;
  /** Emailed links that still work, newest first, for stories and tests to follow. */
  links: SampleLink[];
  /** The person whose password was correct, and who has not passed the second step. */
  secondStepOf: SamplePerson | null;
  /** Whether a new account can be used only once its address is confirmed. */
  mustConfirm: boolean;
  forgotten: number;
  wrongSteps: number;
  passkeyLogins: number;
}

export function emptyAccounts(): SampleAccounts {
  return {
    byId: new Map(),
    links: [],
    secondStepOf: null,
    mustConfirm: false,
    forgotten: 0,
    wrongSteps: 0,
    passkeyLogins: 0,
  };
}

export interface AccountState extends SampleIds, Pick<PeopleState, 'people'> {
  /** Account data other than name and password, and the links that were mailed. */
  readonly accounts: SampleAccounts;
}

/** The person's account; a person without one registered long ago and has no history. */
export function accountOf(state: AccountState, { user }: SamplePerson): SampleAccount {
  const known = state.accounts.byId.get(user.id);
  if (known) return known;
  const made: SampleAccount = {
    pendingEmail: null,
    language: 'en',
    createdAt: '2026-03-02T08:00:00.000Z',
    passwordChangedAt: null,
    twoSteps: null,
    isSettingUp: false,
    passkeys: [],
    sessions: sampleSessions(state),
    deletionDueAt: null,
    failedProofs: 0,
    mailsSent: 0,
  };
  state.accounts.byId.set(user.id, made);
  return made;
}

function sampleSessions(ids: SampleIds): AccountSession[] {
  return [
    {
      id: ids.nextId(),
      isCurrent: true,
      device: { browser: 'Firefox', system: 'Linux', kind: 'desktop' },
      address: '192.0.2.10',
      createdAt: sampleNow,
      seenAt: sampleNow,
    },
    {
      id: ids.nextId(),
      isCurrent: false,
      device: { browser: 'Safari', system: 'iOS', kind: 'phone' },
      address: '198.51.100.7',
      createdAt: '2026-11-12T18:04:00.000Z',
      seenAt: '2026-11-19T21:40:00.000Z',
    },
  ];
}

export function describeAccount(state: AccountState, person: SamplePerson): Account {
  const { user } = person;
  const account = accountOf(state, person);
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    email: user.email,
    pendingEmail: account.pendingEmail,
    language: account.language,
    createdAt: account.createdAt,
    passwordChangedAt: account.passwordChangedAt,
    twoSteps: account.twoSteps && {
      since: account.twoSteps.since,
      recoveryCodesLeft: account.twoSteps.recoveryCodes.length,
    },
    passkeys: account.passkeys.map(({ credentialId: _, ...shown }) => shown),
    deletionDueAt: account.deletionDueAt,
  };
}

/** Codes that contain the number of their set and their index, so that stories can refer to them. */
export function newRecoveryCodes(ids: SampleIds): string[] {
  const set = ids.nextId().replaceAll(/\D/g, '').padStart(4, '0');
  return Array.from({ length: recoveryCodeCount }, (_, index) => `yard-${set}-${String(index).padStart(4, '0')}`);
}

/** Puts a link into the mail; earlier ones of its kind for the same person stop working. */
export function mailLink(state: AccountState, kind: SampleLink['kind'], person: SamplePerson, email: string): void {
  const others = state.accounts.links.filter((link) => link.kind !== kind || link.person !== person);
  state.accounts.links = [{ kind, token: `${kind}-${state.nextId()}`, email, person }, ...others];
}

/**
 * The confirmation link of an address. The owner of an address that is already confirmed gets a different email without
 * a link.
 */
export function sendConfirmation(state: AccountState, person: SamplePerson, email: string): void {
  if (!state.people.some((other) => other !== person && isSame(other.user.email, email)))
    mailLink(state, 'confirm', person, email);
}

/**
 * The account whose password an email to this address can reset: the one that confirmed it or, if there is none, the
 * first that entered it and has no other address.
 */
export function whoseMailbox(state: AccountState, email: string): SamplePerson | undefined {
  return (
    state.people.find(({ user }) => isSame(user.email, email)) ??
    state.people.find((person) => person.user.email === null && isSame(accountOf(state, person).pendingEmail, email))
  );
}

const isSame = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

export function spendLink(state: AccountState, kind: SampleLink['kind'], token: string): SampleLink | null {
  const link = state.accounts.links.find((held) => held.kind === kind && held.token === token) ?? null;
  if (link !== null) state.accounts.links = state.accounts.links.filter((held) => held !== link);
  return link;
}

/** Uses up a code of the app, or a recovery code. */
export function takesCode(account: SampleAccount, kind: 'code' | 'recovery code', code: string): boolean {
  if (account.twoSteps === null) return false;
  if (kind === 'code') return code.replaceAll(/\s/g, '') === sampleCode;
  const { recoveryCodes } = account.twoSteps;
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const left = recoveryCodes.filter((held) => plain(held) !== plain(code));
  if (left.length === recoveryCodes.length) return false;
  account.twoSteps = { ...account.twoSteps, recoveryCodes: left };
  return true;
}

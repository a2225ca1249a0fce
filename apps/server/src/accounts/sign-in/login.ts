/** Sign-in by username or confirmed address. Neither the response nor its time reveals whether a name exists. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FailureOf, ParsedInputOf } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { login } from '@apiyard/api/contract/accounts/session';
import { originOf } from '../../events.ts';
import { networkOf } from '../../http/limits/network.ts';
import { confirmFirst } from '../mail/confirmation.ts';
import { deviceOf } from './device.ts';
import { networkThrottleKeys } from '../throttle/network-throttle.ts';
import { checkSourceOf, busyS } from '../passwords/passwords.ts';
import { asksSecondStep } from '../second-step/second-step.ts';
import type { AccountServices } from '../services.ts';
import { completeSignIn } from './sign-in.ts';
import type { ThrottleKey, ThrottleRule } from '../throttle/throttle-store.ts';
import { resetAttempts, uncountAttempt, countAttempt } from '../throttle/throttle-store.ts';
import { findSignInPerson } from '../person-store.ts';
import type { SignInPerson } from '../person-store.ts';
import { sentence } from '../../problems/sentence.ts';

/**
 * One address against one account: a person who forgot a password, or a simple attack. At most 39 attempts in 24 hours,
 * fewer than `accountRule` allows without delay: one address alone delays no other.
 */
const pairRule: ThrottleRule = {
  name: 'login-pair',
  free: 5,
  delaysS: [1, 2, 4, 8, 15, 30, 60, 300, 900, 3_600],
  forgetS: 86_400,
};
/** One address against many accounts. */
const addressRule: ThrottleRule = { name: 'login-address', free: 30, delaysS: [1, 2, 4, 8, 15, 30], forgetS: 3_600 };
/** The /48 around an IPv6 network, which has 65,536 of them. */
const siteRule: ThrottleRule = { ...addressRule, name: 'login-site', free: 120 };
/**
 * All unknown devices against one identifier, from any address: at most 95 attempts a day. An account has two
 * identifiers, so 190. During an attack its owner can sign in from a known device, with a passkey, or after a reset by
 * email, which makes the device a known one (decision 23).
 */
const accountRule: ThrottleRule = {
  name: 'login-account',
  free: 40,
  delaysS: [1, 2, 5, 15, 60, 300, 900, 1_800],
  forgetS: 86_400,
  window: 'fixed',
};
/** A browser that has signed in as this person before. */
const deviceRule: ThrottleRule = {
  name: 'login-device',
  free: 10,
  delaysS: [1, 2, 4, 8, 15, 30, 60, 300],
  forgetS: 86_400,
};

/** One message for all incorrect credentials, so that it does not reveal whether an unconfirmed address has another owner. */
const wrongPair = () => fail('Unauthenticated', sentence('problem.accounts.wrongLogin'));

const closedToUnknownDevices = (waitS: number) => sentence('problem.accounts.attemptsMaxUnknown', { waitS });

/** Text that a database can store and compare. Anything else is not a name. */
const storable = /^[^\p{Cc}\p{Cs}]+$/u;

/** Signs in: sets the session cookie and returns the person's id. */
export async function logIn(
  services: AccountServices,
  { usernameOrEmail, password }: ParsedInputOf<typeof login>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ personId: string } | FailureOf<typeof login>> {
  const { database, passwords, events, now } = services;
  const name = usernameOrEmail.trim().toLowerCase();
  const person = await findByName(services, name);
  const refuse = (reason: 'wrong name or password' | 'too many tries') =>
    events.emit({ type: 'sign-in refused', from: originOf(request), personId: person?.id ?? null, reason });

  const device = person === null ? null : deviceOf(services, request, person);
  const network = networkOf(request.ip);
  const pair: ThrottleKey = { rule: pairRule, subject: `${name} ${network}` };
  const own: ThrottleKey = device === null ? pair : { rule: deviceRule, subject: device.id };
  const shared: ThrottleKey[] =
    device === null
      ? [...networkThrottleKeys(request.ip, addressRule, siteRule), { rule: accountRule, subject: name }]
      : [];
  const asker = checkSourceOf(request.ip, device !== null);
  const isBusy = () => {
    refuse('too many tries');
    return fail('RateLimited', sentence('problem.accounts.signInsBusy', { waitS: busyS }), {
      retryAfterS: busyS,
    });
  };
  if (passwords.isBusy(asker)) return isBusy();
  const waitS = await countAttempt(database, [...shared, own], now());
  if (waitS > 0) {
    refuse('too many tries');
    return fail(
      'RateLimited',
      device === null ? closedToUnknownDevices(waitS) : sentence('problem.accounts.attemptsMax', { waitS }),
      { retryAfterS: waitS },
    );
  }

  const right = await passwords.verify(password, person?.password_hash ?? null, asker);
  if (right === null) {
    await uncountAttempt(database, [...shared, own], now());
    return isBusy();
  }
  if (!right || person === null || person.disabled_at !== null) {
    refuse('wrong name or password');
    return wrongPair();
  }

  await resetAttempts(database, own);
  if (shared.length > 0) await uncountAttempt(database, shared, now());
  const unconfirmed = await confirmFirst(services, person, request);
  if (unconfirmed !== null) return unconfirmed;
  if (await asksSecondStep(services, person, request, reply)) {
    return fail('SecondStep', sentence('problem.accounts.enterCode'), { method: 'app' as const });
  }
  if (!(await completeSignIn(services, person, 'password', request, reply))) {
    refuse('wrong name or password');
    return wrongPair();
  }
  return { personId: person.id };
}

/** Usernames have no `@`, addresses always do: one query either way. Addresses that are not confirmed have no key. */
async function findByName({ database }: AccountServices, name: string): Promise<SignInPerson | null> {
  if (!storable.test(name)) return null;
  return findSignInPerson(database.kysely, name.includes('@') ? 'email_key' : 'username_key', name);
}

/** Sign-in by username or confirmed address. Whether a name exists shows neither in the answer nor in the time it takes. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FailureOf, ParsedInputOf } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { login } from '@apiyard/api/contract/session';
import { originOf } from '../events.ts';
import { networkOf } from '../http/rate-limit.ts';
import { confirmFirst } from './confirmation.ts';
import { deviceOf } from './device.ts';
import { asksSecondStep } from './second-step.ts';
import type { AccountServices } from './services.ts';
import type { Entrant } from './sign-in.ts';
import { completeSignIn, entrantBy } from './sign-in.ts';
import type { Gate, ThrottleRule } from './throttle.ts';
import { forgive, giveBack, hasTried, takeTry } from './throttle.ts';

/** One address against one account: what a person who forgot a password looks like, and a simple guesser. */
const pairRule: ThrottleRule = { name: 'login-pair', free: 5, delaysS: [1, 2, 4, 8, 15, 30], forgetS: 3_600 };
/** One address against many accounts. */
const addressRule: ThrottleRule = { name: 'login-address', free: 30, delaysS: [1, 2, 4, 8, 15, 30], forgetS: 3_600 };
/**
 * Many addresses against one account: each counts once an hour here, so that nobody closes an account from one address.
 * Short, because the owner may be on a new device.
 */
const accountRule: ThrottleRule = { name: 'login-account', free: 50, delaysS: [1, 2, 5], forgetS: 3_600 };
/** A browser that has signed in as this person before. */
const deviceRule: ThrottleRule = { name: 'login-device', free: 10, delaysS: [1, 2, 4, 8, 15, 30], forgetS: 3_600 };

/** One sentence for every wrong pair: an address that waits to be confirmed is no name yet, whoever else may have it. */
const wrongPair = () => fail('Unauthenticated', 'The name or the password is not right. Until your address is confirmed, sign in with your username.');

/** Text that an engine can hold and compare; anything else is nobody's name. */
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

  const device = person === null ? null : deviceOf(services, request, person.id);
  const network = networkOf(request.ip);
  const pair: Gate = { rule: pairRule, whom: `${name} ${network}` };
  const own: Gate = device === null ? pair : { rule: deviceRule, whom: device };
  const shared: Gate[] = device === null ? [{ rule: addressRule, whom: network }] : [];
  if (device === null && !(await hasTried(database, pair, now()))) shared.push({ rule: accountRule, whom: name });
  const waitS = passwords.busy ? 5 : await takeTry(database, [...shared, own], now());
  if (waitS > 0) {
    refuse('too many tries');
    return fail('RateLimited', `Too many tries. Wait ${waitS} s, then try again.`, { retryAfterS: waitS });
  }

  const right = await passwords.verify(password, person?.password_hash ?? null);
  if (!right || person === null || person.disabled_at !== null) {
    refuse('wrong name or password');
    return wrongPair();
  }

  await forgive(database, own);
  if (shared.length > 0) await giveBack(database, shared, now());
  const unconfirmed = await confirmFirst(services, person, request);
  if (unconfirmed !== null) return unconfirmed;
  if (await asksSecondStep(services, person, request, reply)) {
    return fail('SecondStep', 'Type the code that your authenticator app shows now.', { method: 'app' as const });
  }
  if (!(await completeSignIn(services, person, 'password', request, reply))) {
    refuse('wrong name or password');
    return wrongPair();
  }
  return { personId: person.id };
}

/** Usernames have no `@`, addresses always do: one query either way. Addresses that are not confirmed have no key. */
async function findByName({ database }: AccountServices, name: string): Promise<Entrant | null> {
  if (!storable.test(name)) return null;
  return entrantBy(database, name.includes('@') ? 'email_key' : 'username_key', name);
}

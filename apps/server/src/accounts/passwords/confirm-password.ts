/** Confirms the password before actions that must not be possible with an open session alone. */
import type { FastifyRequest } from 'fastify';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import { originOf } from '../../events.ts';
import { checkSourceOf, busyS } from './passwords.ts';
import type { AccountServices } from '../services.ts';
import type { ThrottleKey, ThrottleRule } from '../throttle/throttle-store.ts';
import { resetAttempts, uncountAttempt, countAttempt } from '../throttle/throttle-store.ts';
import { findSignInPerson } from '../person-store.ts';
import type { SignInPerson } from '../person-store.ts';
import { sentence } from '../../problems/sentence.ts';

/** Limits guesses with a stolen session to 105 a day, from all addresses together. Counted per person, so it affects no one else. */
const rule: ThrottleRule = { name: 'password-again', free: 5, delaysS: [5, 15, 60, 300, 900], forgetS: 86_400 };

export type Refused = Failure<'WrongPassword', Record<never, never>> | Failure<'RateLimited', { retryAfterS: number }>;

export const wrongPassword = () => fail('WrongPassword', sentence('problem.accounts.wrongPassword'));

/** The person as the table has them, when the password is theirs. */
export async function confirmPassword(
  services: AccountServices,
  personId: string,
  password: string,
  request: FastifyRequest,
): Promise<SignInPerson | Refused> {
  const { database, passwords, events, now } = services;
  const gate: ThrottleKey = { rule, subject: personId };
  const asker = checkSourceOf(request.ip, true);
  const isBusy = () =>
    fail('RateLimited', sentence('problem.accounts.signInsBusy', { waitS: busyS }), {
      retryAfterS: busyS,
    });
  if (passwords.isBusy(asker)) return isBusy();
  const waitS = await countAttempt(database, [gate], now());
  if (waitS > 0) {
    events.emit({ type: 'password refused', from: originOf(request), personId, reason: 'too many tries' });
    return fail('RateLimited', sentence('problem.accounts.passwordsMax', { waitS }), { retryAfterS: waitS });
  }
  const person = await findSignInPerson(database.kysely, 'id', personId);
  const isRight = await passwords.verify(password, person?.password_hash ?? null, asker);
  if (isRight === null) {
    await uncountAttempt(database, [gate], now());
    return isBusy();
  }
  if (!isRight || person === null) {
    events.emit({ type: 'password refused', from: originOf(request), personId, reason: 'wrong password' });
    return wrongPassword();
  }
  await resetAttempts(database, gate);
  return person;
}

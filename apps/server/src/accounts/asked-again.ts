/** The password once more, before what somebody at an open desk must not do. */
import type { FastifyRequest } from 'fastify';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import { originOf } from '../events.ts';
import { askerOf, busyS } from './passwords.ts';
import type { AccountServices } from './services.ts';
import type { Entrant } from './sign-in.ts';
import { entrantBy } from './sign-in.ts';
import type { Gate, ThrottleRule } from './throttle.ts';
import { forgive, giveBack, takeTry } from './throttle.ts';

/** A stolen session must not become a way to guess, from however many addresses: at most 105 tries a day. It is the person's own, so nobody else is held up. */
const rule: ThrottleRule = { name: 'password-again', free: 5, delaysS: [5, 15, 60, 300, 900], forgetS: 86_400 };

export type Refused = Failure<'WrongPassword', Record<never, never>> | Failure<'RateLimited', { retryAfterS: number }>;

export const wrongPassword = () => fail('WrongPassword', 'The password is not right. Type the one you sign in with.');

/** The person as the table has them, when the password is theirs. */
export async function askPassword(
  services: AccountServices,
  personId: string,
  password: string,
  request: FastifyRequest,
): Promise<Entrant | Refused> {
  const { database, passwords, events, now } = services;
  const gate: Gate = { rule, whom: personId };
  const asker = askerOf(request.ip, true);
  const isBusy = () =>
    fail('RateLimited', `Too many people are signing in at the moment. Wait ${busyS} s, then try again.`, {
      retryAfterS: busyS,
    });
  if (passwords.isBusy(asker)) return isBusy();
  const waitS = await takeTry(database, [gate], now());
  if (waitS > 0) {
    events.emit({ type: 'password refused', from: originOf(request), personId, reason: 'too many tries' });
    return fail('RateLimited', `Too many wrong passwords. Wait ${waitS} s, then try again.`, { retryAfterS: waitS });
  }
  const person = await entrantBy(database, 'id', personId);
  const isRight = await passwords.verify(password, person?.password_hash ?? null, asker);
  if (isRight === null) {
    await giveBack(database, [gate], now());
    return isBusy();
  }
  if (!isRight || person === null) {
    events.emit({ type: 'password refused', from: originOf(request), personId, reason: 'wrong password' });
    return wrongPassword();
  }
  await forgive(database, gate);
  return person;
}

import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { confirmSecondStep, finishPasskeyLogin, startPasskeyLogin } from '@apiyard/api/contract/accounts/recovery';
import { getMe, login, logout } from '@apiyard/api/contract/accounts/session';
import { originOf } from '../../events.ts';
import { networkOf } from '../../http/limits/network.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { confirmFirst } from '../mail/confirmation.ts';
import { logIn } from './login.ts';
import { challengeLifeMs, checkSigned, makeChallenge, partyOf, refused } from '../passkeys/passkeys.ts';
import { passSecondStep } from '../second-step/second-step.ts';
import type { AccountServices } from '../services.ts';
import { endSession, forgetSession } from '../sessions/sessions.ts';
import { sentKey } from '../identify.ts';
import { completeSignIn } from './sign-in.ts';
import type { ThrottleRule } from '../throttle/throttle-store.ts';
import { countAttempt } from '../throttle/throttle-store.ts';
import { signedIn, userOf } from '../user.ts';
import { findSignInPerson } from '../person-store.ts';
import { sentence } from '../../problems/sentence.ts';

/** Signatures cannot be guessed; this only bounds the work and the number of stored challenges. */
const passkeyRule: ThrottleRule = { name: 'passkey-network', free: 60, delaysS: [1, 5, 15, 30], forgetS: 600 };

export function sessionRoutes(services: AccountServices): Route[] {
  const { database, events, now } = services;

  const takePasskeyTry = async (address: string) => {
    const waitS = await countAttempt(database, [{ rule: passkeyRule, subject: networkOf(address) }], now());
    return waitS === 0
      ? null
      : fail('RateLimited', sentence('problem.accounts.attemptsMax', { waitS }), { retryAfterS: waitS });
  };

  return [
    route(getMe, {
      rate: perMinute(600),
      handle: async ({ person, request }) => ({
        success: true as const,
        user: await userOf(services, person, sentKey(request)),
      }),
    }),

    route(login, {
      rate: perMinute(300),
      handle: async ({ input, request, reply }) => {
        const result = await logIn(services, input, request, reply);
        return result instanceof Failure ? result : signedIn(services, result.personId);
      },
    }),

    route(confirmSecondStep, {
      rate: perMinute(120),
      handle: async ({ input, request, reply }) => {
        const result = await passSecondStep(services, input, request, reply);
        return result instanceof Failure ? result : signedIn(services, result.personId);
      },
    }),

    route(startPasskeyLogin, {
      rate: perMinute(120),
      handle: async ({ request }) => {
        const closed = await takePasskeyTry(request.ip);
        if (closed !== null) return closed;
        const party = partyOf(services, request);
        if (party === null) return fail('InvalidInput', sentence('problem.accounts.passkeyDomain'), { errors: [] });
        const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
        const options = await generateAuthenticationOptions({
          rpID: party.id,
          challenge: Buffer.from(await makeChallenge(database.kysely, null, now()), 'base64url'),
          timeout: challengeLifeMs,
          userVerification: 'required',
        });
        return { options: { ...options } };
      },
    }),

    route(finishPasskeyLogin, {
      rate: perMinute(120),
      handle: async ({ input, request, reply }) => {
        const closed = await takePasskeyTry(request.ip);
        if (closed !== null) return closed;
        const signed = await checkSigned(services, input.credential, request);
        const person = signed === null ? null : await findSignInPerson(database.kysely, 'id', signed.personId);
        const refuse = () => {
          events.emit({
            type: 'sign-in refused',
            from: originOf(request),
            personId: person?.id ?? null,
            reason: 'passkey refused',
          });
          return refused();
        };
        if (person === null || person.disabled_at !== null) return refuse();
        const unconfirmed = await confirmFirst(services, person, request);
        if (unconfirmed !== null) return unconfirmed;
        return (await completeSignIn(services, person, 'passkey', request, reply))
          ? signedIn(services, person.id)
          : refuse();
      },
    }),

    route(logout, {
      rate: perMinute(300),
      handle: async ({ request, reply }) => {
        const personId = await endSession(services, request);
        forgetSession(services, request, reply);
        if (personId !== null) events.emit({ type: 'signed out', from: originOf(request), personId });
        return { success: true as const };
      },
    }),
  ];
}

import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { register } from '@apiyard/api/contract/accounts/session';
import { originOf } from '../../events.ts';
import { languageOf } from '../../http/language.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { admit, consumeInvitation } from './admission.ts';
import { sendConfirmation } from '../mail/confirmation.ts';
import { networkThrottleKeys } from '../throttle/network-throttle.ts';
import { checkSourceOf, busyS } from '../passwords/passwords.ts';
import { checkPasswordStrength } from '../passwords/check-strength.ts';
import { insertPerson } from './register.ts';
import { isReserved } from './reserved-usernames.ts';
import { findSignInPerson } from '../person-store.ts';
import type { AccountServices } from '../services.ts';
import { completeSignIn } from '../sign-in/sign-in.ts';
import { maySetUp, consumeSetUp } from './set-up.ts';
import type { ThrottleRule } from '../throttle/throttle-store.ts';
import { countAttempt } from '../throttle/throttle-store.ts';
import { signedIn } from '../user.ts';
import { sentence } from '../../problems/sentence.ts';

const registerRule: ThrottleRule = { name: 'register-address', free: 60, delaysS: [1, 2, 5, 10, 30], forgetS: 3_600 };
/** Of the /48 around an IPv6 network, which has 65,536 of them. */
const registerSiteRule: ThrottleRule = { ...registerRule, name: 'register-site', free: 240 };

export function registerRoutes(services: AccountServices): Route[] {
  const { database, passwords, events, siteName, now } = services;
  return [
    route(register, {
      rate: perMinute(120),
      handle: async ({ input, request, reply }) => {
        // The holder of the setup link can use reserved names such as "admin".
        if (input.setup === undefined && isReserved(input.username, siteName())) {
          return fail('UsernameReserved', sentence('problem.accounts.reserved'));
        }
        const weakness = checkPasswordStrength(input.password, '/password', {
          ...input,
          name: input.name ?? '',
          siteName: siteName(),
        });
        if (weakness !== null) return weakness;
        const stranger = checkSourceOf(request.ip, false);
        const waitS = passwords.isBusy(stranger)
          ? busyS
          : await countAttempt(database, networkThrottleKeys(request.ip, registerRule, registerSiteRule), now());
        if (waitS > 0)
          return fail('RateLimited', sentence('problem.accounts.networkAccounts', { waitS }), {
            retryAfterS: waitS,
          });
        const passwordHash = await passwords.hash(input.password, stranger);
        if (passwordHash === null) {
          return fail('RateLimited', sentence('problem.accounts.signInsBusy', { waitS: busyS }), {
            retryAfterS: busyS,
          });
        }
        const { setup, invitation, email } = input;
        const language = input.language ?? languageOf(request);
        const role = setup === undefined ? 'user' : 'admin';
        const result = await database.transaction(async (transaction) => {
          if (setup !== undefined && !(await maySetUp(services, transaction, setup))) {
            return fail('SetupSpent', sentence('problem.accounts.setupSpent'));
          }
          const refused = await admit(services, transaction, { invitation, email, isSetUp: setup !== undefined });
          if (refused !== null) return refused;
          const made = await insertPerson(services, transaction, { ...input, language, role, passwordHash });
          if (made.outcome === 'username taken')
            return fail('Conflict', sentence('problem.accounts.usernameTaken'), { field: 'username' as const });
          if (setup !== undefined) await consumeSetUp(transaction);
          await consumeInvitation(services, transaction, { invitation, email, personId: made.personId });
          return made;
        });
        if (result instanceof Failure) return result;
        const { personId, isAddressTaken } = result;
        events.emit({ type: 'registered', from: originOf(request), personId, role, isAddressTaken });
        const mustConfirm = services.confirmFirst() && role !== 'admin';
        const person = mustConfirm ? null : await findSignInPerson(database.kysely, 'id', personId);
        const isSignedIn = person !== null && (await completeSignIn(services, person, 'password', request, reply));
        // An admin's sign-in has noted the origin that the link leads to.
        sendConfirmation(
          services,
          { id: personId, username: input.username, email, language, at: 'registration' },
          request,
        );
        return isSignedIn ? signedIn(services, personId) : { success: true as const, user: null };
      },
    }),
  ];
}

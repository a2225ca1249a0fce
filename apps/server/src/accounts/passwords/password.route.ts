import type { FastifyRequest } from 'fastify';
import { changePassword } from '@apiyard/api/contract/accounts/account';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { forgotPassword, resetPassword } from '@apiyard/api/contract/accounts/recovery';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { originOf } from '../../events.ts';
import { networkOf } from '../../http/limits/network.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { accountOf } from '../account.ts';
import { confirmPassword, wrongPassword } from './confirm-password.ts';
import { revokeAllKeys } from '../keys/keys.ts';
import { deviceOf, rememberDevice } from '../sign-in/device.ts';
import { linkLifeMs, linkOf, makeLink } from '../mail/mail-links.ts';
import { networkThrottleKeys } from '../throttle/network-throttle.ts';
import { checkSourceOf, busyS } from './passwords.ts';
import { requestInfoOf, sendMailInBackground, sendMail } from '../mail/send-mail.ts';
import { digest } from '../secrets.ts';
import type { AccountServices } from '../services.ts';
import { checkPasswordStrength } from './check-strength.ts';
import { startSession } from '../sessions/sessions.ts';
import type { ThrottleRule } from '../throttle/throttle-store.ts';
import { countAttempt } from '../throttle/throttle-store.ts';
import { endSessionsOf } from '../sessions/sessions-store.ts';
import { endLinks } from '../mail/mail-links-store.ts';
import { confirmFirstAddress, findSignInPerson, findFirstPending, findOwner, updatePassword } from '../person-store.ts';
import type { SignInPerson } from '../person-store.ts';
import { deleteSecondStep } from '../second-step/second-step-store.ts';
import { reportTwoStepsOff } from '../second-step/two-steps.route.ts';
import { deletePasskeysOf } from '../passkeys/passkeys-store.ts';
import { sentence } from '../../problems/sentence.ts';

/** Counted for any entered address, so that the limit does not reveal whether it is known. */
const forgotAddressRule: ThrottleRule = { name: 'forgot-address', free: 2, delaysS: [3_600], forgetS: 3_600 };
/** The limit per network; reported, since it counts only the network's own requests. Limits that count other requesters are not reported. */
const forgotPairRule: ThrottleRule = { ...forgotAddressRule, name: 'forgot-pair' };
const forgotNetworkRule: ThrottleRule = { name: 'forgot-network', free: 20, delaysS: [30, 60, 300], forgetS: 3_600 };
/** Of the /48 around an IPv6 network, which has 65,536 of them. */
const forgotSiteRule: ThrottleRule = { ...forgotNetworkRule, name: 'forgot-site', free: 80 };
const resetRule: ThrottleRule = { name: 'reset-network', free: 20, delaysS: [5, 15, 60], forgetS: 3_600 };

const busy = () =>
  fail('RateLimited', sentence('problem.accounts.signInsBusy', { waitS: busyS }), {
    retryAfterS: busyS,
  });
const spent = () => fail('LinkSpent', sentence('problem.accounts.linkSpent'));

export function passwordRoutes(services: AccountServices): Route[] {
  const { database, passwords, events, siteName, now } = services;
  return [
    route(changePassword, {
      rate: perMinute(30),
      handle: async ({ input, person, request, reply }) => {
        const weakness = checkPasswordStrength(input.next, '/next', {
          username: person.username,
          email: person.email ?? '',
          name: person.name,
          siteName: siteName(),
        });
        if (weakness !== null) return weakness;
        const asked = await confirmPassword(services, person.id, input.password, request);
        if (asked instanceof Failure) return asked;
        const hash = await passwords.hash(input.next, checkSourceOf(request.ip, true));
        if (hash === null) return busy();
        const isChanged = await database.transaction(async (transaction) => {
          const change = { hash, from: asked.password_hash, nowMs: now() };
          if (!(await updatePassword(transaction, person.id, change))) return false;
          await endSessionsOf(transaction, person.id);
          await endLinks(transaction, person.id, 'reset');
          if (input.revokeKeys) await revokeAllKeys(services, transaction, person.id);
          return true;
        });
        if (!isChanged) return wrongPassword();
        await startSession(services, { id: person.id, password_hash: hash }, request, reply);
        // Marks made with the old password are void: this browser gets a new one.
        rememberDevice(
          services,
          request,
          reply,
          { id: person.id, password_hash: hash },
          deviceOf(services, request, asked)?.hasPassedStep === true,
        );
        events.emit({
          type: 'password changed',
          from: originOf(request),
          personId: person.id,
          keysRevoked: input.revokeKeys,
        });
        sendChangeMail(services, asked, request, { wasReset: false, keysRevoked: input.revokeKeys });
        return accountOf(database, person.id);
      },
    }),

    route(forgotPassword, {
      rate: perMinute(60),
      handle: async ({ input, request }) => {
        const emailKey = input.email.toLowerCase();
        const network = networkOf(request.ip);
        const gates = [
          ...networkThrottleKeys(request.ip, forgotNetworkRule, forgotSiteRule),
          { rule: forgotPairRule, subject: `${network} ${emailKey}` },
        ];
        const waitS = await countAttempt(database, gates, now());
        if (waitS > 0) {
          return fail('RateLimited', sentence('problem.accounts.emailsMax', { waitS }), {
            retryAfterS: waitS,
          });
        }
        sendResetLink(services, input.email, request);
        return { success: true as const };
      },
    }),

    route(resetPassword, {
      rate: perMinute(60),
      handle: async ({ input, request, reply }) => {
        const network = networkOf(request.ip);
        const waitS = await countAttempt(database, [{ rule: resetRule, subject: network }], now());
        if (waitS > 0)
          return fail('RateLimited', sentence('problem.accounts.attemptsMax', { waitS }), { retryAfterS: waitS });
        const link = await linkOf(database.kysely, 'reset', input.token, now());
        const person = link === null ? null : await findSignInPerson(database.kysely, 'id', link.personId);
        if (link === null || person === null) return spent();
        const weakness = checkPasswordStrength(input.password, '/password', {
          username: person.username,
          email: person.email ?? link.email,
          name: person.name,
          siteName: siteName(),
        });
        if (weakness !== null) return weakness;
        // A link that was mailed proves the mailbox; one printed by the operator's command does not.
        const isProven = link.email !== '' && link.email.toLowerCase() !== person.email?.toLowerCase();
        const revokesKeys = input.revokeKeys || isProven;
        const hash = await passwords.hash(input.password, checkSourceOf(request.ip, true));
        if (hash === null) return busy();
        let hadTwoSteps = false;
        const isReset = await database.transaction(async (transaction) => {
          const still = await linkOf(transaction, 'reset', input.token, now());
          if (still === null) return false;
          await endLinks(transaction, person.id);
          await endSessionsOf(transaction, person.id);
          await updatePassword(transaction, person.id, { hash, nowMs: now() });
          if (isProven) {
            await attachIfFree(transaction, person.id, link.email, now());
            // The account may have been created by someone else with this address: that person's access ends here.
            await deletePasskeysOf(transaction, person.id);
            // Otherwise a second step stays: a link in a mail must not be a way around it.
            hadTwoSteps = await deleteSecondStep(transaction, person.id);
          }
          if (revokesKeys) await revokeAllKeys(services, transaction, person.id);
          return true;
        });
        if (!isReset) return spent();
        // While others guess at the account, its owner signs in from a new device this way: this browser's tries are counted separately.
        rememberDevice(services, request, reply, { id: person.id, password_hash: hash }, false);
        events.emit({ type: 'password reset', from: originOf(request), personId: person.id, keysRevoked: revokesKeys });
        sendChangeMail(services, person, request, { wasReset: true, keysRevoked: revokesKeys });
        if (hadTwoSteps) reportTwoStepsOff(services, person, request);
        return { success: true as const };
      },
    }),
  ];
}

/** Sends a password reset link, after the response. For an unknown address, the same work is done without the email. */
function sendResetLink(services: AccountServices, email: string, request: FastifyRequest): void {
  const { database, background, events, now } = services;
  const requestInfo = requestInfoOf(services, request);
  const from = originOf(request);
  background.runInTurn(`reset link ${digest(email.toLowerCase())}`, async () => {
    if ((await countAttempt(database, [{ rule: forgotAddressRule, subject: email.toLowerCase() }], now())) > 0) return;
    const to = await whoseMailbox(database, email);
    const token = await makeLink(
      database.kysely,
      { kind: 'reset', personId: to?.id ?? null, email: to?.email ?? email },
      now(),
    );
    if (to === null) return;
    events.emit({ type: 'password reset asked', from, personId: to.id });
    const minutes = linkLifeMs.reset / 60_000;
    await sendMail(services, to, requestInfo, ({ texts, common, link }) =>
      texts.resetPassword({ ...common, minutes, url: link(`/auth/reset-password?token=${token}`) }),
    );
  });
}

/**
 * The account that a mail to this address can reset: the one that confirmed it or, if there is none, the first that
 * entered it and has no other address. Otherwise a person who forgets the password before opening the first mail would
 * lose the account.
 */
async function whoseMailbox(
  database: Database,
  email: string,
): Promise<(SignInPerson & { readonly email: string }) | null> {
  const emailKey = email.toLowerCase();
  const owner = await findSignInPerson(database.kysely, 'email_key', emailKey);
  if (owner !== null) return owner.disabled_at === null ? { ...owner, email: owner.email ?? email } : null;
  const firstId = await findFirstPending(database.kysely, emailKey);
  const person = firstId === undefined ? null : await findSignInPerson(database.kysely, 'id', firstId);
  return person === null ? null : { ...person, email: person.pending_email ?? email };
}

/** Confirms the address for the person, unless another account has confirmed it since. */
async function attachIfFree(
  transaction: Transaction<Schema>,
  personId: string,
  email: string,
  nowMs: number,
): Promise<void> {
  if ((await findOwner(transaction, email.toLowerCase())) !== undefined) return;
  await confirmFirstAddress(transaction, personId, email, nowMs);
}

function sendChangeMail(
  services: AccountServices,
  person: SignInPerson,
  request: FastifyRequest,
  change: { readonly wasReset: boolean; readonly keysRevoked: boolean },
): void {
  sendMailInBackground(services, person, requestInfoOf(services, request), ({ texts, common, link }) =>
    texts.passwordChanged({ ...common, ...change, url: link('/auth/forgot-password') }),
  );
}

import type { FastifyRequest } from 'fastify';
import { changePassword } from '@apiyard/api/contract/account';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { forgotPassword, resetPassword } from '@apiyard/api/contract/recovery';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { originOf } from '../events.ts';
import { networkOf } from '../http/network.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { accountOf } from './account.ts';
import { askPassword, wrongPassword } from './asked-again.ts';
import { revokeAllKeys } from './keys.ts';
import { isPending } from './mailbox.ts';
import { deviceOf, rememberDevice } from './device.ts';
import { endLinks, linkLifeMs, linkOf, makeLink } from './mail-links.ts';
import { networkGates } from './network-gates.ts';
import { askerOf, busyS } from './passwords.ts';
import { occasionOf, post, write } from './post.ts';
import { digest } from './secrets.ts';
import type { AccountServices } from './services.ts';
import { refuseWeak } from './refuse-weak.ts';
import { endSessionsOf, startSession } from './sessions.ts';
import type { Entrant } from './sign-in.ts';
import { entrantBy } from './sign-in.ts';
import type { ThrottleRule } from './throttle.ts';
import { takeTry } from './throttle.ts';

/** Counted for whatever address is typed: how many mails went out must not tell whether anybody has it. */
const forgotAddressRule: ThrottleRule = { name: 'forgot-address', free: 2, delaysS: [3_600], forgetS: 3_600 };
/** The same from one network, which may know that it asked often enough. Of others nobody is told. */
const forgotPairRule: ThrottleRule = { ...forgotAddressRule, name: 'forgot-pair' };
const forgotNetworkRule: ThrottleRule = { name: 'forgot-network', free: 20, delaysS: [30, 60, 300], forgetS: 3_600 };
/** Of the /48 around an IPv6 network, which has 65,536 of them. */
const forgotSiteRule: ThrottleRule = { ...forgotNetworkRule, name: 'forgot-site', free: 80 };
const resetRule: ThrottleRule = { name: 'reset-network', free: 20, delaysS: [5, 15, 60], forgetS: 3_600 };

const busy = () =>
  fail('RateLimited', `Too many people are signing in at the moment. Wait ${busyS} s, then try again.`, {
    retryAfterS: busyS,
  });
const spent = () =>
  fail('LinkSpent', 'This link was used, was replaced by a later one, or is too old. Ask for a new one.');

export function passwordRoutes(services: AccountServices): Route[] {
  const { database, passwords, events, siteName, now } = services;
  return [
    route(changePassword, {
      rate: perMinute(30),
      handle: async ({ input, person, request, reply }) => {
        const weakness = refuseWeak(input.next, '/next', {
          username: person.username,
          email: person.email ?? '',
          name: person.name,
          siteName: siteName(),
        });
        if (weakness !== null) return weakness;
        const asked = await askPassword(services, person.id, input.password, request);
        if (asked instanceof Failure) return asked;
        const hash = await passwords.hash(input.next, askerOf(request.ip, true));
        if (hash === null) return busy();
        const isChanged = await database.transaction(async (transaction) => {
          const { numUpdatedRows } = await transaction
            .updateTable('person')
            .set({ password_hash: hash, password_changed_at: now() })
            .where('id', '=', person.id)
            .where('password_hash', '=', asked.password_hash)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return false;
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
        tellOfChange(services, asked, request, { wasReset: false, keysRevoked: input.revokeKeys });
        return accountOf(database, person.id);
      },
    }),

    route(forgotPassword, {
      rate: perMinute(60),
      handle: async ({ input, request }) => {
        const emailKey = input.email.toLowerCase();
        const network = networkOf(request.ip);
        const gates = [
          ...networkGates(request.ip, forgotNetworkRule, forgotSiteRule),
          { rule: forgotPairRule, whom: `${network} ${emailKey}` },
        ];
        const waitS = await takeTry(database, gates, now());
        if (waitS > 0) {
          return fail(
            'RateLimited',
            `Enough mails were asked for. Look for the latest one, or wait ${waitS} s and ask again.`,
            { retryAfterS: waitS },
          );
        }
        sendResetLink(services, input.email, request);
        return { success: true as const };
      },
    }),

    route(resetPassword, {
      rate: perMinute(60),
      handle: async ({ input, request, reply }) => {
        const network = networkOf(request.ip);
        const waitS = await takeTry(database, [{ rule: resetRule, whom: network }], now());
        if (waitS > 0)
          return fail('RateLimited', `Too many tries. Wait ${waitS} s, then try again.`, { retryAfterS: waitS });
        const link = await linkOf(database.kysely, 'reset', input.token, now());
        const person = link === null ? null : await entrantBy(database, 'id', link.personId);
        if (link === null || person === null) return spent();
        const weakness = refuseWeak(input.password, '/password', {
          username: person.username,
          email: person.email ?? link.email,
          name: person.name,
          siteName: siteName(),
        });
        if (weakness !== null) return weakness;
        // The link went there and came back; one of who runs the machine went nowhere.
        const isProven = link.email !== '' && link.email.toLowerCase() !== person.email?.toLowerCase();
        const revokesKeys = input.revokeKeys || isProven;
        const hash = await passwords.hash(input.password, askerOf(request.ip, true));
        if (hash === null) return busy();
        const isReset = await database.transaction(async (transaction) => {
          const still = await linkOf(transaction, 'reset', input.token, now());
          if (still === null) return false;
          await endLinks(transaction, person.id);
          await endSessionsOf(transaction, person.id);
          await transaction
            .updateTable('person')
            .set({ password_hash: hash, password_changed_at: now() })
            .where('id', '=', person.id)
            .execute();
          if (isProven) {
            await attachIfFree(transaction, person.id, link.email, now());
            // Until now anybody may have had this account: whoever made it with somebody else's address must not stay in it.
            await transaction.deleteFrom('passkey').where('person_id', '=', person.id).execute();
          }
          // A second step stays: a link in a mail must not be a way around it.
          if (revokesKeys) await revokeAllKeys(services, transaction, person.id);
          return true;
        });
        if (!isReset) return spent();
        // While others guess at the account, this is how its owner gets in from a new device: tries of this browser count apart.
        rememberDevice(services, request, reply, { id: person.id, password_hash: hash }, false);
        events.emit({ type: 'password reset', from: originOf(request), personId: person.id, keysRevoked: revokesKeys });
        tellOfChange(services, person, request, { wasReset: true, keysRevoked: revokesKeys });
        return { success: true as const };
      },
    }),
  ];
}

/** Mails a link for a new password, after the answer. For an address that nobody has the same is done but for the mail. */
function sendResetLink(services: AccountServices, email: string, request: FastifyRequest): void {
  const { database, background, events, now } = services;
  const occasion = occasionOf(services, request);
  const from = originOf(request);
  background.runInTurn(`reset link ${digest(email.toLowerCase())}`, async () => {
    if ((await takeTry(database, [{ rule: forgotAddressRule, whom: email.toLowerCase() }], now())) > 0) return;
    const to = await whoseMailbox(database, email);
    const token = await makeLink(
      database,
      { kind: 'reset', personId: to?.id ?? null, email: to?.email ?? email },
      now(),
    );
    if (to === null) return;
    events.emit({ type: 'password reset asked', from, personId: to.id });
    const minutes = linkLifeMs.reset / 60_000;
    await write(services, to, occasion, ({ texts, told, link }) =>
      texts.resetPassword({ ...told, minutes, url: link(`/auth/reset-password?token=${token}`) }),
    );
  });
}

/**
 * Whom a mail to this address lets in: who has confirmed it or, while nobody has, who typed it first and has no other.
 * Without the second, somebody who forgets the password before the first mail is opened would be out for good.
 */
async function whoseMailbox(database: Database, email: string): Promise<(Entrant & { readonly email: string }) | null> {
  const emailKey = email.toLowerCase();
  const owner = await entrantBy(database, 'email_key', emailKey);
  if (owner !== null) return owner.disabled_at === null ? { ...owner, email: owner.email ?? email } : null;
  const first = await database.kysely
    .selectFrom('person')
    .select('id')
    .where(isPending(emailKey))
    .where('email', 'is', null)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const person = first === undefined ? null : await entrantBy(database, 'id', first.id);
  return person === null ? null : { ...person, email: person.pending_email ?? email };
}

/** The person's own from now on, unless somebody else has confirmed it meanwhile. */
async function attachIfFree(
  transaction: Transaction<Schema>,
  personId: string,
  email: string,
  nowMs: number,
): Promise<void> {
  const emailKey = email.toLowerCase();
  const owner = await transaction
    .selectFrom('person')
    .select('id')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  if (owner) return;
  await transaction
    .updateTable('person')
    .set({ email, email_key: emailKey, pending_email: null, email_confirmed_at: nowMs })
    .where('id', '=', personId)
    .where('email', 'is', null)
    .where(isPending(emailKey))
    .execute();
}

function tellOfChange(
  services: AccountServices,
  person: Entrant,
  request: FastifyRequest,
  change: { readonly wasReset: boolean; readonly keysRevoked: boolean },
): void {
  post(services, person, occasionOf(services, request), ({ texts, told, link }) =>
    texts.passwordChanged({ ...told, ...change, url: link('/auth/forgot-password') }),
  );
}

import { changeEmail, dropPendingEmail, resendConfirmation } from '@apiyard/api/contract/accounts/account';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { confirmEmail } from '@apiyard/api/contract/accounts/recovery';
import { originOf } from '../../events.ts';
import { networkOf } from '../../http/limits/network.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { accountOf } from '../account.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { sendConfirmation, ownConfirmationKey } from './confirmation.ts';
import { linkOf } from './mail-links.ts';
import { requestInfoOf, sendMailInBackground } from './send-mail.ts';
import type { AccountServices } from '../services.ts';
import type { ThrottleRule } from '../throttle/throttle-store.ts';
import { countAttempt } from '../throttle/throttle-store.ts';
import { endLinks } from './mail-links-store.ts';
import {
  confirmAddress,
  dropPendingAddress,
  findAddresses,
  findSignInPerson,
  findOwner,
  setPendingAddress,
} from '../person-store.ts';
import { sentence } from '../../problems/sentence.ts';

/** Mails per person, to any address. */
const mailsRule: ThrottleRule = { name: 'mail-asked', free: 3, delaysS: [60, 600, 3_600], forgetS: 3_600 };
const confirmRule: ThrottleRule = { name: 'confirm-network', free: 30, delaysS: [5, 15, 60], forgetS: 3_600 };

export function emailRoutes(services: AccountServices): Route[] {
  const { database, events, now } = services;

  const takeMail = async (personId: string, email: string) => {
    const waitS = await countAttempt(
      database,
      [{ rule: mailsRule, subject: personId }, ownConfirmationKey(personId, email)],
      now(),
    );
    return waitS === 0
      ? null
      : fail('RateLimited', sentence('problem.accounts.emailsMax', { waitS }), {
          retryAfterS: waitS,
        });
  };

  return [
    route(changeEmail, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const asked = await confirmPassword(services, person.id, input.password, request);
        if (asked instanceof Failure) return asked;
        const { email } = input;
        const refused = await takeMail(person.id, email);
        if (refused !== null) return refused;
        await database.transaction(async (transaction) => {
          await endLinks(transaction, person.id, 'confirm');
          await setPendingAddress(transaction, person.id, email);
        });
        events.emit({ type: 'email change asked', from: originOf(request), personId: person.id });
        sendConfirmation(services, { ...asked, email, at: 'change', isCounted: true }, request);
        sendMailInBackground(services, asked, requestInfoOf(services, request), ({ texts, common, link }) =>
          texts.addressChanging({ ...common, email, url: link('/account/profile') }),
        );
        return accountOf(database, person.id);
      },
    }),

    route(resendConfirmation, {
      rate: perMinute(30),
      handle: async ({ person, request }) => {
        const row = await findSignInPerson(database.kysely, 'id', person.id);
        const email = row?.pending_email ?? null;
        if (row === null || email === null) return fail('NothingPending', sentence('problem.accounts.nothingPending'));
        const refused = await takeMail(person.id, email);
        if (refused !== null) return refused;
        sendConfirmation(
          services,
          { ...row, email, at: row.email === null ? 'registration' : 'change', isCounted: true },
          request,
        );
        return accountOf(database, person.id);
      },
    }),

    route(dropPendingEmail, {
      rate: perMinute(30),
      handle: async ({ person, request }) => {
        const isDropped = await database.transaction(async (transaction) => {
          if (!(await dropPendingAddress(transaction, person.id))) return false;
          await endLinks(transaction, person.id, 'confirm');
          return true;
        });
        if (isDropped) events.emit({ type: 'email change dropped', from: originOf(request), personId: person.id });
        return accountOf(database, person.id);
      },
    }),

    route(confirmEmail, {
      rate: perMinute(60),
      handle: async ({ input, request }) => {
        const waitS = await countAttempt(database, [{ rule: confirmRule, subject: networkOf(request.ip) }], now());
        if (waitS > 0)
          return fail('RateLimited', sentence('problem.accounts.attemptsMax', { waitS }), { retryAfterS: waitS });
        const result = await attach(services, input.token);
        if (result.outcome === 'spent') return fail('LinkSpent', sentence('problem.accounts.emailLinkSpent'));
        if (result.outcome === 'taken') return fail('AddressTaken', sentence('problem.accounts.addressTaken'));
        const { personId, email, before } = result;
        events.emit({ type: 'email confirmed', from: originOf(request), personId, isChange: before !== null });
        const person = before === null ? null : await findSignInPerson(database.kysely, 'id', personId);
        if (person !== null) {
          sendMailInBackground(
            services,
            { ...person, email: before },
            requestInfoOf(services, request),
            ({ texts, common }) => texts.addressChanged({ ...common, email }),
          );
        }
        return { success: true as const, email };
      },
    }),
  ];
}

type Attached =
  | { readonly outcome: 'spent' }
  | { readonly outcome: 'taken' }
  /** `before` is the address that was replaced; null when there was none, or it is the same. */
  | { readonly outcome: 'attached'; readonly personId: string; readonly email: string; readonly before: string | null };

/** Follows a link: the address is in force from now on, and confirmed. */
async function attach({ database, now }: AccountServices, token: string): Promise<Attached> {
  return database.transaction(async (transaction): Promise<Attached> => {
    const link = await linkOf(transaction, 'confirm', token, now());
    if (link === null) return { outcome: 'spent' };
    const { personId, email } = link;
    const emailKey = email.toLowerCase();
    const person = await findAddresses(transaction, personId);
    await endLinks(transaction, personId, 'confirm');
    if (person.pending_email?.toLowerCase() !== emailKey) return { outcome: 'spent' };
    const ownerId = await findOwner(transaction, emailKey);
    if (ownerId !== undefined && ownerId !== personId) return { outcome: 'taken' };
    await confirmAddress(transaction, personId, email, now());
    // Links that were mailed to the old address must stop working.
    await endLinks(transaction, personId);
    return { outcome: 'attached', personId, email, before: person.email_key === emailKey ? null : person.email };
  });
}

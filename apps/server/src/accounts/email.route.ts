import { changeEmail, dropPendingEmail, resendConfirmation } from '@apiyard/api/contract/account';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { confirmEmail } from '@apiyard/api/contract/recovery';
import { originOf } from '../events.ts';
import { networkOf } from '../http/network.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { accountOf } from './account.ts';
import { askPassword } from './asked-again.ts';
import { askToConfirm, ownConfirmationGate } from './confirmation.ts';
import { endLinks, linkOf } from './mail-links.ts';
import { occasionOf, post } from './post.ts';
import type { AccountServices } from './services.ts';
import { entrantBy } from './sign-in.ts';
import type { ThrottleRule } from './throttle.ts';
import { takeTry } from './throttle.ts';

/** Mails that one person may have sent, wherever to. */
const mailsRule: ThrottleRule = { name: 'mail-asked', free: 3, delaysS: [60, 600, 3_600], forgetS: 3_600 };
const confirmRule: ThrottleRule = { name: 'confirm-network', free: 30, delaysS: [5, 15, 60], forgetS: 3_600 };

export function emailRoutes(services: AccountServices): Route[] {
  const { database, events, now } = services;

  const takeMail = async (personId: string, email: string) => {
    const waitS = await takeTry(
      database,
      [{ rule: mailsRule, whom: personId }, ownConfirmationGate(personId, email)],
      now(),
    );
    return waitS === 0
      ? null
      : fail('RateLimited', `Enough mails were asked for. Look for the latest one, or wait ${waitS} s and ask again.`, {
          retryAfterS: waitS,
        });
  };

  return [
    route(changeEmail, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const asked = await askPassword(services, person.id, input.password, request);
        if (asked instanceof Failure) return asked;
        const { email } = input;
        const refused = await takeMail(person.id, email);
        if (refused !== null) return refused;
        await database.transaction(async (transaction) => {
          await endLinks(transaction, person.id, 'confirm');
          await transaction.updateTable('person').set({ pending_email: email }).where('id', '=', person.id).execute();
        });
        events.emit({ type: 'email change asked', from: originOf(request), personId: person.id });
        askToConfirm(services, { ...asked, email, at: 'change', isCounted: true }, request);
        post(services, asked, occasionOf(services, request), ({ texts, told, link }) =>
          texts.addressChanging({ ...told, email, url: link('/account/profile') }),
        );
        return accountOf(database, person.id);
      },
    }),

    route(resendConfirmation, {
      rate: perMinute(30),
      handle: async ({ person, request }) => {
        const row = await entrantBy(database, 'id', person.id);
        const email = row?.pending_email ?? null;
        if (row === null || email === null) return fail('NothingPending', 'No address waits to be confirmed.');
        const refused = await takeMail(person.id, email);
        if (refused !== null) return refused;
        askToConfirm(
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
          const { numUpdatedRows } = await transaction
            .updateTable('person')
            .set({ pending_email: null })
            .where('id', '=', person.id)
            .where('pending_email', 'is not', null)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return false;
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
        const waitS = await takeTry(database, [{ rule: confirmRule, whom: networkOf(request.ip) }], now());
        if (waitS > 0)
          return fail('RateLimited', `Too many tries. Wait ${waitS} s, then try again.`, { retryAfterS: waitS });
        const result = await attach(services, input.token);
        if (result.outcome === 'spent')
          return fail(
            'LinkSpent',
            'This link was used, was replaced by a later one, or is older than two days. Ask for a new one in your profile.',
          );
        if (result.outcome === 'taken')
          return fail('AddressTaken', 'Another account has confirmed this address meanwhile. Use another address.');
        const { personId, email, before } = result;
        events.emit({ type: 'email confirmed', from: originOf(request), personId, isChange: before !== null });
        const person = before === null ? null : await entrantBy(database, 'id', personId);
        if (person !== null) {
          post(services, { ...person, email: before }, occasionOf(services, request), ({ texts, told }) =>
            texts.addressChanged({ ...told, email }),
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
    const person = await transaction
      .selectFrom('person')
      .select(['email', 'email_key', 'pending_email'])
      .where('id', '=', personId)
      .executeTakeFirstOrThrow();
    await endLinks(transaction, personId, 'confirm');
    if (person.pending_email?.toLowerCase() !== emailKey) return { outcome: 'spent' };
    const holder = await transaction
      .selectFrom('person')
      .select('id')
      .where('email_key', '=', emailKey)
      .executeTakeFirst();
    if (holder && holder.id !== personId) return { outcome: 'taken' };
    await transaction
      .updateTable('person')
      .set({ email, email_key: emailKey, pending_email: null, email_confirmed_at: now() })
      .where('id', '=', personId)
      .execute();
    // Links that went to the old address must not lead in any more.
    await endLinks(transaction, personId);
    return { outcome: 'attached', personId, email, before: person.email_key === emailKey ? null : person.email };
  });
}

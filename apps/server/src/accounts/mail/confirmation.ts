/** Mails that confirm that an address belongs to the person who entered it. */
import type { FastifyRequest } from 'fastify';
import { fail } from '@apiyard/api/contract/endpoint';
import { originOf } from '../../events.ts';
import { linkLifeMs, makeLink } from './mail-links.ts';
import type { Recipient } from './send-mail.ts';
import { requestInfoOf, sendMail } from './send-mail.ts';
import type { AccountServices } from '../services.ts';
import type { ThrottleKey, ThrottleRule } from '../throttle/throttle-store.ts';
import { countAttempt } from '../throttle/throttle-store.ts';
import type { SignInPerson } from '../person-store.ts';
import { findOtherOwner } from '../person-store.ts';
import { sentence } from '../../problems/sentence.ts';

/** Emails per address, from all requesters. Applied silently, so that requests by others are not revealed. */
const addressRule: ThrottleRule = { name: 'mail-confirm-address', free: 3, delaysS: [3_600], forgetS: 3_600 };
/** The same limit for one person and one address; reported to that person. */
const ownRule: ThrottleRule = { ...addressRule, name: 'mail-confirm-own' };
/** At most one email an hour about a registration with a known address, so that it cannot be used to annoy its owner. */
const ownerRule: ThrottleRule = { name: 'mail-address-known', free: 0, delaysS: [3_600], forgetS: 3_600 };
/** Limits the mails that repeated sign-ins cause. */
const signInRule: ThrottleRule = { name: 'mail-confirm-first', free: 0, delaysS: [600], forgetS: 600 };

/** Limits for confirmation mails whose rejection is reported to the requester. */
export const ownConfirmationKey = (personId: string, email: string): ThrottleKey => ({
  rule: ownRule,
  subject: `${personId} ${email.toLowerCase()}`,
});

interface Asking extends Recipient {
  readonly id: string;
  /** The address that is to be confirmed. */
  readonly email: string;
  /** Whether the address is for a new account, or replaces one. */
  readonly at: 'registration' | 'change';
  /** Whether the mail was counted at `ownConfirmationKey` already. */
  readonly isCounted?: boolean;
}

/**
 * Mails the link after the response. If another account has confirmed the address, its owner is notified instead, and
 * the requester does not learn this. An unconfirmed address reserves nothing: it goes to the account whose owner
 * confirms it through the mailbox.
 */
export function sendConfirmation(services: AccountServices, person: Asking, request: FastifyRequest): void {
  const { database, background, now } = services;
  const requestInfo = requestInfoOf(services, request);
  background.runInTurn(`confirmation of ${person.id}`, async () => {
    const emailKey = person.email.toLowerCase();
    const gates: ThrottleKey[] = [{ rule: addressRule, subject: emailKey }];
    if (person.isCounted !== true) gates.push(ownConfirmationKey(person.id, emailKey));
    if ((await countAttempt(database, gates, now())) > 0) return;
    const owner = await findOtherOwner(database.kysely, emailKey, person.id);
    const token = await makeLink(database.kysely, { kind: 'confirm', personId: person.id, email: person.email }, now());
    if (!owner) {
      const hours = linkLifeMs.confirm / 3_600_000;
      await sendMail(services, person, requestInfo, ({ texts, common, link }) =>
        texts.confirmAddress({ ...common, hours, url: link(`/auth/confirm-email?token=${token}`) }),
      );
      return;
    }
    if ((await countAttempt(database, [{ rule: ownerRule, subject: owner.id }], now())) > 0) return;
    await sendMail(services, { ...owner, email: person.email }, requestInfo, ({ texts, common }) =>
      person.at === 'registration'
        ? texts.addressKnown({ ...common, newUsername: person.username })
        : texts.addressWanted({ ...common, otherUsername: person.username }),
    );
  });
}

/** The failure for correct credentials while the address must be confirmed first; the mail is sent again. Admins can sign in. */
export async function confirmFirst(services: AccountServices, person: SignInPerson, request: FastifyRequest) {
  if (!services.confirmFirst() || person.role === 'admin' || person.email !== null) return null;
  services.events.emit({
    type: 'sign-in refused',
    from: originOf(request),
    personId: person.id,
    reason: 'address not confirmed',
  });
  const email = person.pending_email;
  // Counted for unknown addresses too, so that the response does not reveal the owner.
  const isSent =
    (await countAttempt(services.database, [{ rule: signInRule, subject: person.id }], services.now())) === 0;
  if (isSent && email !== null) sendConfirmation(services, { ...person, email, at: 'registration' }, request);
  return fail(
    'ConfirmFirst',
    isSent ? sentence('problem.accounts.confirmSent') : sentence('problem.accounts.confirmEarlier'),
    { isSent },
  );
}

/** Mails that ask whether an address is who typed it. */
import type { FastifyRequest } from 'fastify';
import { fail } from '@apiyard/api/contract/endpoint';
import { originOf } from '../events.ts';
import { linkLifeMs, makeLink } from './mail-links.ts';
import type { Recipient } from './post.ts';
import { occasionOf, write } from './post.ts';
import type { AccountServices } from './services.ts';
import type { Entrant } from './sign-in.ts';
import type { Gate, ThrottleRule } from './throttle.ts';
import { takeTry } from './throttle.ts';

/** Whatever is typed where: no address gets more of these. Nobody is told: that others typed it is nobody's business. */
const addressRule: ThrottleRule = { name: 'mail-confirm-address', free: 3, delaysS: [3_600], forgetS: 3_600 };
/** The same for one person and one address, who may know. */
const ownRule: ThrottleRule = { ...addressRule, name: 'mail-confirm-own' };
/** One mail an hour that somebody typed an address that is theirs is news; more would be a way to pester them. */
const ownerRule: ThrottleRule = { name: 'mail-address-known', free: 0, delaysS: [3_600], forgetS: 3_600 };
/** Signing in again and again asks for no more mails than this. */
const signInRule: ThrottleRule = { name: 'mail-confirm-first', free: 0, delaysS: [600], forgetS: 600 };

/** What a mail to be confirmed is counted against where who asks is told that there were enough. */
export const ownConfirmationGate = (personId: string, email: string): Gate => ({
  rule: ownRule,
  whom: `${personId} ${email.toLowerCase()}`,
});

interface Asking extends Recipient {
  readonly id: string;
  /** The address that is to be confirmed. */
  readonly email: string;
  /** Whether the address came with a new account, or is to replace one. */
  readonly at: 'registration' | 'change';
  /** Whether the mail was counted at `ownConfirmationGate` already. */
  readonly isCounted?: boolean;
}

/**
 * Mails the link, after the answer. When somebody else has confirmed the address they are told instead, and whoever typed
 * it does not learn of it. Whoever only typed it keeps nobody from it: it goes to the account that its mailbox confirms.
 */
export function askToConfirm(services: AccountServices, person: Asking, request: FastifyRequest): void {
  const { database, background, now } = services;
  const occasion = occasionOf(services, request);
  background.runInTurn(`confirmation of ${person.id}`, async () => {
    const emailKey = person.email.toLowerCase();
    const gates: Gate[] = [{ rule: addressRule, whom: emailKey }];
    if (person.isCounted !== true) gates.push(ownConfirmationGate(person.id, emailKey));
    if ((await takeTry(database, gates, now())) > 0) return;
    const owner = await database.kysely
      .selectFrom('person')
      .select(['id', 'username', 'language'])
      .where('email_key', '=', emailKey)
      .where('id', '!=', person.id)
      .executeTakeFirst();
    const token = await makeLink(database, { kind: 'confirm', personId: person.id, email: person.email }, now());
    if (!owner) {
      const hours = linkLifeMs.confirm / 3_600_000;
      await write(services, person, occasion, ({ texts, told, link }) =>
        texts.confirmAddress({ ...told, hours, url: link(`/auth/confirm-email?token=${token}`) }),
      );
      return;
    }
    if ((await takeTry(database, [{ rule: ownerRule, whom: owner.id }], now())) > 0) return;
    await write(services, { ...owner, email: person.email }, occasion, ({ texts, told }) =>
      person.at === 'registration'
        ? texts.addressKnown({ ...told, newUsername: person.username })
        : texts.addressWanted({ ...told, otherUsername: person.username }),
    );
  });
}

/** The refusal of a right pair where an address must be confirmed first and is not; the mail goes out again. Admins get in. */
export async function confirmFirst(services: AccountServices, person: Entrant, request: FastifyRequest) {
  if (!services.confirmFirst() || person.role === 'admin' || person.email !== null) return null;
  services.events.emit({
    type: 'sign-in refused',
    from: originOf(request),
    personId: person.id,
    reason: 'address not confirmed',
  });
  const email = person.pending_email;
  // Counted whether or not there is an address to write to: what is answered must not tell whose it is.
  const isSent = (await takeTry(services.database, [{ rule: signInRule, whom: person.id }], services.now())) === 0;
  if (isSent && email !== null) askToConfirm(services, { ...person, email, at: 'registration' }, request);
  return fail(
    'ConfirmFirst',
    isSent
      ? 'Confirm your address first: open the link in the mail that is on its way.'
      : 'Confirm your address first: open the link in the mail that was sent to you.',
    { isSent },
  );
}

/** Deletes accounts whose grace period is over, with all data that identifies the person. */
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { inBatches } from '../../jobs/batches.ts';
import type { InstallationTurn } from '../../jobs/scheduler.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { SignInPerson } from '../person-store.ts';
import { findSignInPerson, isLastAdmin, mailboxOf } from '../person-store.ts';
import type { AccountServices } from '../services.ts';
import {
  deleteActorName,
  deleteDeparted,
  deletePerson,
  deleteSomeCallsOf,
  deleteUsageDaysOf,
  findDue,
  listDeparted,
  listDue,
} from './deletion-store.ts';

/** Calls that were under way are written to the log within this. */
const settledAfterMs = 3_600_000;

/** Deletes accounts that are due, and remains of earlier ones. Stops between two steps when the turn is over. */
export async function deleteDueAccounts(services: AccountServices, turn: InstallationTurn): Promise<void> {
  const { database, events, log, now } = services;
  for (const id of await listDue(database.kysely, now())) {
    if (turn.signal.aborted) return;
    const gone = await turn.transaction((transaction) => remove(transaction, id, now()));
    if (gone === 'the last admin')
      log.warn({ personId: id }, 'an account due for deletion was kept: it is the only admin');
    if (typeof gone === 'string') continue;
    events.emit({ type: 'account deleted', from: null, personId: id });
    await sendMail(services, gone, null, ({ texts, common }) => texts.deleted(common)).catch((error: unknown) =>
      log.error({ err: error, personId: id }, 'an email about a deleted account could not be sent'),
    );
  }
  for (const { person_id: personId, at } of await listDeparted(database.kysely)) {
    await inBatches(turn, (batch, rowsMax) => deleteSomeCallsOf(batch, personId, rowsMax));
    if (turn.signal.aborted) return;
    const isSettled = at + settledAfterMs <= now();
    await turn.transaction(async (transaction) => {
      await deleteActorName(transaction, personId);
      // A call in progress was charged after its person had been deleted.
      await deleteUsageDaysOf(transaction, personId);
      if (isSettled) await deleteDeparted(transaction, personId);
    });
  }
}

/** Deletes a person who is still due, and all their data. */
async function remove(
  transaction: Transaction<Schema>,
  personId: string,
  nowMs: number,
): Promise<SignInPerson | 'not due' | 'the last admin'> {
  const person = await findDue(transaction, personId);
  const entrant = await findSignInPerson(transaction, 'id', personId);
  if (!person || entrant === null || person.deletion_due_at === null || person.deletion_due_at > nowMs)
    return 'not due';
  if (person.role === 'admin' && (await isLastAdmin(transaction, personId))) return 'the last admin';
  // An unconfirmed address may belong to someone else, and so may mails sent to it.
  const addresses = [entrant.email, await mailboxOf(transaction, personId)].flatMap((address) =>
    address === null ? [] : [address.toLowerCase()],
  );
  await deletePerson(transaction, personId, addresses, nowMs);
  return entrant;
}

/** The table `mail`: outgoing emails. `sealed` is null once one was sent or abandoned. A pending one belongs to the process that claimed it last: its number of attempts is the fencing token. */
import type { Connection } from '../db/database.ts';
import type { MailTable } from '../db/schema/site/mail.ts';

/** Durable when it resolves. */
export async function insertMail(
  db: Connection,
  mail: Pick<MailTable, 'id' | 'recipient' | 'subject' | 'sealed'>,
  nowMs: number,
): Promise<void> {
  await db
    .insertInto('mail')
    .values({ ...mail, tries: 0, due_at: nowMs, created_at: nowMs, sent_at: null, failed_at: null, failure: null })
    .execute();
}

/** Claims the email that has been due the longest. Of two processes, one gets it. */
export async function claimMail(db: Connection, nowMs: number, untilMs: number): Promise<MailTable | null> {
  for (;;) {
    const due = await db
      .selectFrom('mail')
      .select(['id', 'due_at'])
      .where('sealed', 'is not', null)
      .where('due_at', '<=', nowMs)
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return null;
    const mine = await db
      .updateTable('mail')
      .set(({ eb }) => ({ due_at: untilMs, tries: eb('tries', '+', 1) }))
      .where('id', '=', due.id)
      .where('due_at', '=', due.due_at)
      .where('sealed', 'is not', null)
      .returningAll()
      .executeTakeFirst();
    if (mine) return mine;
  }
}

type Claimed = Pick<MailTable, 'id' | 'tries'>;

/** Only while it is pending and no other process has claimed it since. */
const claimed = (db: Connection, { id, tries }: Claimed) =>
  db.updateTable('mail').where('id', '=', id).where('tries', '=', tries).where('sealed', 'is not', null);

/** False when another process has claimed it. */
export async function renewMail(db: Connection, mail: Claimed, untilMs: number): Promise<boolean> {
  const { numUpdatedRows } = await claimed(db, mail).set({ due_at: untilMs }).executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function retryMail(
  db: Connection,
  mail: Claimed,
  { dueAtMs, failure }: { readonly dueAtMs: number; readonly failure: string },
): Promise<void> {
  await claimed(db, mail).set({ due_at: dueAtMs, failure }).execute();
}

export async function giveUpMail(
  db: Connection,
  mail: Claimed,
  { nowMs, failure }: { readonly nowMs: number; readonly failure: string },
): Promise<void> {
  await claimed(db, mail).set({ sealed: null, failed_at: nowMs, failure }).execute();
}

/** Even if another process has claimed it in the meantime: it was sent, and must not be sent again. */
export async function setMailSent(db: Connection, id: string, nowMs: number): Promise<void> {
  await db.updateTable('mail').set({ sealed: null, sent_at: nowMs, failure: null }).where('id', '=', id).execute();
}

/** Pending emails, those of them rejected more than once, and those abandoned since the given time. */
export async function countMails(
  db: Connection,
  failedSinceMs: number,
): Promise<{ readonly waiting: number; readonly delayed: number; readonly failed: number }> {
  const row = await db
    .selectFrom('mail')
    .select(({ fn }) => [
      fn.countAll().filterWhere('sealed', 'is not', null).as('waiting'),
      fn
        .countAll()
        .filterWhere((mail) =>
          mail.and([mail('sealed', 'is not', null), mail('failure', 'is not', null), mail('tries', '>', 1)]),
        )
        .as('delayed'),
      fn.countAll().filterWhere('failed_at', '>', failedSinceMs).as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(row.waiting), delayed: Number(row.delayed), failed: Number(row.failed) };
}

/** Deletes emails from before that time that were sent or abandoned. Pending ones stay. */
export async function deleteSettledMails(db: Connection, beforeMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where('sealed', 'is', null)
    .where('created_at', '<', beforeMs)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

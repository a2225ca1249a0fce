/** The table `person`, as its owner and sign-in need it. */
import type { Insertable, RawBuilder, Transaction, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Person } from '../caller.ts';
import { personColumns, planInForce } from '../db/charges/hot.ts';
import type { Connection } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { PersonTable } from '../db/schema/accounts/person.ts';
import { personFrom } from './person.ts';

/** The pending address equals this one, given in lower case. Uses the expression of the index `person_pending`. */
const isPending = (emailKey: string): RawBuilder<boolean> => sql<boolean>`lower(person.pending_email) = ${emailKey}`;

/** The address for emails started by an admin: the confirmed one, or the pending one unless another account has confirmed it. */
export const mailbox = sql<string | null>`coalesce(person.email, case when exists (
  select 1 from person as other where other.email_key = lower(person.pending_email)
) then null else person.pending_email end)`;

export async function mailboxOf(db: Connection, personId: string): Promise<string | null> {
  const person = await db
    .selectFrom('person')
    .select(mailbox.as('mailbox'))
    .where('id', '=', personId)
    .executeTakeFirst();
  return person?.mailbox ?? null;
}

const signInPersonColumns = [
  'id',
  'username',
  'name',
  'email',
  'email_confirmed_at',
  'pending_email',
  'language',
  'role',
  'password_hash',
  'disabled_at',
  'signed_in_at',
] as const;

/** The row of the person who signs in. */
export type SignInPerson = NonNullable<Awaited<ReturnType<typeof findSignInPerson>>>;

export async function findSignInPerson(db: Connection, column: 'id' | 'email_key' | 'username_key', value: string) {
  const person = await db.selectFrom('person').select(signInPersonColumns).where(column, '=', value).executeTakeFirst();
  return person ?? null;
}

/** Throws when there is none of that id. */
export async function findPerson(db: Connection, personId: string, nowMs: number): Promise<Person> {
  const row = await db
    .selectFrom('person')
    .innerJoin('plan', (join) => join.on('plan.id', '=', planInForce(nowMs)))
    .where('person.id', '=', personId)
    .select(personColumns)
    .executeTakeFirstOrThrow();
  return personFrom(row);
}

/** Throws when there is none of that id. */
export const findAccount = (db: Connection, personId: string) =>
  db
    .selectFrom('person')
    .leftJoin('second_step', (join) =>
      join.onRef('second_step.person_id', '=', 'person.id').on('second_step.confirmed_at', 'is not', null),
    )
    .where('id', '=', personId)
    .select([
      'id',
      'username',
      'name',
      'email',
      'pending_email',
      'language',
      'created_at',
      'password_changed_at',
      'deletion_due_at',
      'second_step.confirmed_at as two_steps_since',
    ])
    .executeTakeFirstOrThrow();

/** Whether the person still has this password, and is not disabled. */
export async function hasPassword(
  transaction: Transaction<Schema>,
  personId: string,
  passwordHash: string,
): Promise<boolean> {
  const still = await transaction
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return still !== undefined;
}

/** The owner of either, both in lower case. */
export const listHoldersOf = (
  db: Connection,
  { usernameKey, emailKey }: { readonly usernameKey: string; readonly emailKey: string },
) =>
  db
    .selectFrom('person')
    .select(['username_key', 'email_key'])
    .where((is) => is.or([is('username_key', '=', usernameKey), is('email_key', '=', emailKey)]))
    .execute();

export async function insertPersonRow(transaction: Transaction<Schema>, row: Insertable<PersonTable>): Promise<void> {
  await transaction.insertInto('person').values(row).execute();
}

export async function updateProfile(
  db: Connection,
  personId: string,
  changes: Pick<Updateable<PersonTable>, 'name' | 'language'>,
): Promise<void> {
  await db.updateTable('person').set(changes).where('id', '=', personId).execute();
}

/** What pages show a person until it is done. Throws when there is none of that id. */
export const findUnfinished = (db: Connection, personId: string) =>
  db.selectFrom('person').select(['pending_email', 'first_steps']).where('id', '=', personId).executeTakeFirstOrThrow();

export async function setFirstSteps(db: Connection, personId: string, isShown: boolean): Promise<void> {
  await db
    .updateTable('person')
    .set({ first_steps: isShown ? 1 : 0 })
    .where('id', '=', personId)
    .execute();
}

export async function stampSignIn(db: Connection, personId: string, atMs: number): Promise<void> {
  await db.updateTable('person').set({ signed_in_at: atMs }).where('id', '=', personId).execute();
}

/** @returns false when it has another password than `from` by now */
export async function updatePassword(
  transaction: Transaction<Schema>,
  personId: string,
  { hash, from, nowMs }: { readonly hash: string; readonly from?: string; readonly nowMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('person')
    .set({ password_hash: hash, password_changed_at: nowMs })
    .where('id', '=', personId)
    .$if(from !== undefined, (people) => people.where('password_hash', '=', from as string))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Another person who has confirmed the address, given in lower case. */
export const findOtherOwner = (db: Connection, emailKey: string, butId: string) =>
  db
    .selectFrom('person')
    .select(['id', 'username', 'language'])
    .where('email_key', '=', emailKey)
    .where('id', '!=', butId)
    .executeTakeFirst();

/** ID of the person who has confirmed the address, given in lower case. */
export async function findOwner(db: Connection, emailKey: string): Promise<string | undefined> {
  const owner = await db.selectFrom('person').select('id').where('email_key', '=', emailKey).executeTakeFirst();
  return owner?.id;
}

/** ID of the first person who entered the address, given in lower case, and has no other. */
export async function findFirstPending(db: Connection, emailKey: string): Promise<string | undefined> {
  const first = await db
    .selectFrom('person')
    .select('id')
    .where(isPending(emailKey))
    .where('email', 'is', null)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.id;
}

/** Throws when there is none of that id. */
export const findAddresses = (db: Connection, personId: string) =>
  db
    .selectFrom('person')
    .select(['email', 'email_key', 'pending_email'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();

export async function setPendingAddress(
  transaction: Transaction<Schema>,
  personId: string,
  email: string,
): Promise<void> {
  await transaction.updateTable('person').set({ pending_email: email }).where('id', '=', personId).execute();
}

/** False when none was pending. */
export async function dropPendingAddress(transaction: Transaction<Schema>, personId: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('person')
    .set({ pending_email: null })
    .where('id', '=', personId)
    .where('pending_email', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const confirmed = (email: string, nowMs: number) => ({
  email,
  email_key: email.toLowerCase(),
  pending_email: null,
  email_confirmed_at: nowMs,
});

export async function confirmAddress(
  transaction: Transaction<Schema>,
  personId: string,
  email: string,
  nowMs: number,
): Promise<void> {
  await transaction.updateTable('person').set(confirmed(email, nowMs)).where('id', '=', personId).execute();
}

/** Only where the address is the pending one, and no other is confirmed. */
export async function confirmFirstAddress(
  transaction: Transaction<Schema>,
  personId: string,
  email: string,
  nowMs: number,
): Promise<void> {
  await transaction
    .updateTable('person')
    .set(confirmed(email, nowMs))
    .where('id', '=', personId)
    .where('email', 'is', null)
    .where(isPending(email.toLowerCase()))
    .execute();
}

export async function countPeople(db: Connection): Promise<number> {
  const { count } = await db
    .selectFrom('person')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function hasAdmin(db: Connection): Promise<boolean> {
  const admin = await db.selectFrom('person').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst();
  return admin !== undefined;
}

/** By id. */
export const listAdmins = (db: Connection, max: number) =>
  db.selectFrom('person').select(['id', 'username']).where('role', '=', 'admin').orderBy('id').limit(max).execute();

/** Where emails to the admins go; disabled ones get none. */
export const listAdminMailboxes = (db: Connection) =>
  db
    .selectFrom('person')
    .select(['id', mailbox.as('to')])
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();

/** Whether this is the last admin: all others are disabled or due for deletion. */
export async function isLastAdmin(db: Connection, personId: string): Promise<boolean> {
  const admins = await db
    .selectFrom('person')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .where((is) => is.or([is('id', '=', personId), is('deletion_due_at', 'is', null)]))
    .limit(2)
    .execute();
  return admins.length === 1 && admins[0]?.id === personId;
}

/** Makes the person an admin with a working account, without a second step or passkeys, signed out everywhere. */
export async function restoreAsAdmin(transaction: Transaction<Schema>, personId: string): Promise<void> {
  await transaction
    .updateTable('person')
    .set({ role: 'admin', disabled_at: null, deletion_due_at: null })
    .where('id', '=', personId)
    .execute();
  for (const table of ['second_step', 'recovery_code', 'passkey', 'session'] as const)
    await transaction.deleteFrom(table).where('person_id', '=', personId).execute();
}

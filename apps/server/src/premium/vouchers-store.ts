/** The tables `voucher` and `voucher_use`. */
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { VoucherState } from '@apiyard/api/contract/plans/premium';
import type { Connection } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { VoucherTable } from '../db/schema/plans/voucher.ts';

const withPlanName = (db: Connection) =>
  db
    .selectFrom('voucher')
    .leftJoin('plan', 'plan.id', 'voucher.plan')
    .selectAll('voucher')
    .select('plan.name as plan_name');

interface VoucherQuery {
  readonly state: VoucherState | undefined;
  readonly search: string | undefined;
  /** From after the voucher with this id on. */
  readonly before: string | undefined;
  readonly limit: number;
}

/** Latest first. */
export const listVoucherRows = (db: Connection, { state, search, before, limit }: VoucherQuery, nowMs: number) =>
  withPlanName(db)
    .$if(state !== undefined, (query) => query.where(inState(state as VoucherState, nowMs)))
    .$if(search !== undefined && search !== '', (query) => query.where(matching(search as string)))
    .$if(before !== undefined, (query) => query.where('voucher.id', '<', before as string))
    .orderBy('voucher.id', 'desc')
    .limit(limit)
    .execute();

/** As `shownVoucher` names them. */
function inState(state: VoucherState, nowMs: number) {
  if (state === 'withdrawn') return sql<boolean>`withdrawn_at is not null`;
  if (state === 'spent') return sql<boolean>`withdrawn_at is null and uses >= uses_max`;
  const isOver = sql<boolean>`coalesce(expires_at <= ${nowMs}, false)`;
  return state === 'expired'
    ? sql<boolean>`withdrawn_at is null and uses < uses_max and ${isOver}`
    : sql<boolean>`withdrawn_at is null and uses < uses_max and not ${isOver}`;
}

/** The text anywhere in a note, or at the beginning of a code. */
function matching(search: string) {
  const text = search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
  return sql<boolean>`(lower(note) like ${`%${text}%`} escape '\\' or lower(masked) like ${`${text}%`} escape '\\')`;
}

export const findVoucher = (db: Connection, id: string) =>
  withPlanName(db).where('voucher.id', '=', id).executeTakeFirst();

export const findVoucherByCode = (transaction: Transaction<Schema>, codeHash: string) =>
  transaction.selectFrom('voucher').selectAll().where('code_hash', '=', codeHash).executeTakeFirst();

/** SQLite allows a limited number of values in one statement. */
const rowsAtOnce = 100;

export async function insertVouchers(transaction: Transaction<Schema>, rows: readonly VoucherTable[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await transaction
      .insertInto('voucher')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
}

/** The time of an already withdrawn one is unchanged. */
export async function withdrawVoucherRow(transaction: Transaction<Schema>, id: string, atMs: number): Promise<void> {
  await transaction
    .updateTable('voucher')
    .set({ withdrawn_at: atMs })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();
}

export async function restoreVoucherRow(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction.updateTable('voucher').set({ withdrawn_at: null }).where('id', '=', id).execute();
}

export async function hasRedeemed(
  transaction: Transaction<Schema>,
  voucherId: string,
  personId: string,
): Promise<boolean> {
  const used = await transaction
    .selectFrom('voucher_use')
    .select('at')
    .where('voucher_id', '=', voucherId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRedemption(
  transaction: Transaction<Schema>,
  { id, uses }: Pick<VoucherTable, 'id' | 'uses'>,
  personId: string,
  nowMs: number,
): Promise<void> {
  await transaction
    .updateTable('voucher')
    .set({ uses: uses + 1 })
    .where('id', '=', id)
    .execute();
  await transaction.insertInto('voucher_use').values({ voucher_id: id, person_id: personId, at: nowMs }).execute();
}

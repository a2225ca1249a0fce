/** Vouchers: codes that give a plan for some days, made by admins. */
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { Voucher, VoucherState } from '@apiyard/api/contract/premium';
import { createVouchers, listVouchers, restoreVoucher, withdrawVoucher } from '@apiyard/api/contract/premium';
import { newId } from '../db/id.ts';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { refuseEnd, refusePlan, wrongCursor } from './refusals.ts';
import type { PremiumServices } from './services.ts';
import { shownVoucher } from './shown.ts';
import { makeCode, maskCode, writeCode } from './voucher-code.ts';

const pageSize = 50;
const idPattern = /^[0-9a-f-]{36}$/;

export function voucherRoutes({ database, codeHash, now }: PremiumServices): Route[] {
  return [
    route(listVouchers, {
      rate: perMinute(120),
      handle: async ({ input: { state, search, cursor } }) => {
        if (cursor !== undefined && !idPattern.test(cursor)) return wrongCursor();
        const nowMs = now();
        const rows = await selectVouchers(database.kysely)
          .$if(state !== undefined, (query) => query.where(inState(state as VoucherState, nowMs)))
          .$if(search !== undefined && search !== '', (query) => query.where(matching(search as string)))
          .$if(cursor !== undefined, (query) => query.where('voucher.id', '<', cursor as string))
          .orderBy('voucher.id', 'desc')
          .limit(pageSize + 1)
          .execute();
        const items = rows.slice(0, pageSize);
        return {
          items: items.map((row) => shownVoucher(row, nowMs)),
          next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null,
        };
      },
    }),

    route(createVouchers, {
      rate: perMinute(20),
      handle: async ({ input, person: admin }) => {
        const nowMs = now();
        const expiresAt = input.expiresAt === null ? null : Date.parse(input.expiresAt);
        const refusal = refuseEnd('/expiresAt', expiresAt, nowMs);
        if (refusal) return refusal;
        const made = Array.from({ length: input.count }, () => {
          const code = makeCode();
          return {
            code,
            row: {
              id: newId(nowMs),
              code_hash: codeHash(code),
              masked: maskCode(code),
              plan: input.plan,
              days: input.days,
              uses_max: input.uses,
              uses: 0,
              expires_at: expiresAt,
              note: input.note,
              created_by: admin.username,
              created_at: nowMs,
              withdrawn_at: null,
            },
          };
        });
        const refused = await database.transaction(async (transaction) => {
          const unknown = await refusePlan(transaction, input.plan);
          if (unknown) return unknown;
          for (let from = 0; from < made.length; from += rowsAtOnce) {
            await transaction
              .insertInto('voucher')
              .values(made.slice(from, from + rowsAtOnce).map(({ row }) => row))
              .execute();
          }
          return null;
        });
        if (refused) return refused;
        const plan = await database.kysely
          .selectFrom('plan')
          .select('name')
          .where('id', '=', input.plan)
          .executeTakeFirst();
        return {
          items: made.map(({ code, row }) => ({
            ...shownVoucher({ ...row, plan_name: plan?.name ?? null }, nowMs),
            code: writeCode(code),
          })),
        };
      },
    }),

    route(withdrawVoucher, {
      rate: perMinute(120),
      handle: async ({ input: { id } }) =>
        database.transaction(async (transaction) => {
          await transaction
            .updateTable('voucher')
            .set({ withdrawn_at: now() })
            .where('id', '=', id)
            .where('withdrawn_at', 'is', null)
            .execute();
          return one(transaction, id, now());
        }),
    }),

    route(restoreVoucher, {
      rate: perMinute(120),
      handle: async ({ input: { id } }) =>
        database.transaction(async (transaction) => {
          const voucher = await one(transaction, id, now());
          if (voucher instanceof Failure) return voucher;
          const plan = await transaction
            .selectFrom('plan')
            .select('id')
            .where('id', '=', voucher.plan.id)
            .executeTakeFirst();
          if (!plan) return fail('PlanGone', 'The plan of this voucher was deleted. Make a voucher for another plan.');
          await transaction.updateTable('voucher').set({ withdrawn_at: null }).where('id', '=', id).execute();
          return one(transaction, id, now());
        }),
    }),
  ];
}

/** SQLite takes a limited number of values in one statement. */
const rowsAtOnce = 100;

const selectVouchers = (kysely: Database['kysely']) =>
  kysely
    .selectFrom('voucher')
    .leftJoin('plan', 'plan.id', 'voucher.plan')
    .selectAll('voucher')
    .select('plan.name as plan_name');

async function one(
  transaction: Transaction<Schema>,
  id: string,
  nowMs: number,
): Promise<Voucher | Failure<'NotFound', Record<never, never>>> {
  const row = await selectVouchers(transaction).where('voucher.id', '=', id).executeTakeFirst();
  return row ? shownVoucher(row, nowMs) : fail('NotFound', 'There is no such voucher. Load the list again.');
}

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

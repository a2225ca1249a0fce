/** Vouchers: codes that give a plan for some days, made by admins. */
import type { Transaction } from 'kysely';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { Voucher } from '@apiyard/api/contract/plans/premium';
import { createVouchers, listVouchers, restoreVoucher, withdrawVoucher } from '@apiyard/api/contract/plans/premium';
import { newId } from '../db/id.ts';
import type { Schema } from '../db/schema.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { validateEnd, validatePlan, wrongCursor } from './refusals.ts';
import type { PremiumServices } from './services.ts';
import { shownVoucher } from './shown.ts';
import { makeCode, maskCode, writeCode } from './voucher-code.ts';
import {
  findVoucher,
  insertVouchers,
  listVoucherRows,
  restoreVoucherRow,
  withdrawVoucherRow,
} from './vouchers-store.ts';
import { findPlanName, isPlan } from './plans-store.ts';
import { sentence } from '../problems/sentence.ts';

const pageSize = 50;
const idPattern = /^[0-9a-f-]{36}$/;

export function voucherRoutes({ database, codeHash, now }: PremiumServices): Route[] {
  return [
    route(listVouchers, {
      rate: perMinute(120),
      handle: async ({ input: { state, search, cursor } }) => {
        if (cursor !== undefined && !idPattern.test(cursor)) return wrongCursor();
        const nowMs = now();
        const query = { state, search, before: cursor, limit: pageSize + 1 };
        const rows = await listVoucherRows(database.kysely, query, nowMs);
        const items = rows.slice(0, pageSize);
        return {
          items: items.map((row) => shownVoucher(row, nowMs)),
          next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null,
        };
      },
    }),

    route(createVouchers, {
      rate: perMinute(20),
      handle: async ({ input, person: admin, note }) => {
        const nowMs = now();
        const expiresAt = input.expiresAt === null ? null : Date.parse(input.expiresAt);
        const refusal = validateEnd('/expiresAt', expiresAt, nowMs);
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
          const unknown = await validatePlan(transaction, input.plan);
          if (unknown) return unknown;
          await insertVouchers(
            transaction,
            made.map(({ row }) => row),
          );
          return null;
        });
        if (refused) return refused;
        const { count, plan, days, uses } = input;
        note({ count, plan, days, uses, expiresAt: input.expiresAt, note: input.note });
        const planName = (await findPlanName(database.kysely, input.plan)) ?? null;
        return {
          items: made.map(({ code, row }) => ({
            ...shownVoucher({ ...row, plan_name: planName }, nowMs),
            code: writeCode(code),
          })),
        };
      },
    }),

    route(withdrawVoucher, {
      rate: perMinute(120),
      handle: async ({ input: { id } }) =>
        database.transaction(async (transaction) => {
          await withdrawVoucherRow(transaction, id, now());
          return one(transaction, id, now());
        }),
    }),

    route(restoreVoucher, {
      rate: perMinute(120),
      handle: async ({ input: { id } }) =>
        database.transaction(async (transaction) => {
          const voucher = await one(transaction, id, now());
          if (voucher instanceof Failure) return voucher;
          if (!(await isPlan(transaction, voucher.plan.id)))
            return fail('PlanGone', sentence('problem.plans.voucherPlanGone'));
          await restoreVoucherRow(transaction, id);
          return one(transaction, id, now());
        }),
    }),
  ];
}

async function one(
  transaction: Transaction<Schema>,
  id: string,
  nowMs: number,
): Promise<Voucher | Failure<'NotFound', Record<never, never>>> {
  const row = await findVoucher(transaction, id);
  return row ? shownVoucher(row, nowMs) : fail('NotFound', sentence('problem.plans.noVoucher'));
}

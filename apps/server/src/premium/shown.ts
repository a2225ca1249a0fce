/** Rows as the contract shows them. */
import type { PlanEvent, PlanRequest } from '@apiyard/api/contract/plans/account-plan';
import type { PremiumEvent, Voucher } from '@apiyard/api/contract/plans/premium';
import type { AdminPlan, Plan, PlanRef } from '@apiyard/api/contract/plans/plans';
import type { PremiumEventTable } from '../db/schema/plans/premium-event.ts';
import type { PremiumRequestTable } from '../db/schema/plans/premium-request.ts';
import type { VoucherTable } from '../db/schema/plans/voucher.ts';

interface PlanRow {
  readonly id: string;
  readonly name: string;
  readonly calls_per_day: number;
  readonly calls_per_minute: number;
  readonly file_size_bytes_max: number;
  readonly keys_max: number;
  readonly premium_apis: number;
  readonly monthly_price: number | null;
  readonly currency: string | null;
  readonly featured: number;
}

export const shownPlan = (row: PlanRow): Plan => ({
  id: row.id,
  name: row.name,
  callsPerDay: row.calls_per_day,
  callsPerMinute: row.calls_per_minute,
  fileSizeBytesMax: row.file_size_bytes_max,
  keysMax: row.keys_max,
  premiumApis: row.premium_apis === 1,
  monthlyPrice: row.monthly_price,
  currency: row.currency,
  featured: row.featured === 1,
});

export const shownAdminPlan = (
  row: PlanRow & { readonly version: number; readonly position: number },
  people: number,
): AdminPlan => ({
  ...shownPlan(row),
  version: row.version,
  position: row.position,
  people,
});

/** A deleted plan has no name. */
export const planRef = ({
  plan,
  plan_name,
}: {
  readonly plan: string;
  readonly plan_name: string | null;
}): PlanRef => ({ id: plan, name: plan_name ?? '' });

export const iso = (atMs: number): string => new Date(atMs).toISOString();
export const isoOrNull = (atMs: number | null): string | null => (atMs === null ? null : iso(atMs));

type Named = { readonly plan_name: string | null };

export const shownEvent = (row: Omit<PremiumEventTable, 'person_id' | 'told'> & Named): PlanEvent => ({
  id: row.id,
  kind: row.kind,
  plan: planRef(row),
  until: isoOrNull(row.until),
  at: iso(row.at),
});

export const shownPremiumEvent = (row: Omit<PremiumEventTable, 'person_id' | 'told'> & Named): PremiumEvent => ({
  ...shownEvent(row),
  by: row.by_name,
  note: row.note,
});

export const shownRequest = (row: Omit<PremiumRequestTable, 'person_id'> & Named): PlanRequest => ({
  id: row.id,
  plan: planRef(row),
  message: row.message,
  state: row.state,
  answer: row.answer,
  createdAt: iso(row.created_at),
  answeredAt: isoOrNull(row.answered_at),
});

export const shownVoucher = (row: Omit<VoucherTable, 'code_hash'> & Named, nowMs: number): Voucher => ({
  id: row.id,
  masked: row.masked,
  plan: planRef(row),
  days: row.days,
  usesMax: row.uses_max,
  uses: row.uses,
  expiresAt: isoOrNull(row.expires_at),
  note: row.note,
  state:
    row.withdrawn_at !== null
      ? 'withdrawn'
      : row.uses >= row.uses_max
        ? 'spent'
        : (row.expires_at ?? Infinity) <= nowMs
          ? 'expired'
          : 'usable',
  createdAt: iso(row.created_at),
  createdBy: row.created_by,
});

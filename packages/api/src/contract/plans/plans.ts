/** Plans: what an account may do in a day. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { InputIssue, NoExtras, OneLine, Stale } from '../problem.ts';

/** The largest that a plan may allow. Days, files and keys are counted from 1: less is no plan. */
export const planLimits = {
  callsPerDay: 100_000_000,
  callsPerMinute: 100_000,
  fileSizeBytes: 1_000_000_000,
  keys: 1000,
  /** Maximum price, in the smallest unit of the currency. */
  monthlyPrice: 1_000_000_000,
  position: 1000,
  nameLength: 40,
  plans: 50,
} as const;

/** The form of a plan's id. Programs use it, so it never changes. */
const planIdPattern = /^[a-z][a-z0-9-]{1,29}$/;

/** The plan of everyone without another one. */
export const freePlanId = 'free';

export const Plan = z.object({
  /** `free`, `premium`… */
  id: z.string(),
  /** The operator's name for it. While it is empty, pages show a translated name for the plans `free` and `premium`. */
  name: z.string(),
  callsPerDay: z.int(),
  callsPerMinute: z.int(),
  fileSizeBytesMax: z.int(),
  keysMax: z.int(),
  premiumApis: z.boolean(),
  /** Price of a month, in the smallest unit of the currency; 0 is free, null is on request. */
  monthlyPrice: z.nullable(z.int()),
  /** ISO 4217; null where there is no price. */
  currency: z.nullable(z.string()),
  /** The one that pages point at. */
  featured: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

/** Identifies a plan, also a deleted one: its name is then empty. */
export const PlanRef = z.object({ id: z.string(), name: z.string() });
export type PlanRef = z.infer<typeof PlanRef>;

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/plans',
  summary: 'All plans, smallest first.',
  auth: 'anyone',
  input: z.object({}),
  output: z.object({ items: z.array(Plan), next: z.nullable(z.string()) }),
});

/** A plan as the admin sees it. */
export const AdminPlan = z.extend(Plan, {
  /** Grows with each change. */
  version: z.int(),
  /** Plans with the same position are sorted by calls a day. */
  position: z.int(),
  /** People on it at present. */
  people: z.int(),
});
export type AdminPlan = z.infer<typeof AdminPlan>;

const upTo = (max: number) => z.int().check(z.minimum(1), z.maximum(max));

/** The settings of an admin. A price needs a currency; a free plan, or one on request, has none. */
const PlanFields = z.object({
  name: OneLine.check(z.maxLength(planLimits.nameLength)),
  callsPerDay: upTo(planLimits.callsPerDay),
  callsPerMinute: upTo(planLimits.callsPerMinute),
  fileSizeBytesMax: upTo(planLimits.fileSizeBytes),
  keysMax: upTo(planLimits.keys),
  premiumApis: z.boolean(),
  monthlyPrice: z.nullable(z.int().check(z.minimum(0), z.maximum(planLimits.monthlyPrice))),
  currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/, 'Use a three-letter ISO 4217 code, such as EUR.'))),
  featured: z.boolean(),
  position: z.int().check(z.minimum(0), z.maximum(planLimits.position)),
});

/** An unknown currency, a currency without a price, or a price without a currency. */
const Invalid = z.object({ errors: z.array(InputIssue) });

export const listAdminPlans = endpoint({
  method: 'GET',
  path: '/api/admin/plans',
  summary: 'All plans, with the number of people on each.',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ items: z.array(AdminPlan), next: z.nullable(z.string()) }),
});

export const createPlan = endpoint({
  method: 'POST',
  path: '/api/admin/plans',
  summary: 'Add a plan.',
  auth: 'admin',
  input: z.extend(PlanFields, {
    id: z
      .string()
      .check(z.regex(planIdPattern, 'Use 2 to 30 lowercase letters, digits and hyphens. Start with a letter.')),
  }),
  output: AdminPlan,
  errors: {
    InvalidInput: Invalid,
    /** The ID exists. */ Conflict: NoExtras,
    TooManyPlans: z.object({ plansMax: z.int() }),
  },
});

const planId = z.object({ id: OneLine.check(z.maxLength(64)) });

export const savePlan = endpoint({
  method: 'PUT',
  path: '/api/admin/plans/{id}',
  summary: 'Change a plan. It takes effect with the next call.',
  auth: 'admin',
  input: z.extend(PlanFields, { id: planId.shape.id, version: z.int() }),
  output: AdminPlan,
  errors: { NotFound: NoExtras, InvalidInput: Invalid, Stale },
});

export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/api/admin/plans/{id}',
  summary: 'Delete a plan that is not in use. Adding it again with the same fields undoes this.',
  auth: 'admin',
  input: planId,
  output: z.object({ id: z.string() }),
  errors: {
    NotFound: NoExtras,
    /** Everyone returns to it. */
    FreePlan: NoExtras,
    /** People have it, have requested it, or can redeem vouchers for it. */
    PlanInUse: z.object({ people: z.int(), vouchers: z.int(), requests: z.int() }),
  },
});

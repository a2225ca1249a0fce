import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { ParsedInputOf } from '@apiyard/api/contract/endpoint';
import {
  createPlan,
  deletePlan,
  freePlanId,
  listAdminPlans,
  listPlans,
  planLimits,
  savePlan,
} from '@apiyard/api/contract/plans';
import type { Database } from '../db/database.ts';
import { planInForce } from '../db/hot.ts';
import type { Schema } from '../db/schema.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { invalid, stale } from './refusals.ts';
import { shownAdminPlan, shownPlan } from './shown.ts';
import type { PremiumServices } from './services.ts';

const inOrder = ({ kysely }: Pick<Database, 'kysely'>) =>
  kysely.selectFrom('plan').selectAll().orderBy('position').orderBy('calls_per_day').orderBy('id');

export function planRoutes({ database, now }: Pick<PremiumServices, 'database' | 'now'>): Route[] {
  return [
    route(listPlans, {
      rate: perMinute(300),
      handle: async () => ({ items: (await inOrder(database).execute()).map(shownPlan), next: null }),
    }),

    route(listAdminPlans, {
      rate: perMinute(120),
      handle: async () => {
        const rows = await inOrder(database).execute();
        const people = await peopleOnPlans(database, now());
        return { items: rows.map((row) => shownAdminPlan(row, people.get(row.id) ?? 0)), next: null };
      },
    }),

    route(createPlan, {
      rate: perMinute(60),
      handle: async ({ input }) => {
        const refusal = refusePrice(input);
        if (refusal) return refusal;
        return database.transaction(async (transaction) => {
          const ids = await transaction.selectFrom('plan').select('id').execute();
          if (ids.some(({ id }) => id === input.id))
            return fail('Conflict', 'There is a plan of this id already. Choose another id, or change that plan.');
          if (ids.length >= planLimits.plans)
            return fail(
              'TooManyPlans',
              `There are ${planLimits.plans} plans, and no room for more. Delete one that nobody has.`,
              { plansMax: planLimits.plans },
            );
          if (input.featured) await pointElsewhere(transaction, input.id);
          const row = { id: input.id, ...columnsOf(input), version: 1 };
          await transaction.insertInto('plan').values(row).execute();
          return shownAdminPlan(row, 0);
        });
      },
    }),

    route(savePlan, {
      rate: perMinute(60),
      handle: async ({ input }) => {
        const refusal = refusePrice(input);
        if (refusal) return refusal;
        const saved = await database.transaction(async (transaction) => {
          const row = await transaction
            .selectFrom('plan')
            .select('version')
            .where('id', '=', input.id)
            .executeTakeFirst();
          if (!row) return unknownPlan();
          if (row.version !== input.version) return stale(row.version);
          if (input.featured) await pointElsewhere(transaction, input.id);
          const columns = { ...columnsOf(input), version: row.version + 1 };
          await transaction.updateTable('plan').set(columns).where('id', '=', input.id).execute();
          return { id: input.id, ...columns };
        });
        if (saved instanceof Failure) return saved;
        return shownAdminPlan(saved, (await peopleOnPlans(database, now())).get(saved.id) ?? 0);
      },
    }),

    route(deletePlan, {
      rate: perMinute(60),
      handle: async ({ input: { id } }) => {
        if (id === freePlanId)
          return fail('FreePlan', 'The free plan stays: everybody falls back to it. Change its limits instead.');
        return database.transaction(async (transaction) => {
          const row = await transaction.selectFrom('plan').select('id').where('id', '=', id).executeTakeFirst();
          if (!row) return unknownPlan();
          const use = await useOf(transaction, id, now());
          if (use.people + use.vouchers + use.requests > 0) {
            return fail(
              'PlanInUse',
              `People have this plan (${use.people}), can redeem it (${use.vouchers}) or wait for it (${use.requests}). Move, withdraw or answer these first.`,
              use,
            );
          }
          // Whose plan has ended is on the free one; only the row still names this.
          await transaction.updateTable('person').set({ plan: freePlanId }).where('plan', '=', id).execute();
          await transaction.deleteFrom('plan').where('id', '=', id).execute();
          return { id };
        });
      },
    }),
  ];
}

const unknownPlan = () => fail('NotFound', 'There is no such plan. Load the list again.');

/** Pages point at one plan. Who has another one open must not bring its mark back unawares: its version grows. */
async function pointElsewhere(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction
    .updateTable('plan')
    .set({ featured: 0, version: sql<number>`version + 1` })
    .where('id', '<>', id)
    .where('featured', '=', 1)
    .execute();
}

/** How many people are on each plan now. */
async function peopleOnPlans({ kysely }: Pick<Database, 'kysely'>, nowMs: number): Promise<Map<string, number>> {
  // By place: PostgreSQL takes the same expression with another parameter for another expression.
  const rows = await kysely
    .selectFrom(kysely.selectFrom('person').select(planInForce(nowMs).as('plan')).as('now_on'))
    .select(['now_on.plan', ({ fn }) => fn.countAll().as('people')])
    .groupBy('now_on.plan')
    .execute();
  return new Map(rows.map(({ plan, people }) => [plan, Number(people)]));
}

async function useOf(
  transaction: Transaction<Schema>,
  plan: string,
  nowMs: number,
): Promise<{ people: number; vouchers: number; requests: number }> {
  const counted = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number | string | bigint }> }) =>
    Number((await query.executeTakeFirstOrThrow()).count);
  const { countAll } = transaction.fn;
  return {
    people: await counted(
      transaction
        .selectFrom('person')
        .select(countAll().as('count'))
        .where('plan', '=', plan)
        .where((is) => is.or([is('premium_until', 'is', null), is('premium_until', '>', nowMs)])),
    ),
    vouchers: await counted(
      transaction
        .selectFrom('voucher')
        .select(countAll().as('count'))
        .where('plan', '=', plan)
        .where('withdrawn_at', 'is', null)
        .where(sql<boolean>`uses < uses_max`)
        .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', nowMs)])),
    ),
    requests: await counted(
      transaction
        .selectFrom('premium_request')
        .select(countAll().as('count'))
        .where('plan', '=', plan)
        .where('state', '=', 'open'),
    ),
  };
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

function refusePrice({ monthlyPrice, currency }: Pick<ParsedInputOf<typeof savePlan>, 'monthlyPrice' | 'currency'>) {
  const isSum = monthlyPrice !== null && monthlyPrice > 0;
  if (isSum && currency === null) return invalid('/currency', 'required', 'A price needs its currency.');
  if (!isSum && currency !== null)
    return invalid('/currency', 'invalid_value', 'Without a price there is no currency. Leave it out.');
  if (currency !== null && !currencies.has(currency))
    return invalid('/currency', 'invalid_value', 'ISO 4217 knows no such currency. EUR, USD or IDR are ones.');
  return null;
}

const columnsOf = (input: Omit<ParsedInputOf<typeof createPlan>, 'id'>) => ({
  name: input.name,
  calls_per_day: input.callsPerDay,
  calls_per_minute: input.callsPerMinute,
  file_size_bytes_max: input.fileSizeBytesMax,
  keys_max: input.keysMax,
  premium_apis: input.premiumApis ? 1 : 0,
  monthly_price: input.monthlyPrice,
  currency: input.currency,
  featured: input.featured ? 1 : 0,
  position: input.position,
});

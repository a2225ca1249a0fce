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
} from '@apiyard/api/contract/plans/plans';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { stale } from './refusals.ts';
import { shownAdminPlan, shownPlan } from './shown.ts';
import type { PremiumServices } from './services.ts';
import {
  countPeopleByPlan,
  countUses,
  deletePlanRow,
  insertPlan,
  isPlan,
  listPlanIds,
  listPlanRows,
  unfeatureOthers,
  updatePlan,
} from './plans-store.ts';
import { invalidAt, sentence } from '../problems/sentence.ts';

export function planRoutes({ database, now }: Pick<PremiumServices, 'database' | 'now'>): Route[] {
  return [
    route(listPlans, {
      rate: perMinute(300),
      handle: async () => ({ items: (await listPlanRows(database.kysely)).map(shownPlan), next: null }),
    }),

    route(listAdminPlans, {
      rate: perMinute(120),
      handle: async () => {
        const rows = await listPlanRows(database.kysely);
        const people = await countPeopleByPlan(database.kysely, now());
        return { items: rows.map((row) => shownAdminPlan(row, people.get(row.id) ?? 0)), next: null };
      },
    }),

    route(createPlan, {
      rate: perMinute(60),
      handle: async ({ input }) => {
        const refusal = validatePrice(input);
        if (refusal) return refusal;
        return database.transaction(async (transaction) => {
          const ids = await listPlanIds(transaction);
          if (ids.includes(input.id)) return fail('Conflict', sentence('problem.plans.planIdTaken'));
          if (ids.length >= planLimits.plans)
            return fail('TooManyPlans', sentence('problem.plans.plansMax', { max: planLimits.plans }), {
              plansMax: planLimits.plans,
            });
          if (input.featured) await unfeatureOthers(transaction, input.id);
          const row = { id: input.id, ...columnsOf(input), version: 1 };
          await insertPlan(transaction, row);
          return shownAdminPlan(row, 0);
        });
      },
    }),

    route(savePlan, {
      rate: perMinute(60),
      handle: async ({ input, was }) => {
        const refusal = validatePrice(input);
        if (refusal) return refusal;
        const saved = await database.transaction(async (transaction) => {
          const before = (await listPlanRows(transaction)).find(({ id }) => id === input.id);
          if (before === undefined) return unknownPlan();
          const { version } = before;
          if (version !== input.version) return stale(version);
          was(shownPlan(before));
          if (input.featured) await unfeatureOthers(transaction, input.id);
          const columns = { ...columnsOf(input), version: version + 1 };
          await updatePlan(transaction, input.id, columns);
          return { id: input.id, ...columns };
        });
        if (saved instanceof Failure) return saved;
        return shownAdminPlan(saved, (await countPeopleByPlan(database.kysely, now())).get(saved.id) ?? 0);
      },
    }),

    route(deletePlan, {
      rate: perMinute(60),
      handle: async ({ input: { id } }) => {
        if (id === freePlanId) return fail('FreePlan', sentence('problem.plans.freePlan'));
        return database.transaction(async (transaction) => {
          if (!(await isPlan(transaction, id))) return unknownPlan();
          const use = await countUses(transaction, id, now());
          if (use.people + use.vouchers + use.requests > 0) {
            return fail(
              'PlanInUse',
              sentence('problem.plans.planInUse', {
                people: use.people,
                vouchers: use.vouchers,
                requests: use.requests,
              }),
              use,
            );
          }
          await deletePlanRow(transaction, id);
          return { id };
        });
      },
    }),
  ];
}

const unknownPlan = () => fail('NotFound', sentence('problem.plans.noPlanHere'));

const currencies = new Set(Intl.supportedValuesOf('currency'));

function validatePrice({ monthlyPrice, currency }: Pick<ParsedInputOf<typeof savePlan>, 'monthlyPrice' | 'currency'>) {
  const isSum = monthlyPrice !== null && monthlyPrice > 0;
  if (isSum && currency === null) return invalidAt('/currency', 'missing', sentence('problem.plans.priceCurrency'));
  if (!isSum && currency !== null)
    return invalidAt('/currency', 'invalid_value', sentence('problem.plans.currencyPrice'));
  if (currency !== null && !currencies.has(currency))
    return invalidAt('/currency', 'invalid_value', sentence('problem.plans.notCurrency'));
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

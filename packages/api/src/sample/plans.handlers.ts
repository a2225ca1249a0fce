import { fail, type ParsedInputOf } from '../contract/endpoint.ts';
import {
  type AdminPlan,
  createPlan,
  deletePlan,
  listAdminPlans,
  listPlans,
  planLimits,
  savePlan,
} from '../contract/plans.ts';
import { handlerMaker } from './handler.ts';
import { invalid, stale } from './premium-refusals.ts';
import { standOn, type SamplePlan } from './premium-state.ts';
import type { SampleStore } from './store.ts';

export function plansHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const inOrder = () =>
    store.plans.toSorted((a, b) => a.position - b.position || a.callsPerDay - b.callsPerDay || (a.id < b.id ? -1 : 1));
  const shown = (plan: SamplePlan): AdminPlan => ({
    ...plan,
    people: store.people.filter(({ user }) => user.plan === plan.id).length,
  });
  const pointElsewhere = (id: string) => {
    store.plans = store.plans.map((plan) =>
      plan.featured && plan.id !== id ? { ...plan, featured: false, version: plan.version + 1 } : plan,
    );
  };
  return [
    handle(listPlans, () => ({
      items: inOrder().map(({ version: _version, position: _position, ...plan }) => plan),
      next: null,
    })),
    handle(listAdminPlans, () => ({ items: inOrder().map(shown), next: null })),
    handle(createPlan, ({ input }) => {
      const refusal = refusePrice(input);
      if (refusal) return refusal;
      if (store.plans.some(({ id }) => id === input.id))
        return fail('Conflict', 'There is a plan of this id already. Choose another id, or change that plan.');
      if (store.plans.length >= planLimits.plans)
        return fail(
          'TooManyPlans',
          `There are ${planLimits.plans} plans, and no room for more. Delete one that nobody has.`,
          { plansMax: planLimits.plans },
        );
      if (input.featured) pointElsewhere(input.id);
      const plan: SamplePlan = { ...input, version: 1 };
      store.plans = [...store.plans, plan];
      return shown(plan);
    }),
    handle(savePlan, ({ input }) => {
      const refusal = refusePrice(input);
      if (refusal) return refusal;
      const before = store.plans.find(({ id }) => id === input.id);
      if (!before) return unknownPlan();
      if (before.version !== input.version) return stale(before.version);
      if (input.featured) pointElsewhere(input.id);
      const plan: SamplePlan = { ...input, version: before.version + 1 };
      store.plans = store.plans.map((one) => (one.id === input.id ? plan : one));
      for (const person of store.people)
        if (person.user.plan === plan.id) standOn(store, person, plan.id, person.user.premiumUntil);
      return shown(plan);
    }),
    handle(deletePlan, ({ input: { id } }) => {
      if (id === 'free')
        return fail('FreePlan', 'The free plan stays: everybody falls back to it. Change its limits instead.');
      if (!store.plans.some((plan) => plan.id === id)) return unknownPlan();
      const { vouchers, requests } = store.premium;
      const use = {
        people: store.people.filter(({ user }) => user.plan === id).length,
        vouchers: vouchers.filter(({ plan, state }) => plan.id === id && state === 'usable').length,
        requests: requests.filter(({ plan, state }) => plan.id === id && state === 'open').length,
      };
      if (use.people + use.vouchers + use.requests > 0) {
        return fail(
          'PlanInUse',
          `People have this plan (${use.people}), can redeem it (${use.vouchers}) or wait for it (${use.requests}). Move, withdraw or answer these first.`,
          use,
        );
      }
      store.plans = store.plans.filter((plan) => plan.id !== id);
      return { id };
    }),
  ];
}

const unknownPlan = () => fail('NotFound', 'There is no such plan. Load the list again.');

function refusePrice({
  monthlyPrice,
  currency,
}: Pick<ParsedInputOf<typeof savePlan>, 'monthlyPrice' | 'currency'>): ReturnType<typeof invalid> | null {
  const isSum = monthlyPrice !== null && monthlyPrice > 0;
  if (isSum && currency === null) return invalid('/currency', 'required', 'A price needs its currency.');
  if (!isSum && currency !== null)
    return invalid('/currency', 'invalid_value', 'Without a price there is no currency. Leave it out.');
  if (currency !== null && !Intl.supportedValuesOf('currency').includes(currency))
    return invalid('/currency', 'invalid_value', 'ISO 4217 knows no such currency. EUR, USD or IDR are ones.');
  return null;
}

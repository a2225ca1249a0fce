import type { AdminPlan } from '@apiyard/api/contract/plans/plans';
import { createPlan, deletePlan } from '@apiyard/api/contract/plans/plans';
import type { ListChanges } from '@apiyard/kit/data/use-optimistic-list.ts';

export interface PlanChange {
  readonly kind: 'delete' | 'restore';
  readonly plan: AdminPlan;
}

const without = (plans: readonly AdminPlan[], { id }: AdminPlan) => plans.filter((plan) => plan.id !== id);

export const planChanges: ListChanges<AdminPlan, PlanChange, AdminPlan | null> = {
  expect: (plans, { kind, plan }) => (kind === 'delete' ? without(plans, plan) : plans),
  settle: (plans, { plan }, result) => (result === null ? without(plans, plan) : [...without(plans, plan), result]),
  async save(api, { kind, plan }) {
    const { version: _version, people: _people, ...fields } = plan;
    if (kind === 'restore') return api.send(createPlan, fields);
    await api.send(deletePlan, { id: plan.id });
    return null;
  },
};

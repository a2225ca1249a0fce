import { createPlan, deletePlan } from '@apiyard/api/contract/plans/plans';
import type { AdminPlan } from '@apiyard/api/contract/plans/plans';
import type { Client } from '@apiyard/api/client';
import { soldPlans } from '@apiyard/kit/story/plans.ts';
import { expect, it } from 'vitest';
import { planChanges } from './plan-changes.ts';

const [free, studio] = soldPlans.map((plan) => ({
  ...plan,
  version: 1,
  position: 0,
  people: 0,
})) as unknown as readonly [AdminPlan, AdminPlan];
const { expect: expected, settle, save } = planChanges;

it('removes a deleted plan immediately and adds a restored one', () => {
  expect(expected([free, studio], { kind: 'delete', plan: studio })).toEqual([free]);
  expect(settle([free, studio], { kind: 'delete', plan: studio }, null)).toEqual([free]);
  expect(settle([free], { kind: 'restore', plan: studio }, { ...studio, version: 2 })).toEqual([
    free,
    { ...studio, version: 2 },
  ]);
});

it('restores a plan by creating it again with its fields', async () => {
  const sent: unknown[] = [];
  const send = async (endpoint: unknown, input: object) => {
    sent.push([endpoint, input]);
    return studio;
  };
  const api = { send } as unknown as Client;
  const { version: _version, people: _people, ...fields } = studio;
  expect(await save(api, { kind: 'delete', plan: studio })).toBeNull();
  expect(await save(api, { kind: 'restore', plan: studio })).toBe(studio);
  expect(sent).toEqual([
    [deletePlan, { id: studio.id }],
    [createPlan, fields],
  ]);
});

import { expect } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import {
  type AdminPlan,
  createPlan,
  deletePlan,
  listAdminPlans,
  listPlans,
  type Plan,
  planLimits,
  savePlan,
} from '../../contract/plans/plans.ts';
import { requestPlan, withdrawPlanRequest, type PlanRequest } from '../../contract/plans/account-plan.ts';
import { getMe, type User } from '../../contract/accounts/session.ts';
import { granted, madePlan, planNamed, removePlan, studio } from './premium-steps.ts';
import { type ConformanceCase, expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import type { World } from '../world.ts';

const pointers = (body: Record<string, unknown>) =>
  (body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer);

/** Valid inputs of each call for an admin. */
const inputOf = (entry: Endpoint): Record<string, unknown> => ({
  ...(entry === createPlan || entry === savePlan ? studio : {}),
  ...(entry === listAdminPlans ? {} : { id: 'nothing-here' }),
  ...(entry === savePlan ? { version: 1 } : {}),
});

const refusals: ConformanceCase[] = [listAdminPlans, createPlan, savePlan, deletePlan].flatMap((entry: Endpoint) =>
  conformanceOf(entry, [
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world: World) => {
        expectFailure(entry, await world.sendAnything(entry, inputOf(entry)), 'Unauthenticated');
      },
    ],
    [
      'Forbidden',
      'rejects users who are not admins',
      async (world: World) => {
        await world.signedIn();
        expectFailure(entry, await world.sendAnything(entry, inputOf(entry)), 'Forbidden');
      },
    ],
  ]),
);

export const plansConformance = conformance(
  refusals,
  conformanceOf(listPlans, [
    [
      'success',
      'returns the default plans: a free one, and a featured one on request',
      async (world) => {
        const { items } = expectOutput<{ items: Plan[] }>(listPlans, await world.send(listPlans, {}));
        const [free, premium] = ['free', 'premium'].map((id) => items.find((plan) => plan.id === id));
        expect(free).toMatchObject({
          name: '',
          callsPerDay: 1000,
          keysMax: 5,
          premiumApis: false,
          monthlyPrice: 0,
          currency: null,
          featured: false,
        });
        expect(premium).toMatchObject({
          name: '',
          callsPerDay: 50_000,
          keysMax: 25,
          premiumApis: true,
          monthlyPrice: null,
          currency: null,
          featured: true,
        });
        expect(items.map(({ callsPerDay }) => callsPerDay)).toEqual(
          items.map(({ callsPerDay }) => callsPerDay).toSorted((a, b) => a - b),
        );
      },
    ],
    [
      'success',
      'returns the limits of a plan that apply to its people',
      async (world) => {
        await world.signedIn();
        const { user } = expectOutput<{ user: User }>(getMe, await world.send(getMe, {}));
        const { items } = expectOutput<{ items: Plan[] }>(listPlans, await world.send(listPlans, {}));
        expect(items.find(({ id }) => id === user.plan)?.callsPerDay).toBe(user.quota.limit);
      },
    ],
  ]),
  conformanceOf(listAdminPlans, [
    [
      'success',
      'returns the number of people per plan, and its version',
      async (world) => {
        await world.admin();
        const { items } = expectOutput<{ items: AdminPlan[] }>(listAdminPlans, await world.send(listAdminPlans, {}));
        const free = items.find(({ id }) => id === 'free');
        expect(free?.people).toBeGreaterThanOrEqual(1);
        expect(free?.version).toBeGreaterThanOrEqual(1);
      },
    ],
  ]),
  conformanceOf(createPlan, [
    [
      'success',
      'adds a plan that is public immediately',
      async (world) => {
        await world.admin();
        const plan = await madePlan(world);
        expect(plan).toEqual({ ...studio, id: plan.id, version: 1, people: 0 });
        const { items } = expectOutput<{ items: Plan[] }>(listPlans, await world.send(listPlans, {}));
        expect(items.find(({ id }) => id === plan.id)).toMatchObject({
          name: 'Studio',
          monthlyPrice: 1250,
          currency: 'EUR',
        });
        await removePlan(world, plan.id);
      },
    ],
    [
      'Conflict',
      'rejects an id that another plan has',
      async (world) => {
        await world.admin();
        expectFailure(createPlan, await world.send(createPlan, { ...studio, id: 'free' }), 'Conflict');
      },
    ],
    [
      'InvalidInput',
      'rejects a price without a currency, and limits out of range',
      async (world) => {
        await world.admin();
        for (const [wrong, pointer] of [
          [{ currency: null }, '/currency'],
          [{ monthlyPrice: 0 }, '/currency'],
          [{ currency: 'QQQ' }, '/currency'],
          [{ callsPerDay: 0 }, '/callsPerDay'],
        ] as const) {
          const body = expectFailure(
            createPlan,
            await world.sendAnything(createPlan, { ...studio, id: 'other', ...wrong }),
            'InvalidInput',
          );
          expect(pointers(body)).toEqual([pointer]);
        }
      },
    ],
    [
      'TooManyPlans',
      'limits the number of plans',
      async (world) => {
        await world.admin();
        const made: string[] = [];
        for (;;) {
          const response = await world.send(createPlan, { ...studio, id: `many-${made.length}` });
          if (response.status === 200) {
            made.push(`many-${made.length}`);
            continue;
          }
          expect(expectFailure(createPlan, response, 'TooManyPlans')['plansMax']).toBe(planLimits.plans);
          break;
        }
        for (const id of made) await removePlan(world, id);
      },
    ],
  ]),
  conformanceOf(savePlan, [
    [
      'success',
      'changes every field and increases the version',
      async (world) => {
        await world.admin();
        const { id } = await madePlan(world);
        const changed = { ...studio, name: 'Atelier', keysMax: 40, monthlyPrice: null, currency: null };
        expect(expectOutput(savePlan, await world.send(savePlan, { ...changed, id, version: 1 }))).toEqual({
          ...changed,
          id,
          version: 2,
          people: 0,
        });
        await removePlan(world, id);
      },
    ],
    [
      'Stale',
      'rejects a stale version and keeps the other admin’s change',
      async (world) => {
        await world.admin();
        const { id } = await madePlan(world);
        expectOutput(savePlan, await world.send(savePlan, { ...studio, name: 'First', id, version: 1 }));
        expect(
          expectFailure(savePlan, await world.send(savePlan, { ...studio, name: 'Second', id, version: 1 }), 'Stale')[
            'version'
          ],
        ).toBe(2);
        expect((await planNamed(world, id)).name).toBe('First');
        await removePlan(world, id);
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown plan',
      async (world) => {
        await world.admin();
        expectFailure(savePlan, await world.send(savePlan, { ...studio, id: 'nothing-here', version: 1 }), 'NotFound');
      },
    ],
    [
      'InvalidInput',
      'rejects a price without a currency',
      async (world) => {
        await world.admin();
        expect(
          pointers(
            expectFailure(
              savePlan,
              await world.send(savePlan, { ...studio, currency: null, id: 'premium', version: 1 }),
              'InvalidInput',
            ),
          ),
        ).toEqual(['/currency']);
      },
    ],
  ]),
  conformanceOf(deletePlan, [
    [
      'success',
      'deletes a plan, and creates it again from the same fields',
      async (world) => {
        await world.admin();
        const { id, people: _people, version: _version, ...fields } = await madePlan(world);
        expect(expectOutput(deletePlan, await world.send(deletePlan, { id }))).toEqual({ id });
        expectOutput(createPlan, await world.send(createPlan, { id, ...fields }));
        await removePlan(world, id);
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown plan',
      async (world) => {
        await world.admin();
        expectFailure(deletePlan, await world.send(deletePlan, { id: 'nothing-here' }), 'NotFound');
      },
    ],
    [
      'FreePlan',
      'does not delete the free plan',
      async (world) => {
        await world.admin();
        expectFailure(deletePlan, await world.send(deletePlan, { id: 'free' }), 'FreePlan');
      },
    ],
    [
      'PlanInUse',
      'does not delete a plan that people have or requested',
      async (world) => {
        const admin = await world.admin();
        const { id } = await madePlan(world);
        const request = expectOutput<PlanRequest>(
          requestPlan,
          await world.send(requestPlan, { plan: id, message: '' }),
        );
        expect(expectFailure(deletePlan, await world.send(deletePlan, { id }), 'PlanInUse')).toMatchObject({
          people: 0,
          vouchers: 0,
          requests: 1,
        });
        expectOutput(withdrawPlanRequest, await world.send(withdrawPlanRequest, { id: request.id }));
        await removePlan(world, id);
        await granted(world, admin.username, null);
        expect(
          expectFailure(deletePlan, await world.send(deletePlan, { id: 'premium' }), 'PlanInUse')['people'],
        ).toBeGreaterThanOrEqual(1);
      },
    ],
  ]),
);

/** Preconditions of cases for plans and premium. */
import { requestPlan, type PlanRequest } from '../../contract/plans/account-plan.ts';
import { createVouchers, grantPremium, type PremiumPerson, type Voucher } from '../../contract/plans/premium.ts';
import { type AdminPlan, createPlan, deletePlan, listAdminPlans } from '../../contract/plans/plans.ts';
import { login, logout } from '../../contract/accounts/session.ts';
import { expectOutput } from '../conformance.ts';
import type { Account, World } from '../world.ts';

/** Fields of a plan, with higher limits than those of the default plans. */
export const studio = {
  name: 'Studio',
  callsPerDay: 90_000,
  callsPerMinute: 900,
  fileSizeBytesMax: 20_000_000,
  keysMax: 30,
  premiumApis: true,
  monthlyPrice: 1250,
  currency: 'EUR',
  featured: false,
  position: 0,
} as const;

export const inDays = (days: number): string =>
  new Date(Date.parse('2030-01-01T00:00:00.000Z') + days * 86_400_000).toISOString();

let plans = 0;

export async function madePlan(world: World): Promise<AdminPlan> {
  return expectOutput<AdminPlan>(
    createPlan,
    await world.send(createPlan, { ...studio, id: `studio-${process.pid.toString(36)}-${++plans}` }),
  );
}

/** The subject is shared: a case removes what it adds. */
export async function removePlan(world: World, id: string): Promise<void> {
  expectOutput(deletePlan, await world.send(deletePlan, { id }));
}

export async function planNamed(world: World, id: string): Promise<AdminPlan> {
  const { items } = expectOutput<{ items: AdminPlan[] }>(listAdminPlans, await world.send(listAdminPlans, {}));
  const plan = items.find((one) => one.id === id);
  if (!plan) throw new Error(`There is no plan ${id}.`);
  return plan;
}

/** Creates an account, then an admin, who is signed in. */
export async function personAndAdmin(world: World): Promise<{ readonly person: Account; readonly admin: Account }> {
  const person = await world.registered();
  return { person, admin: await world.admin() };
}

export async function switchTo(world: World, { username, password }: Account): Promise<void> {
  await world.send(logout, {});
  expectOutput(login, await world.send(login, { usernameOrEmail: username, password }));
}

export async function granted(
  world: World,
  username: string,
  until: string | null = inDays(0),
): Promise<PremiumPerson> {
  return expectOutput<PremiumPerson>(
    grantPremium,
    await world.send(grantPremium, { person: username, plan: 'premium', until, note: 'Invoice 17' }),
  );
}

export async function madeVoucher(
  world: World,
  more: { readonly uses?: number; readonly days?: number } = {},
): Promise<Voucher & { code: string }> {
  const { items } = expectOutput<{ items: (Voucher & { code: string })[] }>(
    createVouchers,
    await world.send(createVouchers, { count: 1, plan: 'premium', days: 30, ...more }),
  );
  return items[0] as Voucher & { code: string };
}

/** A person with a request for premium, then a signed-in admin. */
export async function askedBy(
  world: World,
): Promise<{ readonly person: Account; readonly admin: Account; readonly request: PlanRequest }> {
  const { person, admin } = await personAndAdmin(world);
  await switchTo(world, person);
  const request = expectOutput<PlanRequest>(
    requestPlan,
    await world.send(requestPlan, { plan: 'premium', message: 'For our class of 30.' }),
  );
  await switchTo(world, admin);
  return { person, admin, request };
}

/** The current user as sent to pages. */
import type { User } from '@apiyard/api/contract/accounts/session';
import { dayOf } from '../day.ts';
import type { Person } from '../caller.ts';
import { mainKeyOf } from './keys/keys.ts';
import type { AccountServices } from './services.ts';
import { findPerson, findUnfinished } from './person-store.ts';

const dayMs = 86_400_000;

/** @param key with which the person was identified: another than the main key must not lead to that one */
export async function userOf(services: AccountServices, person: Person, key: string | null = null): Promise<User> {
  const { database, now } = services;
  const day = dayOf(now());
  const { pending_email: pendingEmail, first_steps: firstSteps } = await findUnfinished(database.kysely, person.id);
  const used = await database.hot.usedOn(person.id, day);
  const limit = person.plan.callsPerDay;
  return {
    id: person.id,
    username: person.username,
    email: person.email,
    pendingEmail,
    name: person.name,
    avatar: person.avatar,
    role: person.role,
    plan: person.plan.id,
    premiumApis: person.plan.premiumApis,
    premiumUntil:
      person.plan.id === 'free' || person.premiumUntil === null ? null : new Date(person.premiumUntil).toISOString(),
    apiKey: key ?? (await mainKeyOf(services, person.id)),
    quota: {
      limit,
      used,
      remaining: Math.max(0, limit - used),
      resetAt: new Date(Date.parse(day) + dayMs).toISOString(),
    },
    showsFirstSteps: firstSteps === 1,
  };
}

/** The response of every kind of sign-in. */
export async function signedIn(services: AccountServices, personId: string) {
  const person = await findPerson(services.database.kysely, personId, services.now());
  return { success: true as const, user: await userOf(services, person) };
}

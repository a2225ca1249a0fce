import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { User } from '@apiyard/api/contract/session';
import { getMe, login, logout, register } from '@apiyard/api/contract/session';
import { networkOf } from '../http/rate-limit.ts';
import { dayOf } from '../hub/day.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import type { Person } from './caller.ts';
import { originOf } from '../events.ts';
import { mainKeyOf } from './keys.ts';
import { logIn } from './login.ts';
import { addressKnownMail, mailLanguageOf } from './mails.ts';
import { isWeak } from './passwords.ts';
import { personById } from './person.ts';
import { insertPerson } from './register.ts';
import type { AccountServices } from './services.ts';
import { endSession, forgetSession } from './sessions.ts';
import { maySetUp, spendSetUp } from './set-up.ts';
import type { ThrottleRule } from './throttle.ts';
import { takeTry } from './throttle.ts';

const registerRule: ThrottleRule = { name: 'register-address', free: 60, delaysS: [1, 2, 5, 10, 30], forgetS: 3_600 };
/** One such mail an hour is news; more would be a way to pester somebody. */
const mailRule: ThrottleRule = { name: 'mail-address-known', free: 0, delaysS: [3_600], forgetS: 3_600 };

const dayMs = 86_400_000;

export function sessionRoutes(services: AccountServices): Route[] {
  const { database, passwords, events, now } = services;

  return [
    route(getMe, {
      rate: perMinute(600),
      handle: async ({ person }) => {
        return { success: true as const, user: await userOf(services, person) };
      },
    }),

    route(login, {
      rate: perMinute(300),
      handle: async ({ input, request, reply }) => {
        const result = await logIn(services, input, request, reply);
        if (result instanceof Failure) return result;
        const person = await personById(database, result.personId, now());
        return { success: true as const, user: await userOf(services, person) };
      },
    }),

    route(logout, {
      rate: perMinute(300),
      handle: async ({ request, reply }) => {
        const personId = await endSession(services, request);
        forgetSession(services, request, reply);
        if (personId !== null) events.emit({ type: 'signed out', from: originOf(request), personId });
        return { success: true as const };
      },
    }),

    route(register, {
      rate: perMinute(120),
      handle: async ({ input, request }) => {
        if (isWeak(input.password, input)) {
          return fail('WeakPassword', 'This password is among the first that are tried. Choose a longer one, such as four words.');
        }
        const waitS = passwords.busy ? 5 : await takeTry(database, [{ rule: registerRule, whom: networkOf(request.ip) }], now());
        if (waitS > 0) return fail('RateLimited', `Too many new accounts from here. Wait ${waitS} s, then try again.`, { retryAfterS: waitS });
        const passwordHash = await passwords.hash(input.password);
        const { setup } = input;
        const role = setup === undefined ? 'user' : 'admin';
        const result = await database.transaction(async (transaction) => {
          if (setup !== undefined && !(await maySetUp(services, transaction, setup))) return { outcome: 'set-up spent' } as const;
          const made = await insertPerson(services, transaction, { ...input, role, passwordHash });
          if (setup !== undefined && made.outcome === 'made') await spendSetUp(transaction);
          return made;
        });
        if (result.outcome === 'set-up spent') {
          return fail('SetupSpent', 'This set-up link has been used, or is not whole. Sign in, or take the link from the log of the last start.');
        }
        if (result.outcome === 'username taken') return fail('Conflict', 'This username is taken. Choose another.', { field: 'username' });
        const { personId, addressOwner } = result;
        if (addressOwner) tellOwner(services, { ...input, owner: addressOwner, language: mailLanguageOf(request.headers['accept-language']) });
        events.emit({ type: 'registered', from: originOf(request), personId, role, emailPending: addressOwner !== null });
        return { success: true as const, mustConfirm: false };
      },
    }),
  ];
}

interface OwnerNews {
  readonly owner: { readonly id: string; readonly username: string };
  readonly email: string;
  readonly username: string;
  readonly language: 'en' | 'ar';
}

/** After the answer: a mail server's time must not tell that there was a mail. */
function tellOwner(services: AccountServices, { owner, email, username, language }: OwnerNews): void {
  const { database, mailer, background, publicUrl, siteName, now } = services;
  background.run(`mail to ${owner.id}`, async () => {
    if ((await takeTry(database, [{ rule: mailRule, whom: owner.id }], now())) > 0) return;
    const letter = addressKnownMail(language, { username: owner.username, newUsername: username, siteName: siteName(), site: publicUrl?.origin ?? null });
    await mailer.send({ to: email, ...letter });
  });
}

async function userOf(services: AccountServices, person: Person): Promise<User> {
  const { database, now } = services;
  const day = dayOf(now());
  const used = await database.hot.usedOn(person.id, day);
  const limit = person.plan.callsPerDay;
  return {
    id: person.id,
    username: person.username,
    email: person.email,
    name: person.name,
    avatar: person.avatar,
    role: person.role,
    plan: person.plan.id,
    premiumUntil: person.plan.id === 'free' || person.premiumUntil === null ? null : new Date(person.premiumUntil).toISOString(),
    apiKey: await mainKeyOf(services, person.id),
    quota: { limit, used, remaining: Math.max(0, limit - used), resetAt: new Date(Date.parse(day) + dayMs).toISOString() },
  };
}

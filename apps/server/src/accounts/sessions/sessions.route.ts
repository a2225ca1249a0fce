import type { AccountSession } from '@apiyard/api/contract/accounts/account';
import { endOtherSessions, endSession, listSessions } from '@apiyard/api/contract/accounts/account';
import { fail } from '@apiyard/api/contract/endpoint';
import { originOf } from '../../events.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { browserOf } from '../browser.ts';
import type { AccountServices } from '../services.ts';
import { forgetSession, sessionOf } from './sessions.ts';
import { deleteSession, endSessionsOf, listSessionsOf } from './sessions-store.ts';
import { sentence } from '../../problems/sentence.ts';

export function sessionsRoutes(services: AccountServices): Route[] {
  const { database, events, now } = services;
  return [
    route(listSessions, {
      rate: perMinute(120),
      handle: async ({ person, request }) => {
        const current = await sessionOf(services, request);
        const rows = await listSessionsOf(database.kysely, person.id, now());
        const items = rows.map((row): AccountSession => ({
          id: row.id,
          isCurrent: row.id === current?.session_id,
          device: browserOf(row.user_agent),
          address: row.address,
          createdAt: new Date(row.created_at).toISOString(),
          seenAt: new Date(row.seen_at).toISOString(),
        }));
        return { items: items.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)), next: null };
      },
    }),

    route(endSession, {
      rate: perMinute(120),
      handle: async ({ input, person, request, reply }) => {
        const current = await sessionOf(services, request);
        if (!(await deleteSession(database.kysely, input.id, person.id)))
          return fail('NotFound', sentence('problem.accounts.sessionEnded'));
        if (input.id === current?.session_id) forgetSession(services, request, reply);
        events.emit({ type: 'sessions ended', from: originOf(request), personId: person.id, ended: 1 });
        return { id: input.id };
      },
    }),

    route(endOtherSessions, {
      rate: perMinute(60),
      handle: async ({ person, request }) => {
        const current = await sessionOf(services, request);
        const ended = await endSessionsOf(database.kysely, person.id, current?.session_id ?? '');
        if (ended > 0) events.emit({ type: 'sessions ended', from: originOf(request), personId: person.id, ended });
        return { ended };
      },
    }),
  ];
}

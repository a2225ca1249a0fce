/** What a person has called: the counts by day and API, and the last calls one by one. */
import { fail } from '@apiyard/api/contract/endpoint';
import type { LoggedCall } from '@apiyard/api/contract/usage';
import { getUsage, listCalls } from '@apiyard/api/contract/usage';
import type { Database } from '../db/database.ts';
import type { CallLogTable } from '../db/schema.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import type { CallLog } from './call-log.ts';
import { dayOf } from './day.ts';

interface UsageServices {
  readonly database: Database;
  readonly callLog: Pick<CallLog, 'flush'>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

const dayMs = 86_400_000;
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function usageRoutes({ database: { kysely }, callLog, now = Date.now }: UsageServices): Route[] {
  return [
    route(getUsage, {
      rate: perMinute(120),
      async handle({ input, person }) {
        const today = now();
        const days = Array.from({ length: input.days }, (_, index) => dayOf(today - (input.days - 1 - index) * dayMs));
        const rows = await kysely
          .selectFrom('usage')
          .where('key_id', 'in', (from) => from.selectFrom('api_key').select('id').where('person_id', '=', person.id))
          .where('day', '>=', days[0] ?? '')
          .groupBy(['day', 'api'])
          .select(({ fn }) => ['day', 'api', fn.sum('calls').as('calls'), fn.sum('cost').as('cost')])
          .execute();
        const byDay = new Map(days.map((day) => [day, { day, calls: 0, cost: 0 }]));
        const byApi = new Map<string, { api: string; calls: number; cost: number }>();
        for (const { day, api, calls, cost } of rows) {
          const known = byApi.get(api) ?? { api, calls: 0, cost: 0 };
          byApi.set(api, known);
          // A clock that was put back leaves days that are to come.
          for (const count of [byDay.get(day), known]) {
            if (count === undefined) continue;
            count.calls += Number(calls);
            count.cost += Number(cost);
          }
        }
        const apis = Array.from(byApi.values()).sort((a, b) => b.calls - a.calls || (a.api < b.api ? -1 : 1));
        return { days: Array.from(byDay.values()), apis };
      },
    }),

    route(listCalls, {
      rate: perMinute(120),
      async handle({ input: { limit, cursor }, person }) {
        if (cursor !== undefined && !idPattern.test(cursor)) {
          const detail = 'cursor is not one that this list gave.';
          return fail('InvalidInput', detail, { errors: [{ pointer: '/cursor', code: 'invalid_format', detail }] });
        }
        // Whoever looks after a call wants to see that call.
        await callLog.flush();
        const last = kysely.selectFrom('call_log').selectAll().where('person_id', '=', person.id).orderBy('request_id', 'desc').limit(limit + 1);
        const rows = await (cursor === undefined ? last : last.where('request_id', '<', cursor)).execute();
        const items = rows.slice(0, limit);
        return { items: items.map(shown), next: rows.length > limit ? (items.at(-1)?.request_id ?? null) : null };
      },
    }),
  ];
}

function shown({ request_id, api, method, status, code, us, cost, at }: CallLogTable): LoggedCall {
  return { requestId: request_id, api, method: method === 'GET' ? 'GET' : 'POST', status, code, ms: us / 1000, cost, at: new Date(at).toISOString() };
}

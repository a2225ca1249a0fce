/** A person's usage: counts by day, API and key, and the latest calls. */
import { Readable } from 'node:stream';
import { fail } from '@apiyard/api/contract/endpoint';
import type { KeyUsage } from '@apiyard/api/contract/hub/usage';
import { exportCalls, getCall, getKeeping, getUsage, listCalls, setKeeping } from '@apiyard/api/contract/hub/usage';
import type { Database } from '../db/database.ts';
import { isKeyActive } from '../db/schema/accounts/api-key.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import type { CallLog } from './history/call-log.ts';
import { csvOf } from './history/calls-csv.ts';
import { isCallId, shownCall } from './history/find-calls.ts';
import { dayOf } from '../day.ts';
import {
  countFailedByDay,
  countFailedByKey,
  countUsageByApi,
  countUsageByDay,
  countUsageByKey,
  listCountedKeys,
} from './history/usage-store.ts';
import { deleteInputsOf, findCall, findCalls, keepsInputs, setKeepsInputs } from './history/calls-store.ts';
import { invalidAt, sentence } from '../problems/sentence.ts';

interface UsageServices {
  readonly database: Database;
  readonly callLog: Pick<CallLog, 'flush'>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

const dayMs = 86_400_000;
/** People may have called thousands of APIs, and unknown names: the list is limited. */
const apisMax = 200;

export function usageRoutes({ database, callLog, now = Date.now }: UsageServices): Route[] {
  const { kysely } = database;
  return [
    route(getUsage, {
      rate: perMinute(120),
      async handle({ input, person }) {
        // Failures are read from the log, so the list right after a call includes it.
        await callLog.flush();
        const today = now();
        const days = Array.from({ length: input.days }, (_, index) => dayOf(today - (input.days - 1 - index) * dayMs));
        const held = await listCountedKeys(kysely, person.id);
        const all = held.map(({ id }) => id);
        const asked = input.keyId === undefined ? all : all.filter((id) => id === input.keyId);
        const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
        const [byDay, byApi, byKey, failedByDay, failedByKey] = await Promise.all([
          countUsageByDay(kysely, asked, range),
          countUsageByApi(kysely, asked, range),
          countUsageByKey(kysely, all, range),
          countFailedByDay(kysely, asked, range),
          countFailedByKey(kysely, all, range),
        ]);
        const counts = new Map(days.map((day) => [day, { day, calls: 0, cost: 0, failed: 0 }]));
        for (const { day, calls, cost } of byDay)
          Object.assign(counts.get(day) ?? {}, { calls: Number(calls), cost: Number(cost) });
        for (const { day, failed } of failedByDay) Object.assign(counts.get(day) ?? {}, { failed: Number(failed) });
        const apis = byApi
          .map(({ api, calls, cost }) => ({ api, calls: Number(calls), cost: Number(cost) }))
          .sort((a, b) => b.calls - a.calls || (a.api < b.api ? -1 : 1));
        const keys = held
          .map((row): KeyUsage => {
            const { calls = 0, cost = 0 } = byKey.find(({ key_id }) => key_id === row.id) ?? {};
            const { failed = 0 } = failedByKey.find(({ key_id }) => key_id === row.id) ?? {};
            return {
              id: row.id,
              name: row.name,
              masked: row.masked,
              main: row.main === 1,
              ended: !isKeyActive(row, today),
              calls: Number(calls),
              cost: Number(cost),
              failed: Number(failed),
            };
          })
          .filter(({ calls, failed }) => calls + failed > 0)
          .sort((a, b) => b.calls - a.calls || b.failed - a.failed || (a.id < b.id ? -1 : 1));
        return { days: [...counts.values()], apis: apis.slice(0, apisMax), keys };
      },
    }),

    route(listCalls, {
      rate: perMinute(240),
      async handle({ input: { limit, cursor, ...filters }, person }) {
        if (cursor !== undefined && !isCallId(cursor)) {
          return invalidAt('/cursor', 'invalid_format', sentence('problem.http.cursor'));
        }
        // The log must include the call just made.
        await callLog.flush();
        const { rows, next } = await findCalls(kysely, person.id, filters, { limit, cursor });
        return { items: rows.map(shownCall), next };
      },
    }),

    route(exportCalls, {
      rate: perMinute(6),
      async handle({ input, person, reply }) {
        await callLog.flush();
        reply.header('content-disposition', `attachment; filename="calls-${dayOf(now())}.csv"`);
        reply.type('text/csv; charset=utf-8');
        return reply.send(
          Readable.from(csvOf((cursor, limit) => findCalls(kysely, person.id, input, { limit, cursor }))),
        );
      },
    }),

    route(getCall, {
      rate: perMinute(120),
      async handle({ input, person }) {
        await callLog.flush();
        const row = isCallId(input.requestId) ? await findCall(kysely, person.id, input.requestId) : undefined;
        if (!row) return fail('NotFound', sentence('problem.calls.notInLog'));
        return {
          ...shownCall(row),
          input: row.input === null ? null : (JSON.parse(row.input) as Record<string, unknown>),
        };
      },
    }),

    route(getKeeping, {
      rate: perMinute(120),
      handle: async ({ person }) => ({ keepInputs: await keepsInputs(kysely, person.id) }),
    }),

    route(setKeeping, {
      rate: perMinute(30),
      async handle({ input: { keepInputs }, person }) {
        await setKeepsInputs(kysely, person.id, keepInputs);
        if (!keepInputs) {
          await callLog.flush();
          await deleteInputsOf(kysely, person.id);
        }
        return { keepInputs };
      },
    }),
  ];
}

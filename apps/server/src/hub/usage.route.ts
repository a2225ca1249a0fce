/** What a person has called: the counts by day, API and key, and the last calls one by one. */
import { Readable } from 'node:stream';
import { fail } from '@apiyard/api/contract/endpoint';
import type { KeyUsage } from '@apiyard/api/contract/usage';
import { exportCalls, getCall, getKeeping, getUsage, listCalls, setKeeping } from '@apiyard/api/contract/usage';
import { works } from '../accounts/keys.ts';
import type { Database } from '../db/database.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import type { CallLog } from './call-log.ts';
import { csvOf } from './calls-csv.ts';
import { findCall, findCalls, isCallId, shownCall } from './find-calls.ts';
import { dayOf } from './day.ts';

interface UsageServices {
  readonly database: Database;
  readonly callLog: Pick<CallLog, 'flush'>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

const dayMs = 86_400_000;
/** People have thousands of calls, and names that come from nowhere: the list of APIs ends somewhere. */
const apisMax = 200;

export function usageRoutes({ database, callLog, now = Date.now }: UsageServices): Route[] {
  const { kysely } = database;
  return [
    route(getUsage, {
      rate: perMinute(120),
      async handle({ input, person }) {
        // Failures are counted with the log: whoever looks after a call wants to see it.
        await callLog.flush();
        const today = now();
        const days = Array.from({ length: input.days }, (_, index) => dayOf(today - (input.days - 1 - index) * dayMs));
        const [from = '', to = ''] = [days[0], days.at(-1)];
        const held = await kysely
          .selectFrom('api_key')
          .select(['id', 'name', 'masked', 'main', 'revoked_at', 'expires_at', 'grace_until'])
          .where('person_id', '=', person.id)
          .execute();
        const all = held.map(({ id }) => id);
        const asked = input.keyId === undefined ? all : all.filter((id) => id === input.keyId);
        // A clock that was put back leaves days that are to come.
        // PostgreSQL takes no empty list.
        const oneOf = (ids: readonly string[]) => (ids.length === 0 ? [''] : ids);
        const used = (ids: readonly string[]) =>
          kysely.selectFrom('usage').where('key_id', 'in', oneOf(ids)).where('day', '>=', from).where('day', '<=', to);
        const missed = (ids: readonly string[]) =>
          kysely
            .selectFrom('failed_day')
            .where('key_id', 'in', oneOf(ids))
            .where('day', '>=', from)
            .where('day', '<=', to);
        const [byDay, byApi, byKey, failedByDay, failedByKey] = await Promise.all([
          used(asked)
            .groupBy('day')
            .select(({ fn }) => ['day', fn.sum('calls').as('calls'), fn.sum('cost').as('cost')])
            .execute(),
          used(asked)
            .groupBy('api')
            .select(({ fn }) => ['api', fn.sum('calls').as('calls'), fn.sum('cost').as('cost')])
            .execute(),
          used(all)
            .groupBy('key_id')
            .select(({ fn }) => ['key_id', fn.sum('calls').as('calls'), fn.sum('cost').as('cost')])
            .execute(),
          missed(asked)
            .groupBy('day')
            .select(({ fn }) => ['day', fn.sum('failed').as('failed')])
            .execute(),
          missed(all)
            .groupBy('key_id')
            .select(({ fn }) => ['key_id', fn.sum('failed').as('failed')])
            .execute(),
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
              ended: !works(row, today),
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
          const detail = 'cursor is not one that this list gave.';
          return fail('InvalidInput', detail, { errors: [{ pointer: '/cursor', code: 'invalid_format', detail }] });
        }
        // Whoever looks after a call wants to see that call.
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
        if (!row) return fail('NotFound', 'There is no such call in the log. Older ones are forgotten.');
        return {
          ...shownCall(row),
          input: row.input === null ? null : (JSON.parse(row.input) as Record<string, unknown>),
        };
      },
    }),

    route(getKeeping, {
      rate: perMinute(120),
      async handle({ person }) {
        const { keep_inputs } = await kysely
          .selectFrom('person')
          .select('keep_inputs')
          .where('id', '=', person.id)
          .executeTakeFirstOrThrow();
        return { keepInputs: keep_inputs === 1 };
      },
    }),

    route(setKeeping, {
      rate: perMinute(30),
      async handle({ input: { keepInputs }, person }) {
        await kysely
          .updateTable('person')
          .set({ keep_inputs: keepInputs ? 1 : 0 })
          .where('id', '=', person.id)
          .execute();
        if (!keepInputs) {
          await callLog.flush();
          await kysely
            .updateTable('call_log')
            .set({ input: null })
            .where('person_id', '=', person.id)
            .where('input', 'is not', null)
            .execute();
        }
        return { keepInputs };
      },
    }),
  ];
}

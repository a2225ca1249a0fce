import { fail } from '../contract/endpoint.ts';
import {
  exportCalls,
  getCall,
  getKeeping,
  getUsage,
  type LoggedCall,
  listCalls,
  setKeeping,
} from '../contract/usage.ts';
import { handlerMaker } from './handler.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleCall } from './hub-state.ts';
import type { SamplePerson } from './people-state.ts';
import type { SampleStore } from './store.ts';

const dayMs = 86_400_000;

interface Filters {
  readonly api?: string | undefined;
  readonly keyId?: string | undefined;
  readonly outcome?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const passes =
  ({ api, keyId, outcome, from, to }: Filters) =>
  (call: LoggedCall) =>
    (api === undefined || call.api === api) &&
    (keyId === undefined || call.keyId === keyId) &&
    (outcome === undefined ||
      (outcome === 'ok' ? call.code === null : outcome === 'failed' ? call.code !== null : call.code === outcome)) &&
    (from === undefined || call.at.slice(0, 10) >= from) &&
    (to === undefined || call.at.slice(0, 10) <= to);

export function usageHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const keyOf = (person: SamplePerson, keyId: string) =>
    person.keys.find(({ id }) => id === keyId) ?? person.keys.find(({ main }) => main);
  /** Calls of before the page opened count on the main key. */
  const callsOf = (person: SamplePerson): SampleCall[] =>
    (store.callLog.get(person.user.username) ?? []).map((call) => {
      const key = keyOf(person, call.keyId);
      return key ? { ...call, keyId: key.id, keyName: key.name } : call;
    });
  const shown = ({ input: _, ...call }: SampleCall): LoggedCall => call;

  return [
    handle(getUsage, ({ input, person }) => {
      const today = Date.parse(sampleNow);
      const names = Array.from({ length: input.days }, (_, index) =>
        new Date(today - (input.days - 1 - index) * dayMs).toISOString().slice(0, 10),
      );
      const days = new Map(names.map((day) => [day, { day, calls: 0, cost: 0, failed: 0 }]));
      const apis = new Map<string, { api: string; calls: number; cost: number }>();
      const keys = new Map<string, { calls: number; cost: number; failed: number }>();
      for (const { api, keyId, code, cost, at } of callsOf(person)) {
        const day = days.get(at.slice(0, 10));
        if (day === undefined) continue;
        const isAsked = input.keyId === undefined || input.keyId === keyId;
        const key = keys.get(keyId) ?? { calls: 0, cost: 0, failed: 0 };
        keys.set(keyId, key);
        if (code !== null) {
          for (const count of isAsked ? [day, key] : [key]) count.failed += 1;
          continue;
        }
        const known = apis.get(api) ?? { api, calls: 0, cost: 0 };
        if (isAsked) apis.set(api, known);
        for (const count of isAsked ? [day, known, key] : [key]) {
          count.calls += 1;
          count.cost += cost;
        }
      }
      return {
        days: [...days.values()],
        apis: [...apis.values()].toSorted((a, b) => b.calls - a.calls || (a.api < b.api ? -1 : 1)),
        keys: [...keys.entries()]
          .flatMap(([id, counts]) => {
            const key = keyOf(person, id);
            return key
              ? [
                  {
                    id,
                    name: key.name,
                    masked: key.masked,
                    main: key.main,
                    ended:
                      key.ended !== null || (key.expiresAt ?? '~') <= sampleNow || (key.graceUntil ?? '~') <= sampleNow,
                    ...counts,
                  },
                ]
              : [];
          })
          .toSorted((a, b) => b.calls - a.calls || b.failed - a.failed),
      };
    }),
    handle(listCalls, ({ input: { limit, cursor, ...filters }, person }) => {
      const all = callsOf(person);
      const before = cursor === undefined ? -1 : all.findIndex(({ requestId }) => requestId === cursor);
      if (cursor !== undefined && before === -1) {
        const detail = 'cursor is not valid for this list.';
        return fail('InvalidInput', detail, { errors: [{ pointer: '/cursor', code: 'invalid_format', detail }] });
      }
      const left = all.slice(before + 1).filter(passes(filters));
      const items = left.slice(0, limit).map(shown);
      return { items, next: left.length > limit ? (items.at(-1)?.requestId ?? null) : null };
    }),
    handle(exportCalls, ({ input, person, requestId }) => {
      const cell = (value: string) =>
        (/^[\s]*[=+\-@|%]/.test(value) ? `'${value}` : value).replace(
          /^.*[",\n].*$/s,
          (text) => `"${text.replaceAll('"', '""')}"`,
        );
      const lines = callsOf(person)
        .filter(passes(input))
        .map((call) =>
          [
            call.at,
            call.api,
            call.keyName ?? '',
            call.keyId,
            call.method,
            String(call.status),
            call.code ?? '',
            String(call.ms),
            String(call.cost),
            call.requestId,
          ]
            .map(cell)
            .join(','),
        );
      const head = 'Time (UTC),API,Key,Key ID,Method,Status,Code,Milliseconds,Cost,Request ID';
      return new Response(`\ufeff${[head, ...lines].map((line) => `${line}\r\n`).join('')}`, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="calls-${sampleNow.slice(0, 10)}.csv"`,
          'x-request-id': requestId,
        },
      });
    }),
    handle(getCall, ({ input, person }) => {
      const call = callsOf(person).find(({ requestId }) => requestId === input.requestId);
      return call
        ? { ...shown(call), input: call.input ?? null }
        : fail('NotFound', 'This call is not in the log. Older calls are deleted.');
    }),
    handle(getKeeping, ({ person }) => ({ keepInputs: person.keepsInputs ?? false })),
    handle(setKeeping, ({ input, person }) => {
      person.keepsInputs = input.keepInputs;
      const calls = store.callLog.get(person.user.username);
      if (!input.keepInputs && calls)
        store.callLog.set(
          person.user.username,
          calls.map(({ input: _, ...call }) => ({ ...call, hasInput: false })),
        );
      return { keepInputs: input.keepInputs };
    }),
  ];
}

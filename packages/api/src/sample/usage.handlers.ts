import { fail } from '../contract/endpoint.ts';
import { getUsage, listCalls } from '../contract/usage.ts';
import { handlerMaker } from './handler.ts';
import { sampleNow } from './sample-now.ts';
import type { SamplePerson, SampleStore } from './store.ts';

const dayMs = 86_400_000;

export function usageHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const callsOf = (person: SamplePerson) => store.callLog.get(person.user.username) ?? [];

  return [
    handle(getUsage, ({ input, person }) => {
      const today = Date.parse(sampleNow);
      const names = Array.from({ length: input.days }, (_, index) => new Date(today - (input.days - 1 - index) * dayMs).toISOString().slice(0, 10));
      const days = new Map(names.map((day) => [day, { day, calls: 0, cost: 0 }]));
      const apis = new Map<string, { api: string; calls: number; cost: number }>();
      for (const { api, code, cost, at } of callsOf(person)) {
        const day = days.get(at.slice(0, 10));
        if (day === undefined || code !== null) continue;
        const known = apis.get(api) ?? { api, calls: 0, cost: 0 };
        apis.set(api, known);
        for (const count of [day, known]) {
          count.calls += 1;
          count.cost += cost;
        }
      }
      return { days: [...days.values()], apis: [...apis.values()].toSorted((a, b) => b.calls - a.calls || (a.api < b.api ? -1 : 1)) };
    }),
    handle(listCalls, ({ input: { limit, cursor }, person }) => {
      const calls = callsOf(person);
      const before = cursor === undefined ? -1 : calls.findIndex(({ requestId }) => requestId === cursor);
      if (cursor !== undefined && before === -1) {
        const detail = 'cursor is not one that this list gave.';
        return fail('InvalidInput', detail, { errors: [{ pointer: '/cursor', code: 'invalid_format', detail }] });
      }
      const items = calls.slice(before + 1, before + 1 + limit);
      return { items, next: before + 1 + limit < calls.length ? (items.at(-1)?.requestId ?? null) : null };
    }),
  ];
}

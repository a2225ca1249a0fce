import type { LoggedCall } from '@apiyard/api/contract/hub/usage';
import { getKeeping, getUsage, listCalls, setKeeping } from '@apiyard/api/contract/hub/usage';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { storyUsage } from './story-usage.ts';

/** Responses of the page's calls, based on a log that reflects changes. */
export function usageFixtures(given: readonly LoggedCall[]) {
  let log = given;
  let keepInputs = false;
  return {
    /** Adds a call to the log, as made by a program. */
    add(call: LoggedCall) {
      log = [call, ...log];
    },
    handlers: [
      fixture(getUsage, { days: [...storyUsage.days], apis: [...storyUsage.apis], keys: [...storyUsage.keys] }),
      fixture(listCalls, ({ input: { api, cursor, limit } }) => {
        const found = log.filter((call) => api === undefined || call.api === api);
        const from = found.findIndex(({ requestId }) => requestId === cursor) + 1;
        const items = found.slice(from, from + limit);
        return { items, next: found.length > from + limit ? (items.at(-1)?.requestId ?? null) : null };
      }),
      fixture(getKeeping, () => ({ keepInputs })),
      fixture(setKeeping, ({ input }) => {
        ({ keepInputs } = input);
        return { keepInputs };
      }),
    ],
  };
}

import { fail } from '../contract/endpoint.ts';
import { listUpdates } from '../contract/updates.ts';
import { handlerMaker } from './handler.ts';
import type { SampleStore } from './store.ts';

const pageSize = 20;

export function updatesHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  return [
    handle(listUpdates, ({ input }) => {
      const latestFirst = store.updates.toSorted(
        (a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id.localeCompare(a.id),
      );
      const asked = latestFirst.filter(({ kind }) => input.kind === undefined || kind === input.kind);
      const last = asked.findIndex(({ id }) => id === input.cursor);
      if (input.cursor !== undefined && last === -1) {
        const detail = 'cursor is not valid for this list.';
        return fail('InvalidInput', detail, { errors: [{ pointer: '/cursor', code: 'invalid_format', detail }] });
      }
      const items = asked.slice(last + 1, last + 1 + pageSize);
      return { items, next: asked.length > last + 1 + pageSize ? (items.at(-1)?.id ?? null) : null };
    }),
  ];
}

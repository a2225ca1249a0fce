import { listUpdates } from '@apiyard/api/contract/content/updates';
import type { Database } from '../db/database.ts';
import { languageOfCall } from '../http/language.ts';
import { updateIn } from './sample-languages.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { listPublishedUpdates } from './updates-store.ts';
import { invalidAt, sentence } from '../problems/sentence.ts';

const pageSize = 20;

/** Where a page ended: time and id of its last entry. */
const cursorPattern = /^(\d{1,15})\.([\w-]{1,80})$/;

export function updateRoutes({ kysely }: Database, now: () => number): Route[] {
  return [
    route(listUpdates, {
      rate: perMinute(300),
      handle: async ({ input, request }) => {
        const language = languageOfCall(request);
        const { cursor, kind } = input;
        const [, time, id] = cursorPattern.exec(cursor ?? '') ?? [];
        const after = time === undefined || id === undefined ? null : { at: Number(time), id };
        if (cursor !== undefined && after === null) {
          return invalidAt('/cursor', 'invalid_format', sentence('problem.http.cursor'));
        }
        const rows = await listPublishedUpdates(kysely, { kind, after, limit: pageSize + 1 }, now());
        const shown = rows.slice(0, pageSize);
        const last = shown.at(-1);
        return {
          items: shown.map((row) => {
            const { title, body } = updateIn(language, row);
            return { id: row.id, kind: row.kind, title, body, publishedAt: new Date(row.published_at).toISOString() };
          }),
          next: rows.length > pageSize && last ? `${last.published_at}.${last.id}` : null,
        };
      },
    }),
  ];
}

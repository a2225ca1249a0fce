import { createClient } from '@apiyard/api/client';
import type { ScraperRow } from '@apiyard/api/contract/scrapers/scrapers';
import { expect, test } from 'vitest';
import { booksRow, draftRow, ratesRow } from '../story/story-scrapers.ts';
import { scraperChanges } from './scraper-changes.ts';

const rows = [booksRow, draftRow, ratesRow];
const { expect: expected, settle, save } = scraperChanges;
const shown = (listed: readonly ScraperRow[]) =>
  listed.map(({ id, state, changed }) => `${id} ${state}${changed ? ' changed' : ''}`);

test('shows each change immediately, the same when it is applied twice', () => {
  const pending = [
    { kind: 'publish', row: booksRow },
    { kind: 'resume', row: ratesRow },
  ] as const;
  const once = pending.reduce(expected, rows);
  expect(shown(once)).toEqual(['s1 published', 's4 draft', 's3 published']);
  expect(pending.reduce(expected, once)).toEqual(once);
});

test("uses the server's response", () => {
  const result = { ...booksRow, changed: false, version: 4 };
  expect(settle(rows, { kind: 'publish', row: booksRow }, result)).toEqual([result, draftRow, ratesRow]);
});

test('removes a deleted definition immediately and restores it on undo', () => {
  const deleted = { kind: 'delete', row: booksRow } as const;
  const restored = { kind: 'restore', row: booksRow } as const;
  expect(shown(expected(rows, deleted))).toEqual(['s4 draft', 's3 paused']);
  expect(shown(settle(rows, deleted, null))).toEqual(['s4 draft', 's3 paused']);
  expect(shown(expected([draftRow, ratesRow], restored))).toEqual(['s1 published changed', 's4 draft', 's3 paused']);
  expect(settle([draftRow, ratesRow], restored, booksRow)).toEqual(rows);
});

test('sends the version that was shown', async () => {
  const asked: unknown[] = [];
  const api = createClient({
    fetch: async (url, init) => {
      asked.push([
        init?.method,
        String(url),
        typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      ]);
      return Response.json(init?.method === 'DELETE' ? { id: 's1' } : booksRow);
    },
  });
  for (const kind of ['publish', 'pause', 'resume', 'delete', 'restore'] as const) {
    expect(await save(api, { kind, row: booksRow })).toEqual(kind === 'delete' ? null : booksRow);
  }
  expect(asked).toEqual([
    ['POST', '/api/admin/scrapers/s1/publish', { version: 3 }],
    ['POST', '/api/admin/scrapers/s1/pause', null],
    ['POST', '/api/admin/scrapers/s1/resume', null],
    ['DELETE', '/api/admin/scrapers/s1', null],
    ['POST', '/api/admin/scrapers/s1/restore', null],
  ]);
});

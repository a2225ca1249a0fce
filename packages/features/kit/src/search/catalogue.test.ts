import type { Client } from '@apiyard/api/client';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogueQuery, invalidateCatalogue } from './catalogue.ts';
import { createQueryClient } from '../data/query-client.ts';

afterEach(() => void vi.useRealTimers());

/** A server whose first response can be a failure; `asked` has the requested languages in order. */
function started({ fails = false } = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const asked: string[] = [];
  const client = createQueryClient({
    send: async (_: unknown, { lang }: { readonly lang: string }) => {
      asked.push(lang);
      if (fails && asked.length === 1) throw { code: 'Internal' };
      return { items: [], next: null };
    },
  } as unknown as Client);
  const visit = (lang: 'en' | 'ar' = 'en') => client.prefetchQuery(catalogueQuery(lang));
  return { asked, client, visit };
}

test('shares one catalogue for a minute, then loads it again', async () => {
  const { asked, visit } = started();
  await Promise.all([visit(), visit()]);
  vi.setSystemTime(59_999);
  await visit();
  expect(asked).toEqual(['en']);
  vi.setSystemTime(60_000);
  await visit();
  expect(asked).toEqual(['en', 'en']);
});

test('keeps one catalogue per language', async () => {
  const { asked, visit } = started();
  await visit('en');
  await visit('ar');
  await visit('en');
  expect(asked).toEqual(['en', 'ar']);
});

test('does not cache a failed load', async () => {
  const { asked, visit } = started({ fails: true });
  await visit();
  await visit();
  expect(asked).toEqual(['en', 'en']);
});

test('a change on this page refreshes the catalogue in every language', async () => {
  const { asked, client, visit } = started();
  await visit('en');
  await visit('ar');
  await invalidateCatalogue(client);
  await visit('en');
  await visit('ar');
  expect(asked).toEqual(['en', 'ar', 'en', 'ar']);
});

import 'fake-indexeddb/auto';
import { createStore } from 'idb-keyval';
import { describe, expect, test, vi } from 'vitest';
import type { Outcome } from '@apiyard/kit/calls/response.ts';
import { createHubStore, fileNamesOf, formValues, historyEntry, keptBytesMax } from './hub-store.ts';

let count = 0;
const database = () => createStore(`test-${(count += 1)}`, 'kept');
const outcome = (sizeBytes: number): Outcome => ({
  kind: 'answered',
  answer: {
    status: 200,
    headers: [],
    ms: 12,
    sizeBytes,
    meta: null,
    quotaLeft: null,
    body: { kind: 'json', value: [1], text: '[1]' },
  },
});
const entry = (id: string) =>
  historyEntry({ id, at: '2026-11-20T10:00:00Z', values: { text: id }, method: null, outcome: outcome(3) });

describe('history', () => {
  test('is stored per API and person, newest first, up to 30 entries', async () => {
    const store = database();
    const ada = createHubStore('ada', store);
    const entries = Array.from({ length: 33 }, (_, index) => entry(String(index)));
    await ada.keepHistory('convert/hash', entries);
    expect((await ada.history('convert/hash')).map(({ id }) => id)).toEqual(entries.slice(0, 30).map(({ id }) => id));
    expect(await ada.history('convert/data')).toEqual([]);
    expect(await createHubStore(null, store).history('convert/hash')).toEqual([]);
    await ada.keepHistory('convert/hash', []);
    expect(await ada.history('convert/hash')).toEqual([]);
  });

  test('stores a call without its large response', () => {
    const call = { id: '1', at: '2026-11-20T10:00:00Z', values: {}, method: 'GET' as const };
    expect(historyEntry({ ...call, outcome: outcome(keptBytesMax) }).outcome).toEqual(outcome(keptBytesMax));
    expect(historyEntry({ ...call, outcome: outcome(keptBytesMax + 1) })).toEqual({
      ...call,
      status: 200,
      ms: 12,
      outcome: null,
    });
  });

  test('stores name and size of a file, which must be selected again', () => {
    const values = { text: 'a', file: new File(['12345'], 'a.txt') };
    const kept = historyEntry({
      id: '1',
      at: '2026-11-20T10:00:00Z',
      values,
      method: null,
      outcome: outcome(1),
    }).values;
    expect(kept).toEqual({ text: 'a', file: { file: { name: 'a.txt', sizeBytes: 5 } } });
    expect(formValues(kept)).toEqual({ text: 'a', file: null });
  });
});

describe('drafts', () => {
  test('keep their files while the page is open', async () => {
    const hub = createHubStore('open', database());
    const draft = { values: { file: new File(['x'], 'x.txt'), text: 'y' }, method: 'POST' as const };
    expect(await hub.draft('a/b')).toBe(null);
    await hub.keepDraft('a/b', draft);
    expect(await hub.draft('a/b')).toEqual(draft);
  });

  test('keep the last of many quick changes', async () => {
    const store = database();
    const hub = createHubStore('quick', store);
    await Promise.all(['a', 'ab', 'abc'].map((text) => hub.keepDraft('a/b', { values: { text }, method: null })));
    vi.resetModules();
    const { createHubStore: afterReload } = await import('./hub-store.ts');
    expect(await afterReload('quick', store).draft('a/b')).toEqual({ values: { text: 'abc' }, method: null });
  });

  test('are taken over on sign-in and hidden from the next visitor', async () => {
    const store = database();
    const visitor = createHubStore(null, store);
    const person = createHubStore('signs-in', store);
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
    await person.keepDraft('c/d', { values: { text: 'older' }, method: null });
    vi.setSystemTime(2000);
    await visitor.keepDraft('c/d', { values: { text: 'newer' }, method: 'GET' });
    expect(await person.draft('c/d')).toEqual({ values: { text: 'newer' }, method: 'GET' });
    vi.setSystemTime(3000);
    await person.keepDraft('c/d', { values: { text: 'newest' }, method: 'GET' });
    vi.useRealTimers();
    expect(await visitor.draft('c/d')).toBe(null);
    expect(await person.draft('c/d')).toEqual({ values: { text: 'newest' }, method: 'GET' });
  });

  test('lose their files on reload', async () => {
    const store = database();
    await createHubStore('reload', store).keepDraft('a/b', {
      values: { file: new File(['x'], 'x.txt'), text: 'y' },
      method: null,
    });
    vi.resetModules();
    const { createHubStore: afterReload } = await import('./hub-store.ts');
    expect(await afterReload('reload', store).draft('a/b')).toEqual({
      values: { file: null, text: 'y' },
      method: null,
    });
  });
});

test("a visitor's favourites are kept latest first, once each", async () => {
  const hub = createHubStore(null, database());
  await hub.markFavourite('a/b', true);
  await hub.markFavourite('c/d', true);
  expect(await hub.markFavourite('a/b', true)).toEqual(['a/b', 'c/d']);
  expect(await hub.markFavourite('c/d', false)).toEqual(['a/b']);
  expect(await hub.favourites()).toEqual(['a/b']);
});

test('works without storage if the browser denies it', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const hub = createHubStore('refused', () => Promise.reject(new Error('denied')));
  expect(await hub.history('a/b')).toEqual([]);
  await hub.keepDraft('a/b', { values: { text: 'x' }, method: null });
  expect(await hub.draft('a/b')).toEqual({ values: { text: 'x' }, method: null });
  await expect(hub.markFavourite('a/b', true)).rejects.toThrow('denied');
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});

test('several files are stored by name and size, and must be selected again', () => {
  const files = [new File(['xy'], 'a.png'), new File(['x'], 'b.png')];
  const { values } = historyEntry({
    id: '1',
    at: '2026-11-20T10:00:00Z',
    values: { files, gap: 2 },
    method: null,
    outcome: outcome(3),
  });
  expect(values).toEqual({
    files: [{ file: { name: 'a.png', sizeBytes: 2 } }, { file: { name: 'b.png', sizeBytes: 1 } }],
    gap: 2,
  });
  expect(fileNamesOf(values['files'])).toEqual(['a.png', 'b.png']);
  expect(fileNamesOf(values['gap'])).toEqual([]);
  expect(formValues(values)).toEqual({ files: [], gap: 2 });
});

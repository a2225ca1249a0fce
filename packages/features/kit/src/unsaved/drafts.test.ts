import 'fake-indexeddb/auto';
import { createStore, keys, set } from 'idb-keyval';
import { expect, test } from 'vitest';
import { alongWithDrafts, createDrafts } from './drafts.ts';

const drafts = createDrafts<{ readonly title: string }>('test', 'ann');

test('reads the latest of several fast writes', async () => {
  void drafts.keep('a', { title: 'one' });
  void drafts.keep('a', { title: 'two' });
  await drafts.keep('a', { title: 'three' });
  expect(await drafts.read('a')).toEqual({ title: 'three' });
});

test('a read waits for a pending write, also from another page', async () => {
  void drafts.keep('b', { title: 'here' });
  expect(await createDrafts('test', 'ann').read('b')).toEqual({ title: 'here' });
});

test('stores one draft per page and deletes a discarded one', async () => {
  await drafts.keep('c', { title: 'c' });
  await drafts.keep('new', { title: 'new' });
  await drafts.drop('c');
  expect(await drafts.read('c')).toBeNull();
  expect(await drafts.read('new')).toEqual({ title: 'new' });
});

test('a pending write does not restore a discarded draft', async () => {
  void drafts.keep('d', { title: 'd' });
  void drafts.drop('d');
  expect(await drafts.read('d')).toBeNull();
});

test('does not show drafts to the next person who signs in', async () => {
  await drafts.keep('e', { title: 'of Ann' });
  expect([await createDrafts('test', 'bo').read('e'), await createDrafts('test', null).read('e')]).toEqual([
    null,
    null,
  ]);
});

const dayMs = 86_400_000;

test('deletes drafts older than 60 days instead of offering them', async () => {
  const store = createStore('read late', 'drafts');
  let nowMs = 0;
  const late = createDrafts<string>('read late', 'ann', { store, now: () => nowMs });
  await late.keep('f', 'typed');
  nowMs = 60 * dayMs;
  expect(await late.read('f')).toBe('typed');
  nowMs = 60 * dayMs + 1;
  expect(await late.read('f')).toBeNull();
  expect(await keys(store)).toEqual([]);
});

test('editing a draft resets its age', async () => {
  const store = createStore('typed on', 'drafts');
  let nowMs = 0;
  const typed = createDrafts<string>('typed on', 'ann', { store, now: () => nowMs });
  await typed.keep('g', 'one');
  nowMs = 59 * dayMs;
  await typed.keep('g', 'two');
  nowMs = 119 * dayMs;
  expect(await typed.read('g')).toBe('two');
});

test('the first visit deletes all expired and unreadable drafts, of any person', async () => {
  const store = createStore('swept', 'drafts');
  const before = (owner: string | null, atMs: number) =>
    createDrafts<string>('swept', owner, { store, now: () => atMs });
  await before('ann', 0).keep('post 1', 'old');
  await before(null, 0).keep('post 2', 'old too');
  await before('bo', 10 * dayMs).keep('post 3', 'young');
  await set('ann legal', { written: 'by another version', at: '2026-09-01T00:00:00.000Z' }, store);
  const later = createDrafts<string>('swept', 'ann', { store, now: () => 61 * dayMs });
  expect(await later.read('somewhere else')).toBeNull();
  await expect.poll(() => keys(store)).toEqual(['bo post 3']);
});

test('a draft is deleted with its page and restored with it', async () => {
  const own = createDrafts<string>('deleted', 'ann', { store: createStore('deleted', 'drafts') });
  await own.keep('post 1', 'typed');
  await own.keep('post 2', 'of another');
  const asked: string[] = [];
  const save = alongWithDrafts(
    own,
    (id) => `post ${id}`,
    async (around: string, { kind }: { kind: string; row: { id: string } }) => {
      asked.push(`${around}: ${kind}`);
      return null;
    },
  );
  await save('api', { kind: 'publish', row: { id: '1' } });
  expect(await own.read('post 1')).toBe('typed');
  await save('api', { kind: 'delete', row: { id: '1' } });
  await expect.poll(() => own.read('post 1')).toBeNull();
  expect(await own.read('post 2')).toBe('of another');
  await save('api', { kind: 'restore', row: { id: '1' } });
  await expect.poll(() => own.read('post 1')).toBe('typed');
  expect(asked).toEqual(['api: publish', 'api: delete', 'api: restore']);
});

test('keeps the draft when the deletion fails', async () => {
  const own = createDrafts<string>('not deleted', 'ann', { store: createStore('not deleted', 'drafts') });
  await own.keep('post 1', 'typed');
  const save = alongWithDrafts(
    own,
    (id) => `post ${id}`,
    (_: null, _change: { kind: 'delete'; row: { id: string } }) => Promise.reject(new Error('No.')),
  );
  await expect(save(null, { kind: 'delete', row: { id: '1' } })).rejects.toThrow('No.');
  expect(await own.read('post 1')).toBe('typed');
});

import 'fake-indexeddb/auto';
import { createStore, keys, set } from 'idb-keyval';
import { expect, test } from 'vitest';
import { alongWithDrafts, createDrafts } from './drafts.ts';

const drafts = createDrafts<{ readonly title: string }>('test', 'ann');

test('what was kept last is what is read, however fast it came', async () => {
  void drafts.keep('a', { title: 'one' });
  void drafts.keep('a', { title: 'two' });
  await drafts.keep('a', { title: 'three' });
  expect(await drafts.read('a')).toEqual({ title: 'three' });
});

test('a read waits for a write that is under way, also for one of another page', async () => {
  void drafts.keep('b', { title: 'here' });
  expect(await createDrafts('test', 'ann').read('b')).toEqual({ title: 'here' });
});

test('each place has its own, and a dropped one is gone', async () => {
  await drafts.keep('c', { title: 'c' });
  await drafts.keep('new', { title: 'new' });
  await drafts.drop('c');
  expect(await drafts.read('c')).toBeNull();
  expect(await drafts.read('new')).toEqual({ title: 'new' });
});

test('a draft that is dropped is not brought back by what was being written', async () => {
  void drafts.keep('d', { title: 'd' });
  void drafts.drop('d');
  expect(await drafts.read('d')).toBeNull();
});

test('the next person at the same screen sees none of it', async () => {
  await drafts.keep('e', { title: 'of Ann' });
  expect([await createDrafts('test', 'bo').read('e'), await createDrafts('test', null).read('e')]).toEqual([
    null,
    null,
  ]);
});

const dayMs = 86_400_000;

test('nobody is offered what is older than sixty days, and the browser lets go of it', async () => {
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

test('typing on makes a draft young again', async () => {
  const store = createStore('typed on', 'drafts');
  let nowMs = 0;
  const typed = createDrafts<string>('typed on', 'ann', { store, now: () => nowMs });
  await typed.keep('g', 'one');
  nowMs = 59 * dayMs;
  await typed.keep('g', 'two');
  nowMs = 119 * dayMs;
  expect(await typed.read('g')).toBe('two');
});

test('the first visit to any place lets go of all that is too old, whoever left it, and of what nobody can read', async () => {
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

test('a draft goes with what is deleted, and comes back with it', async () => {
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

test('what could not be deleted keeps its draft', async () => {
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

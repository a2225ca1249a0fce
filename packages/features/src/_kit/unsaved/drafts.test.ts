import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createDrafts } from './drafts.ts';

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
  expect([await createDrafts('test', 'bo').read('e'), await createDrafts('test', null).read('e')]).toEqual([null, null]);
});

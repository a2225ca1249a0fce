import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { blankDefinition } from './definition/blank.ts';
import { dropDraft, keepDraft, readDraft } from './draft-store.ts';

const draft = (title: string) => ({ definition: { ...blankDefinition(), title }, baseVersion: 3, at: '2026-11-20T12:00:00.000Z' });

test('what was kept last is what is read, however fast it came', async () => {
  void keepDraft('a', draft('one'));
  void keepDraft('a', draft('two'));
  await keepDraft('a', draft('three'));
  expect(await readDraft('a')).toEqual(draft('three'));
});

test('a read waits for a write that is under way', async () => {
  void keepDraft('b', draft('here'));
  expect(await readDraft('b')).toEqual(draft('here'));
});

test('each definition has its own, and a dropped one is gone', async () => {
  await keepDraft('c', draft('c'));
  await keepDraft('new', draft('new'));
  await dropDraft('c');
  expect(await readDraft('c')).toBeNull();
  expect(await readDraft('new')).toEqual(draft('new'));
});

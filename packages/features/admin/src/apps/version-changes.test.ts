import { expect, test } from 'vitest';
import { versions } from './story/story-apps.ts';
import { versionChanges } from './version-changes.ts';

const { expect: expected, settle } = versionChanges;
const [row, ...others] = versions;
if (row === undefined) throw new Error('There is no version in the story.');

test('a second change uses the version number of the first, while that is still being saved', () => {
  const change = { kind: 'withdraw', row } as const;
  const once = expected(versions, change);
  expect(once).toEqual([{ ...row, state: 'draft', version: row.version + 1 }, ...others]);
  expect(expected(once, change)).toEqual(once);
});

test('removes a deleted version and restores it to its place', () => {
  expect(settle(versions, { kind: 'delete', row }, null)).toEqual(others);
  expect(expected(others, { kind: 'restore', row })).toEqual(expected(versions, { kind: 'restore', row }));
});

import { expect, test } from 'vitest';
import { versions } from '../story/story-apps.ts';
import { versionList } from './version-changes.ts';

test('a second change of a version names the number that the first one makes, though that is still being saved', () => {
  const [row, ...others] = versions;
  if (row === undefined) throw new Error('There is no version in the story.');
  const shown = versionList.shown({ saved: versions, pending: [{ kind: 'withdraw', row }] });
  expect(shown?.map(({ version }) => version)).toEqual([row.version + 1, ...others.map(({ version }) => version)]);
});

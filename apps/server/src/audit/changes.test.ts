import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test('lists what differs, with the old and the new value', () => {
  expect(
    changesOf(
      { name: 'Site', version: 3, maintenance: null, legal: { terms: { en: 'Old text' } }, keysMax: 5 },
      { name: 'Yard', version: 4, maintenance: { until: '2027-01-31T18:00:00Z' }, legal: { terms: {} }, keysMax: 5 },
    ),
  ).toEqual([
    { name: 'name', before: 'Site', after: 'Yard' },
    { name: 'legal/terms/en', before: 'Old text', after: null },
    { name: 'maintenance/until', before: null, after: '2027-01-31T18:00:00Z' },
  ]);
});

test('compares only the given members, and shortens long texts', () => {
  expect(changesOf({ body: 'a' }, { body: 'b'.repeat(300), id: 'x' })).toEqual([
    { name: 'body', before: 'a', after: `${'b'.repeat(200)}…` },
  ]);
});

import type { Api } from '@apiyard/api/contract/hub/hub';
import { expect, test } from 'vitest';
import { accessTo, accessToRun, isSuggested } from './access.ts';

const free = { premiumApis: false } as const;
const premium = { premiumApis: true } as const;
const api = (given: Partial<Pick<Api, 'health' | 'open' | 'premium'>>) =>
  ({ health: 'ok', open: false, premium: false, ...given }) as const;

test.each([
  ['a visitor and an open API', api({ open: true }), null, 'open'],
  ['a visitor and a closed API', api({}), null, 'sign in'],
  ['a visitor and an open premium API', api({ open: true, premium: true }), null, 'sign in'],
  ['someone whose plan has no premium APIs and a closed API', api({}), free, 'open'],
  ['someone whose plan has no premium APIs and a premium API', api({ premium: true }), free, 'premium'],
  ['someone whose plan has premium APIs and a premium API', api({ premium: true }), premium, 'open'],
  ['anybody and a paused API', api({ open: true, health: 'paused' }), premium, 'paused'],
  ['anybody and a failing API', api({ open: true, health: 'failing' }), null, 'open'],
])('%s', (_, given, person, expected) => {
  expect(accessTo(given, person)).toBe(expected);
});

test('a visitor runs what runs in the browser, if it is neither premium nor paused', () => {
  const here = { inBrowser: true } as const;
  expect([
    accessToRun({ ...api({}), ...here }, null),
    accessToRun({ ...api({ premium: true }), ...here }, null),
    accessToRun({ ...api({ health: 'paused' }), ...here }, null),
    accessToRun(api({}), null),
  ]).toEqual(['open', 'sign in', 'paused', 'sign in']);
});

test('suggests APIs that work, and those that no one has called yet', () => {
  const healths = ['untested', 'ok', 'failing', 'paused'] as const;
  expect(healths.filter((health) => isSuggested({ health }))).toEqual(['untested', 'ok']);
});

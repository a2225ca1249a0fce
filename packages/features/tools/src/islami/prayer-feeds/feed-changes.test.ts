import type { PrayerFeed } from '@apiyard/api/contract/accounts/prayer-feeds';
import { expect, test } from 'vitest';
import { feedChanges } from './feed-changes.ts';

const feed = (id: string) => ({ id }) as PrayerFeed;
const [first, second, third] = ['1', '2', '3'].map(feed) as [PrayerFeed, PrayerFeed, PrayerFeed];

test('a revoked link leaves the list, and a restored one returns to its place', () => {
  const revoked = feedChanges.expect([third, second, first], { kind: 'revoke', feed: second });
  expect(revoked).toEqual([third, first]);
  const restore = { kind: 'restore', feed: second } as const;
  const restored = feedChanges.expect(revoked, restore);
  expect(restored).toEqual([third, second, first]);
  expect(feedChanges.settle(restored, restore, undefined)).toEqual([third, second, first]);
});

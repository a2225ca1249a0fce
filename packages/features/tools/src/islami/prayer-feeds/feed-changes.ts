import type { PrayerFeed } from '@apiyard/api/contract/accounts/prayer-feeds';
import { restorePrayerFeed, revokePrayerFeed } from '@apiyard/api/contract/accounts/prayer-feeds';
import type { ListChanges } from '@apiyard/kit/data/use-optimistic-list.ts';

export interface FeedChange {
  readonly kind: 'revoke' | 'restore';
  readonly feed: PrayerFeed;
}

const without = (feeds: readonly PrayerFeed[], id: string) => feeds.filter((feed) => feed.id !== id);

/** Latest first. */
const withFeed = (feeds: readonly PrayerFeed[], feed: PrayerFeed) =>
  [...without(feeds, feed.id), feed].toSorted((one, other) => (one.id < other.id ? 1 : -1));

export const feedChanges: ListChanges<PrayerFeed, FeedChange, unknown> = {
  save: (api, { kind, feed: { id } }) => api.send(kind === 'revoke' ? revokePrayerFeed : restorePrayerFeed, { id }),
  expect: (feeds, { kind, feed }) => (kind === 'revoke' ? without(feeds, feed.id) : withFeed(feeds, feed)),
  settle: (feeds, { kind, feed }) => (kind === 'revoke' ? without(feeds, feed.id) : withFeed(feeds, feed)),
};

import type { PrayerFeedSettings } from '@apiyard/api/contract/accounts/prayer-feeds';
import { calendarName } from '@apiyard/kernels/prayer/names';
import type { PrayerFeed } from '@apiyard/kernels/prayer/feed';

/** A stored feed, for the kernel. */
export function feedOf(id: string, settings: PrayerFeedSettings): PrayerFeed {
  const { place, prayers, reminder, lang, ...input } = settings;
  const title = calendarName[lang];
  return {
    id,
    input: { ...input, rounding: 'method', shafaq: 'general' },
    prayers,
    reminder,
    lang,
    name: place === null ? title : `${title} · ${place}`,
  };
}

/** Prayer times for calendar programs: a person makes a secret link, which programs read without signing in. */
import * as z from 'zod/mini';
import { endpoint, raw } from '../endpoint.ts';
import { Id } from '../id.ts';
import { NoExtras, OneLine } from '../problem.ts';

/** Of a person. */
export const prayerFeedsMax = 10;

const minutes = z._default(z.int().check(z.minimum(-60), z.maximum(60)), 0);
const angle = z.optional(z.number().check(z.minimum(5), z.maximum(24)));

/** The names and values of the API `islami/prayer-times`. */
const PrayerFeedSettings = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
  /** The name of the place; null for coordinates. */
  place: z.nullable(OneLine.check(z.maxLength(100))),
  method: z.enum([
    'muslim-world-league',
    'egyptian',
    'karachi',
    'umm-al-qura',
    'dubai',
    'moonsighting',
    'north-america',
    'kuwait',
    'qatar',
    'singapore',
    'tehran',
    'turkey',
    'custom',
  ]),
  madhab: z.enum(['shafi', 'hanafi']),
  highLatitude: z.enum(['automatic', 'middle', 'seventh', 'angle']),
  polar: z.enum(['nearest-latitude', 'nearest-day', 'none']),
  fajrAngle: angle,
  ishaAngle: angle,
  adjustFajr: minutes,
  adjustSunrise: minutes,
  adjustDhuhr: minutes,
  adjustAsr: minutes,
  adjustMaghrib: minutes,
  adjustIsha: minutes,
  hijriAdjustment: z._default(z.int().check(z.minimum(-2), z.maximum(2)), 0),
  /** The times that are in the calendar. */
  prayers: z
    .array(z.enum(['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha']))
    .check(z.minLength(1), z.maxLength(6)),
  /** Minutes before each time at which calendars remind of it; none without it. */
  reminder: z.optional(z.int().check(z.minimum(0), z.maximum(120))),
  lang: z.enum(['en', 'fr', 'ar', 'ch']),
});
export type PrayerFeedSettings = z.infer<typeof PrayerFeedSettings>;

const PrayerFeed = z.object({
  /** UUID v7: later ones are greater. */
  id: z.string(),
  settings: PrayerFeedSettings,
  /** The secret link. */
  url: z.string(),
  /** ISO 8601. */
  createdAt: z.iso.datetime(),
});
export type PrayerFeed = z.infer<typeof PrayerFeed>;

const ofFeed = z.object({ id: Id });
const TooManyPrayerFeeds = z.object({ feedsMax: z.int() });

export const listPrayerFeeds = endpoint({
  method: 'GET',
  path: '/api/account/prayer-feeds',
  summary: 'Your calendar links for prayer times, latest first.',
  auth: 'person',
  input: z.object({}),
  output: z.object({ items: z.array(PrayerFeed), next: z.null() }),
  carriesSecret: true,
});

export const createPrayerFeed = endpoint({
  method: 'POST',
  path: '/api/account/prayer-feeds',
  summary: 'Create a calendar link for prayer times.',
  auth: 'person',
  input: PrayerFeedSettings,
  output: PrayerFeed,
  /** `date` is one on which the minutes that people add put the times out of order. */
  errors: { TooManyPrayerFeeds, TimesOutOfOrder: z.object({ date: z.string() }) },
  carriesSecret: true,
});

export const revokePrayerFeed = endpoint({
  method: 'DELETE',
  path: '/api/account/prayer-feeds/{id}',
  summary: 'Revoke a calendar link. It stops working immediately, and can be restored for a day.',
  auth: 'person',
  input: ofFeed,
  output: z.object({ success: z.literal(true) }),
  errors: { NotFound: NoExtras },
});

export const restorePrayerFeed = endpoint({
  method: 'POST',
  path: '/api/account/prayer-feeds/{id}/restore',
  summary: 'Restore a calendar link that was revoked.',
  auth: 'person',
  input: ofFeed,
  output: PrayerFeed,
  errors: { NotFound: NoExtras, TooManyPrayerFeeds },
  carriesSecret: true,
});

export const readPrayerFeed = endpoint({
  method: 'GET',
  path: '/api/feeds/prayer-times/{file}',
  summary: 'The calendar (iCalendar) of a secret link: a week back and 60 days ahead.',
  auth: 'anyone',
  /** The token of the link, and `.ics`. */
  input: z.object({ file: z.string().check(z.maxLength(100)) }),
  output: raw,
  errors: { NotFound: NoExtras },
});

import { expect, test } from 'vitest';
import type { PrayerFeed } from './feed.ts';
import { feedDate, feedText } from './feed.ts';

const feed: PrayerFeed = {
  input: {
    lat: 21.4225,
    lon: 39.8262,
    method: 'umm-al-qura',
    madhab: 'shafi',
    highLatitude: 'automatic',
    polar: 'nearest-latitude',
    rounding: 'method',
    shafaq: 'general',
    adjustFajr: 0,
    adjustSunrise: 0,
    adjustDhuhr: 0,
    adjustAsr: 0,
    adjustMaghrib: 0,
    adjustIsha: 0,
    hijriAdjustment: 0,
  },
  prayers: ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'],
  lang: 'en',
  name: 'Prayer times, Makkah; home\\office',
  id: 'a1',
};
const linesOf = (text: string) => text.split('\r\n');

test('has the chosen prayers from a week before until 60 days after the date, in order', () => {
  const lines = linesOf(feedText(feed, '2026-11-27'));
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(68 * 5);
  expect(lines.slice(0, 11)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Apiyard//Prayer times//EN',
    'METHOD:PUBLISH',
    String.raw`NAME:Prayer times\, Makkah\; home\\office`,
    String.raw`X-WR-CALNAME:Prayer times\, Makkah\; home\\office`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    'BEGIN:VEVENT',
    'UID:2026-11-20-fajr-a1@prayer-times',
    'DTSTAMP:20261120T021500Z',
  ]);
  expect(lines.filter((line) => line.startsWith('UID:')).at(-1)).toBe('UID:2027-01-26-isha-a1@prayer-times');
});

test('has only the chosen times, with reminders', () => {
  const lines = linesOf(feedText({ ...feed, prayers: ['sunrise'], reminder: 5, lang: 'fr' }, '2026-11-27'));
  expect(lines.filter((line) => line.startsWith('SUMMARY:'))).toEqual(Array(68).fill('SUMMARY:Lever du soleil'));
  expect(lines.filter((line) => line === 'TRIGGER:-PT5M')).toHaveLength(68);
});

test('leaves out days whose times are out of order', () => {
  const text = feedText({ ...feed, input: { ...feed.input, adjustIsha: -100 } }, '2026-11-27');
  expect(text).not.toContain('BEGIN:VEVENT');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('no line has more than 75 bytes, and no letter is cut', () => {
  const name = 'مواقيت الصلاة في مكة المكرمة والمدينة المنورة وما حولهما من البلاد';
  const lines = linesOf(feedText({ ...feed, name }, '2026-11-27'));
  const longest = Math.max(...lines.map((line) => new TextEncoder().encode(line).length));
  expect(longest).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`X-WR-CALNAME:${name}\r\n`);
});

test('the date is that of the place', () => {
  expect(feedDate(feed, Date.parse('2026-11-27T21:30:00Z'))).toBe('2026-11-28');
});

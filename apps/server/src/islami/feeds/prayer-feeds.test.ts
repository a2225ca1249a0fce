import ical from 'node-ical';
import { beforeAll, expect, it } from 'vitest';
import type { PrayerFeed, PrayerFeedSettings } from '@apiyard/api/contract/accounts/prayer-feeds';
import { describeOnEngines } from '../../../test/engines/engines.ts';
import type { TestSite, Visitor } from '../../../test/test-site.ts';
import { member, openTestSite } from '../../../test/test-site.ts';
import { deleteFeedsRevokedBefore } from './feeds-store.ts';

const path = '/api/account/prayer-feeds';
const dayMs = 86_400_000;
const settings: PrayerFeedSettings = {
  lat: 21.4225,
  lon: 39.8262,
  place: 'Makkah, home',
  method: 'umm-al-qura',
  madhab: 'shafi',
  highLatitude: 'automatic',
  polar: 'nearest-latitude',
  adjustFajr: 0,
  adjustSunrise: 0,
  adjustDhuhr: 0,
  adjustAsr: 0,
  adjustMaghrib: 0,
  adjustIsha: 0,
  hijriAdjustment: 0,
  prayers: ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'],
  reminder: 10,
  lang: 'en',
};

describeOnEngines('Calendar links for prayer times', (on) => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite(on().database, { publicUrl: new URL('https://apiyard.example/tools') });
    return () => testSite.close();
  });
  const create = async (visitor: Visitor, given: Partial<PrayerFeedSettings> = {}) =>
    (await visitor.send('POST', path, { ...settings, ...given })).body as PrayerFeed;
  /** The path of a link, without that of the site. */
  const pathOf = ({ url }: PrayerFeed) => url.replace('https://apiyard.example/tools', '');
  const read = (url: string, headers: Record<string, string> = {}) =>
    testSite.app.inject({ method: 'GET', url, headers });
  /** Start, name and reminder of each event, as a calendar program reads them. */
  const eventsOf = (text: string) =>
    Object.values(ical.sync.parseICS(text)).flatMap((part) =>
      part?.type === 'VEVENT'
        ? [
            {
              uid: part.uid,
              summary: part.summary,
              start: part.start.toISOString(),
              reminders: part.alarms?.map(({ trigger }) => trigger),
            },
          ]
        : [],
    );

  it('are read by calendar programs, without a session', async () => {
    const ann = await member(testSite, 'ann');
    const feed = await create(ann);
    expect(feed.url).toMatch(/^https:\/\/apiyard\.example\/tools\/api\/feeds\/prayer-times\/[\w-]{43}\.ics$/);
    const { statusCode, headers, body } = await read(pathOf(feed));
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-cache',
    ]);
    const events = eventsOf(body);
    expect(events).toHaveLength(68 * 5);
    // The clock of the test is at 2026-11-20, and the feed begins a week before.
    expect(events[0]).toEqual({
      uid: `2026-11-13-fajr-${feed.id}@prayer-times`,
      summary: 'Fajr',
      start: '2026-11-13T02:11:00.000Z',
      reminders: ['-PT10M'],
    });
    expect(events.at(-1)?.uid).toBe(`2027-01-19-isha-${feed.id}@prayer-times`);
    expect(body).toContain(String.raw`X-WR-CALNAME:Prayer times · Makkah\, home`);
  });

  it('move on with the days, and are the same text in between', async () => {
    const feed = await create(await member(testSite, 'bea'), { prayers: ['dhuhr'] });
    const first = await read(pathOf(feed));
    const again = await read(pathOf(feed), { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    testSite.clock.nowMs += dayMs;
    const next = await read(pathOf(feed), { 'if-none-match': String(first.headers['etag']) });
    expect([next.statusCode, eventsOf(next.body)[0]?.uid]).toEqual([200, `2026-11-14-dhuhr-${feed.id}@prayer-times`]);
    testSite.clock.nowMs -= dayMs;
  });

  it('end when they are revoked, which can be undone for a day', async () => {
    const cat = await member(testSite, 'cat');
    const feed = await create(cat);
    await cat.send('DELETE', `${path}/${feed.id}`);
    const gone = await read(pathOf(feed));
    expect([gone.statusCode, gone.json()]).toEqual([
      404,
      expect.objectContaining({
        code: 'NotFound',
        detail: 'This calendar link does not exist or was revoked. Create another on the prayer times page.',
      }),
    ]);
    expect((await cat.send('POST', `${path}/${feed.id}/restore`)).body).toEqual(feed);
    expect((await read(pathOf(feed))).statusCode).toBe(200);
    await cat.send('DELETE', `${path}/${feed.id}`);
    const deleteBefore = (beforeMs: number) => deleteFeedsRevokedBefore(on().database.kysely, beforeMs, 10);
    expect(await deleteBefore(testSite.clock.nowMs)).toBe(0);
    expect(await deleteBefore(testSite.clock.nowMs + 1)).toBe(1);
    expect((await cat.send('POST', `${path}/${feed.id}/restore`)).status).toBe(404);
  });

  it('keep their token out of the database, and end while their owner is disabled', async () => {
    const dan = await member(testSite, 'dan');
    const feed = await create(dan);
    const { kysely } = on().database;
    const token = /([\w-]{43})\.ics$/.exec(feed.url)?.[1] ?? '';
    const rows = await kysely.selectFrom('prayer_feed').selectAll().where('id', '=', feed.id).execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    await kysely.updateTable('person').set({ disabled_at: 1 }).where('username', '=', 'dan').execute();
    expect((await read(pathOf(feed))).statusCode).toBe(404);
  });
});

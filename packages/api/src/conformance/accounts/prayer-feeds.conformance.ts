import { expect } from 'vitest';
import type { PrayerFeed, PrayerFeedSettings } from '../../contract/accounts/prayer-feeds.ts';
import {
  createPrayerFeed,
  listPrayerFeeds,
  prayerFeedsMax,
  readPrayerFeed,
  restorePrayerFeed,
  revokePrayerFeed,
} from '../../contract/accounts/prayer-feeds.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { conformance, conformanceOf, expectFailure, expectOutput } from '../conformance.ts';
import type { World } from '../world.ts';

const settings: PrayerFeedSettings = {
  lat: 21.4225,
  lon: 39.8262,
  place: 'Makkah',
  method: 'umm-al-qura',
  madhab: 'shafi',
  highLatitude: 'automatic',
  polar: 'nearest-latitude',
  adjustFajr: 0,
  adjustSunrise: 0,
  adjustDhuhr: 0,
  adjustAsr: 0,
  adjustMaghrib: 0,
  adjustIsha: 2,
  hijriAdjustment: 0,
  prayers: ['fajr', 'isha'],
  reminder: 10,
  lang: 'en',
};
const created = async (world: World, given: Partial<PrayerFeedSettings> = {}) =>
  expectOutput<PrayerFeed>(createPrayerFeed, await world.send(createPrayerFeed, { ...settings, ...given }));
const listed = async (world: World) =>
  expectOutput<{ items: PrayerFeed[] }>(listPrayerFeeds, await world.send(listPrayerFeeds, {})).items;
const fileOf = ({ url }: PrayerFeed) => url.slice(url.lastIndexOf('/') + 1);
const read = (world: World, file: string) => world.send(readPrayerFeed, { file });
const createMax = async (world: World) => {
  const feeds: PrayerFeed[] = [];
  for (let count = 0; count < prayerFeedsMax; count += 1) feeds.push(await created(world));
  return feeds;
};

const forPeople = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>) =>
  [
    'Unauthenticated',
    'rejects a request without a session',
    async (world: World) => {
      expectFailure(endpoint, await world.sendAnything(endpoint, input), 'Unauthenticated');
    },
  ] as const;

const notFound = (endpoint: typeof revokePrayerFeed | typeof restorePrayerFeed) =>
  [
    'NotFound',
    'returns NotFound for an unknown id, and for one of someone else',
    async (world: World) => {
      await world.signedIn();
      const { id } = await created(world);
      await world.signedIn();
      for (const unknown of ['nowhere', id])
        expectFailure(endpoint, await world.send(endpoint, { id: unknown }), 'NotFound');
    },
  ] as const;

export const prayerFeedsConformance = conformance(
  conformanceOf(listPrayerFeeds, [
    [
      'success',
      'returns only those of the person, latest first',
      async (world) => {
        await world.signedIn();
        await created(world);
        await world.signedIn();
        expect(await listed(world)).toEqual([]);
        const first = await created(world);
        const second = await created(world, { place: null, lang: 'ar' });
        expect(await listed(world)).toEqual([second, first]);
      },
    ],
    forPeople(listPrayerFeeds, {}),
  ]),
  conformanceOf(createPrayerFeed, [
    [
      'success',
      'creates a link of its own',
      async (world) => {
        await world.signedIn();
        const feed = await created(world);
        expect(feed.settings).toEqual(settings);
        expect(fileOf(feed)).toMatch(/^[\w-]{43}\.ics$/);
        expect(fileOf(await created(world))).not.toBe(fileOf(feed));
      },
    ],
    [
      'InvalidInput',
      'rejects a place that is not on earth, and a calendar without times',
      async (world) => {
        await world.signedIn();
        for (const [pointer, given] of [
          ['/lat', { lat: 91 }],
          ['/prayers', { prayers: [] }],
        ] as const) {
          const response = await world.sendAnything(createPrayerFeed, { ...settings, ...given });
          expect(expectFailure(createPrayerFeed, response, 'InvalidInput')['errors']).toMatchObject([{ pointer }]);
        }
      },
    ],
    [
      'TimesOutOfOrder',
      'rejects minutes that put the times out of order',
      async (world) => {
        await world.signedIn();
        const response = await world.send(createPrayerFeed, {
          ...settings,
          method: 'muslim-world-league',
          adjustMaghrib: 60,
          adjustIsha: -60,
        });
        expect(expectFailure(createPrayerFeed, response, 'TimesOutOfOrder')['date']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      },
    ],
    [
      'TooManyPrayerFeeds',
      'rejects more links than a person can have',
      async (world) => {
        await world.signedIn();
        await createMax(world);
        const failure = expectFailure(
          createPrayerFeed,
          await world.send(createPrayerFeed, settings),
          'TooManyPrayerFeeds',
        );
        expect(failure['feedsMax']).toBe(10);
      },
    ],
    forPeople(createPrayerFeed, settings),
  ]),
  conformanceOf(revokePrayerFeed, [
    [
      'success',
      'ends the link immediately',
      async (world) => {
        await world.signedIn();
        const feed = await created(world);
        expectOutput(revokePrayerFeed, await world.send(revokePrayerFeed, { id: feed.id }));
        expect(await listed(world)).toEqual([]);
        expectFailure(readPrayerFeed, await read(world, fileOf(feed)), 'NotFound');
        expectFailure(revokePrayerFeed, await world.send(revokePrayerFeed, { id: feed.id }), 'NotFound');
      },
    ],
    notFound(revokePrayerFeed),
    forPeople(revokePrayerFeed, { id: 'nowhere' }),
  ]),
  conformanceOf(restorePrayerFeed, [
    [
      'success',
      'makes the same link work again, and leaves one that works as it is',
      async (world) => {
        await world.signedIn();
        const feed = await created(world);
        await world.send(revokePrayerFeed, { id: feed.id });
        for (const time of [1, 2])
          expect([time, expectOutput(restorePrayerFeed, await world.send(restorePrayerFeed, { id: feed.id }))]).toEqual(
            [time, feed],
          );
        expect((await read(world, fileOf(feed))).status).toBe(200);
      },
    ],
    [
      'TooManyPrayerFeeds',
      'rejects more links than a person can have',
      async (world) => {
        await world.signedIn();
        const { id } = await created(world);
        await world.send(revokePrayerFeed, { id });
        await createMax(world);
        expectFailure(restorePrayerFeed, await world.send(restorePrayerFeed, { id }), 'TooManyPrayerFeeds');
      },
    ],
    notFound(restorePrayerFeed),
    forPeople(restorePrayerFeed, { id: 'nowhere' }),
  ]),
  conformanceOf(readPrayerFeed, [
    [
      'success',
      'is a calendar of the chosen times, without a session',
      async (world) => {
        await world.signedIn();
        const feed = await created(world);
        await world.registered();
        const { status, headers, text } = await read(world, fileOf(feed));
        expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
        expect(text.match(/^SUMMARY:.*$/gm)?.slice(0, 2)).toEqual(['SUMMARY:Fajr', 'SUMMARY:Isha']);
        expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(136);
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown token',
      async (world) => {
        for (const file of ['anything.ics', 'anything', `${'a'.repeat(43)}.ics`])
          expectFailure(readPrayerFeed, await read(world, file), 'NotFound');
      },
    ],
  ]),
);

import type { PrayerFeed, PrayerFeedSettings } from '@apiyard/api/contract/accounts/prayer-feeds';
import {
  createPrayerFeed,
  listPrayerFeeds,
  prayerFeedsMax,
  readPrayerFeed,
  restorePrayerFeed,
  revokePrayerFeed,
} from '@apiyard/api/contract/accounts/prayer-feeds';
import { fail } from '@apiyard/api/contract/endpoint';
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import { feedDate } from '@apiyard/kernels/prayer/feed';
import prayerTimes from '@apiyard/kernels/tools/islami/prayer/prayer-times';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Sealer } from '../../accounts/secrets.ts';
import { digest, randomToken } from '../../accounts/secrets.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { PrayerFeedTable } from '../../db/schema/islami/prayer-feed.ts';
import { QueueFull } from '../../fair-queue.ts';
import { sendFailure } from '../../http/problem.ts';
import { originOf } from '../../http/public-origin.ts';
import { sendWritten, WrittenText } from '../../http/written.ts';
import { invalidAt, sentence } from '../../problems/sentence.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import type { FeedTask } from './feed-in-thread.ts';
import { feedOf } from './feed-task.ts';
import { countFeeds, findFeedByToken, insertFeed, listFeeds, restoreFeed, revokeFeed } from './feeds-store.ts';

interface PrayerFeedServices {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly publicUrl: URL | null;
  /** The calendar of a feed around a date. */
  textOf(task: FeedTask, callerId: string): Promise<string>;
  /** Unix milliseconds. */
  now(): number;
}

/** Each is about 50 kB. */
const writtenMax = 100;
const retryAfterS = 10;
const extension = '.ics';

export function prayerFeedRoutes({ database, sealer, publicUrl, textOf, now }: PrayerFeedServices): Route[] {
  const written = new LRUCache<string, Promise<WrittenText>>({ max: writtenMax });
  const writtenOf = (id: string, personId: string, settings: PrayerFeedSettings): Promise<WrittenText> => {
    const feed = feedOf(id, settings);
    const date = feedDate(feed, now());
    const key = `${id} ${date}`;
    const known = written.get(key);
    if (known !== undefined) return known;
    const made = textOf({ feed, date }, personId).then((text) => new WrittenText(text, 'text/calendar'));
    written.set(key, made);
    made.catch(() => written.delete(key));
    return made;
  };
  const shown = ({ id, cipher, settings, created_at: createdAt }: PrayerFeedTable, origin: string): PrayerFeed => {
    const token = sealer.open(cipher, id);
    if (token === null) throw new Error(`The link of the prayer feed ${id} was sealed with another secret.`);
    return {
      id,
      settings: JSON.parse(settings) as PrayerFeedSettings,
      url: `${origin}/api/feeds/prayer-times/${token}${extension}`,
      createdAt: new Date(createdAt).toISOString(),
    };
  };
  const originFor = (request: FastifyRequest) => originOf(request, publicUrl);
  const badHost = () => invalidAt('', 'invalid_value', sentence('problem.accounts.inviteLink'));
  const tooMany = () =>
    fail('TooManyPrayerFeeds', sentence('problem.accounts.prayerFeedsMax', { max: prayerFeedsMax }), {
      feedsMax: prayerFeedsMax,
    });
  const noFeed = () => fail('NotFound', sentence('problem.accounts.noPrayerFeed'));

  return [
    route(listPrayerFeeds, {
      rate: perMinute(120),
      handle: async ({ person, request }) => {
        const origin = originFor(request);
        if (origin === undefined) return badHost();
        const rows = await listFeeds(database.kysely, person.id);
        return { items: rows.map((row) => shown(row, origin)), next: null };
      },
    }),

    route(createPrayerFeed, {
      rate: perMinute(30),
      handle: async ({ input: settings, person, request }) => {
        const origin = originFor(request);
        if (origin === undefined) return badHost();
        const createdAt = now();
        const id = newId(createdAt);
        const date = unorderedDate(settings, createdAt);
        if (date !== null)
          return fail('TimesOutOfOrder', sentence('problem.accounts.timesOutOfOrder', { date }), { date });
        const token = randomToken();
        const row: PrayerFeedTable = {
          id,
          person_id: person.id,
          token_hash: digest(token),
          cipher: sealer.seal(token, id),
          settings: JSON.stringify(settings),
          created_at: createdAt,
          revoked_at: null,
        };
        return database.transaction(async (transaction) => {
          if ((await countFeeds(transaction, person.id)) >= prayerFeedsMax) return tooMany();
          await insertFeed(transaction, row);
          return shown(row, origin);
        });
      },
    }),

    route(revokePrayerFeed, {
      rate: perMinute(60),
      handle: async ({ input: { id }, person }) =>
        (await revokeFeed(database.kysely, id, person.id, now())) ? { success: true as const } : noFeed(),
    }),

    route(restorePrayerFeed, {
      rate: perMinute(60),
      handle: async ({ input: { id }, person, request }) => {
        const origin = originFor(request);
        if (origin === undefined) return badHost();
        return database.transaction(async (transaction) => {
          const others = (await listFeeds(transaction, person.id)).filter((row) => row.id !== id);
          if (others.length >= prayerFeedsMax) return tooMany();
          const row = await restoreFeed(transaction, id, person.id);
          return row === null ? noFeed() : shown(row, origin);
        });
      },
    }),

    route(readPrayerFeed, {
      // Calendar services read the links of many people from one address.
      rate: perMinute(600),
      handle: async ({ input: { file }, request, reply }) => {
        const token = file.endsWith(extension) ? file.slice(0, -extension.length) : null;
        const found = token === null ? null : await findFeedByToken(database.kysely, digest(token));
        if (found === null) return fail('NotFound', sentence('problem.accounts.noPrayerFeedLink'));
        try {
          const settings = JSON.parse(found.settings) as PrayerFeedSettings;
          const text = await writtenOf(found.id, found.person_id, settings);
          reply.header('content-disposition', 'inline; filename="prayer-times.ics"');
          return await sendWritten(request, reply, text);
        } catch (error) {
          if (!(error instanceof QueueFull)) throw error;
          const text = sentence('problem.calls.allWaiting', { waitS: retryAfterS });
          return sendFailure(reply, fail('Maintenance', text, { retryAfterS }));
        }
      },
    }),
  ];
}

/** Today, if the minutes that people add put its times out of order. */
function unorderedDate(settings: PrayerFeedSettings, nowMs: number): string | null {
  const feed = feedOf('', settings);
  const date = feedDate(feed, nowMs);
  try {
    prayerTimes({ ...feed.input, date, lang: feed.lang });
    return null;
  } catch (error) {
    if (error instanceof InputFault && error.code === 'out_of_order') return date;
    throw error;
  }
}

/** What is published, as this process answers calls with it. Other processes' changes are noticed by a stamp that each change leaves. */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { Schema } from '../db/schema.ts';
import type { LiveScraper } from './scraper.ts';
import { readDefinition, selectStored } from './stored.ts';

const stampName = 'scrapers changed';

/** How late a change of another process may be noticed. */
const checkEveryMs = 1000;

/** Says in the change's own transaction that something live changed. */
export async function leaveStamp(transaction: Kysely<Schema>, nowMs: number): Promise<void> {
  const value = newId(nowMs);
  await transaction
    .insertInto('setting')
    .values({ name: stampName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export interface LiveSet {
  /** What is published of it cannot be read by this version. */
  isOutdated(scraperId: string): boolean;
  /** Resolves when calls are answered by what was committed before. */
  refresh(): Promise<void>;
  /** Refreshes when another process changed something. Never rejects. */
  check(): Promise<void>;
  start(): void;
  close(): Promise<void>;
}

interface LiveOptions {
  readonly database: Database;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Takes the whole set. */
  replace(lives: readonly LiveScraper[]): Promise<void>;
}

export function createLiveSet({ database: { kysely }, log, replace }: LiveOptions): LiveSet {
  let known = new Map<string, LiveScraper>();
  const outdated = new Set<string>();
  let stamp: string | null | undefined;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | null = null;
  let isTold = false;

  const readStamp = async () =>
    (await kysely.selectFrom('setting').select('value').where('name', '=', stampName).executeTakeFirst())?.value ??
    null;

  async function read(): Promise<void> {
    // First: what changes while the rows are read is then noticed at the next look.
    const found = await readStamp();
    const rows = await kysely
      .selectFrom('scraper')
      .select(['id', 'live_revision', 'paused', 'health'])
      .where('deleted_at', 'is', null)
      .where('live_revision', 'is not', null)
      .execute();
    const lives = new Map<string, LiveScraper>();
    const changed: string[] = [];
    for (const { id, live_revision, paused, health } of rows) {
      const before = known.get(id);
      if (before?.revision !== live_revision) changed.push(id);
      else if (before.paused === (paused === 1) && before.health === health) lives.set(id, before);
      else lives.set(id, { ...before, paused: paused === 1, health });
    }
    for (const live of await readLive(changed)) lives.set(live.id, live);
    known = lives;
    await replace(Array.from(lives.values()));
    stamp = found;
  }

  async function readLive(ids: readonly string[]): Promise<LiveScraper[]> {
    if (ids.length === 0) return [];
    const rows = await selectStored(kysely).where('scraper.id', 'in', ids).execute();
    return rows.flatMap(({ id, live_revision: revision, live_definition, paused, health, live_api }) => {
      if (revision === null || live_definition === null) return [];
      const definition = readDefinition(live_definition);
      if (definition !== null) {
        outdated.delete(id);
        return { id, revision, definition, paused: paused === 1, health };
      }
      outdated.add(id);
      log.error(
        { scraperId: id, api: live_api, revision },
        'a published definition is not one that this version takes: publish it anew',
      );
      return [];
    });
  }

  function refresh(): Promise<void> {
    if (running === null) {
      running = read().finally(() => {
        running = null;
      });
      return running;
    }
    // What runs may have read before the change: one more after it serves all who wait.
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return refresh();
      });
    return next;
  }

  async function check(): Promise<void> {
    try {
      if ((await readStamp()) !== stamp) await refresh();
      isTold = false;
    } catch (error) {
      if (!isTold) log.warn({ err: error }, 'cannot look for changes of scrapers; trying on');
      isTold = true;
    }
  }

  return {
    isOutdated: (scraperId) => outdated.has(scraperId),
    refresh,
    check,
    start() {
      timer = setInterval(() => {
        checking ??= check().finally(() => {
          checking = null;
        });
      }, checkEveryMs).unref();
    },
    async close() {
      clearInterval(timer);
      await checking;
      await (next ?? running)?.catch(() => {});
    },
  };
}

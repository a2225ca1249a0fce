/** The published definitions in this process. Changes by other processes are detected by a stamp that each change writes. */
import type { Logger } from 'pino';
import type { Connection, Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { ScheduledTask, Scheduler } from '../jobs/scheduler.ts';
import { findSetting, upsertSetting } from '../settings-store.ts';
import type { LiveScraper } from './scraper.ts';
import { listLiveStates, listStoredWithIds } from './scrapers-store.ts';
import { readDefinition } from './stored.ts';

const stampName = 'scrapers changed';

/** How late a change of another process may be noticed. */
const checkEveryMs = 1000;

/** Records in the change's transaction that something live changed. */
export async function markChanged(transaction: Connection, nowMs: number): Promise<void> {
  await upsertSetting(transaction, stampName, newId(nowMs));
}

/** Disposal stops checking for changes by other processes. */
export interface LiveSet extends AsyncDisposable {
  /** The published definition cannot be read by this version. */
  isOutdated(scraperId: string): boolean;
  /** Resolves when calls use everything committed before. */
  refresh(): Promise<void>;
}

interface LiveOptions {
  readonly database: Database;
  readonly scheduler: Pick<Scheduler, 'add'>;
  readonly log: Pick<Logger, 'error'>;
  /** Replaces the whole set. */
  replace(lives: readonly LiveScraper[]): Promise<void>;
}

export function createLiveSet({ database: { kysely }, scheduler, log, replace }: LiveOptions): LiveSet {
  let known = new Map<string, LiveScraper>();
  const outdated = new Set<string>();
  let stamp: string | null | undefined;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  /** Differs after each change of published definitions. */
  const readStamp = async () => (await findSetting(kysely, stampName)) ?? null;

  async function read(): Promise<void> {
    // Read first: a change while the rows are read is then detected at the next check.
    const found = await readStamp();
    const rows = await listLiveStates(kysely);
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
    const rows = await listStoredWithIds(kysely, ids);
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
        'a published definition is not valid in this version; publish it again',
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
    // The current run may have read before the change: one more run serves all who wait.
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return refresh();
      });
    return next;
  }

  const checking: ScheduledTask = scheduler.add({
    name: 'published scrapers',
    everyMs: checkEveryMs,
    scope: 'process',
    async run() {
      if ((await readStamp()) !== stamp) await refresh();
    },
  });

  return {
    isOutdated: (scraperId) => outdated.has(scraperId),
    refresh,
    async [Symbol.asyncDispose]() {
      await checking[Symbol.asyncDispose]();
      await (next ?? running)?.catch(() => {});
    },
  };
}

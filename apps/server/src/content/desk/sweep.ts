/** Lets go what was deleted 30 days ago and pictures that are used nowhere, an hour after the start and every hour. */
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { keptDeletedMs } from './desk.ts';

const everyMs = 3_600_000;

export async function sweepDeleted({ kysely }: Pick<Database, 'kysely'>, nowMs: number): Promise<number> {
  let gone = 0;
  for (const table of ['blog_post', 'gallery_item', 'update_entry'] as const) {
    const { numDeletedRows } = await kysely
      .deleteFrom(table)
      .where('deleted_at', '<', nowMs - keptDeletedMs)
      .executeTakeFirst();
    gone += Number(numDeletedRows);
  }
  return gone;
}

interface SweepOptions {
  readonly database: Database;
  readonly pictures: Pictures;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly now: () => number;
}

export interface Sweeping {
  sweep(): Promise<void>;
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

export function keepSweeping({ database, pictures, log, now }: SweepOptions): Sweeping {
  let under: Promise<void> | null = null;
  const sweepOnce = async () => {
    try {
      const entries = await sweepDeleted(database, now());
      const unused = await pictures.sweep();
      if (entries + unused > 0) log.info({ entries, pictures: unused }, 'deleted content and unused pictures let go');
    } catch (error) {
      log.warn({ err: error }, 'deleted content could not be let go; trying again later');
    }
  };
  const sweep = () => {
    under ??= sweepOnce().finally(() => {
      under = null;
    });
    return under;
  };
  const timer = setInterval(() => void sweep(), everyMs).unref();
  return {
    sweep,
    async stop() {
      clearInterval(timer);
      await under;
    },
  };
}

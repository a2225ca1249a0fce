/** How the latest call of each API went. Kept in memory and written in batches: calls do not wait for it, and a kill may lose the last seconds. */
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { LastRun } from './stored.ts';

const writeEveryMs = 5000;
const detailMax = 500;

interface Noted extends LastRun {
  /** Unix milliseconds. */
  readonly at: number;
}

export interface LastRuns {
  note(scraperId: string, run: Noted): void;
  /** Resolves when all that was noted is written. Never rejects. */
  write(): Promise<void>;
}

export function createLastRuns({
  database,
  log,
}: {
  readonly database: Database;
  readonly log: Pick<Logger, 'warn'>;
}): LastRuns {
  let noted = new Map<string, Noted>();
  let timer: NodeJS.Timeout | null = null;

  let writing: Promise<void> = Promise.resolve();

  async function writeNoted(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (noted.size === 0) return;
    const batch = [...noted];
    noted = new Map();
    try {
      await database.transaction(async (transaction) => {
        for (const [id, { at, ...run }] of batch) {
          await transaction
            .updateTable('scraper')
            .set({ last_run_at: at, last_run: JSON.stringify(run) })
            .where('id', '=', id)
            // Another process may have seen a later one.
            .where((is) => is.or([is('last_run_at', 'is', null), is('last_run_at', '<', at)]))
            .execute();
        }
      });
    } catch (error) {
      log.warn({ err: error }, 'how the last runs of scrapers went could not be written');
    }
  }

  /** One after the other: whoever waits for this waits for what is under way as well. */
  const write = () => (writing = writing.then(writeNoted));

  return {
    note(scraperId, { detail, ...run }) {
      noted.set(scraperId, { ...run, detail: detail === null ? null : detail.slice(0, detailMax) });
      timer ??= setTimeout(() => void write(), writeEveryMs).unref();
    },
    write,
  };
}

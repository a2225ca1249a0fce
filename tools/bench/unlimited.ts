/** A server whose plans have practically no limits, and a key to call it with: limits would end a benchmark within a second. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/db/open.ts';
import { makeAccount } from '../test/account.ts';
import type { RunningServer } from '../test/processes.ts';
import { startServer } from '../test/processes.ts';

const plenty = 1_000_000_000;

/**
 * Runs `work` against it, with default logging into a file; everything is gone afterwards.
 * @param busyDelayMs `BUSY_DELAY_MS` of the server; empty is the default of the product
 */
export async function withUnlimitedServer<T>(
  work: (server: RunningServer, apiKey: string) => Promise<T>,
  busyDelayMs: '' | '0' = '',
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'apiyard-bench-'));
  const env = { DATA_DIR: dataDir, BUSY_DELAY_MS: busyDelayMs };
  try {
    const first = await startServer({ env });
    const { apiKey } = await makeAccount(first.url, 'bench');
    await first.stop();
    const database = await openDatabase({ databaseUrl: null, dataDir });
    await database.kysely.updateTable('plan').set({ calls_per_day: plenty, calls_per_minute: plenty }).execute();
    await database.close();
    const server = await startServer({ env, logFile: join(dataDir, 'server.log') });
    try {
      return await work(server, apiKey);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

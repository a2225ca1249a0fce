import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import type { Env } from './env.ts';
import { SettingError } from './env.ts';
import type { Log } from './http/log.ts';

/**
 * The database as this version wants it.
 * @throws SettingError when it cannot be used
 */
export async function openMigrated(env: Env, log: Log): Promise<Database> {
  return inOneSentence(async () => {
    const database = await openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir });
    try {
      const { applied, backup } = await migrate(database, {
        dataDir: env.dataDir,
        // Loaded for the first start of a new version alone.
        backUp: async (to) => (await import('./backup/write-backup.ts')).writeBackup({ database, to, filesDir: null, appSecret: env.appSecret, withSecret: false }),
      });
      if (applied.length > 0) log.logger.info({ applied, backup }, 'database brought up to this version');
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  });
}

/** What stops the start is for the person who starts it: no stack, and what an engine says in its own words comes with what to do. */
export async function inOneSentence<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error) throw new SettingError(`The database cannot be used (${error.message || String(error.code)}): check DATABASE_URL and DATA_DIR, then start again.`, { cause: error });
    throw new SettingError(error.message, { cause: error });
  }
}

/** What the operator's commands share: settings, the database, and one sentence for what goes wrong. */
import { BackupError } from '../backup/read-backup.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { hasTables } from '../db/whole-database.ts';
import type { Env } from '../env.ts';
import { readEnv, SettingError } from '../env.ts';

/** A command cannot do what was asked: one sentence that says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a command with the settings that `start` would run with. Ends with 1 when it could not do its work. */
export async function command(work: (env: Env, words: readonly string[]) => Promise<void>): Promise<void> {
  process.removeAllListeners('warning');
  try {
    await work(readEnv(process.env), process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof BackupError || error instanceof CommandError || isWrongWord(error))) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

/** `node:util`'s `parseArgs` says in its message what it does not know. */
const isWrongWord = (error: unknown): boolean => error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** The database, as it is: a backup before an upgrade must not be the upgrade. */
export async function withDatabase<T>({ databaseUrl, dataDir }: Env, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    if (!(await hasTables(database))) throw new CommandError('There is nothing here yet: check DATA_DIR and DATABASE_URL, or start the server once.');
    return await work(database);
  } finally {
    await database.close();
  }
}

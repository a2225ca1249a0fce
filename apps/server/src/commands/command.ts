/** Shared by the operator's commands: settings, the database, and errors as one sentence. */
import { BackupError } from '../backup/archive.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { isDamaged } from '../db/unavailable.ts';
import { hasOurTables } from '../db/whole-database.ts';
import type { CommandEnv } from '../env.ts';
import { readCommandEnv, SettingError } from '../env.ts';
import { hasSqliteFile } from '../installation/orphaned-data.ts';
import { damagedDatabase, inOneSentence } from '../start-database.ts';

/** A command failed: one sentence that says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a command with the settings that `start` would run with. Ends with 1 when it could not do its work. */
export async function command(work: (env: CommandEnv, words: readonly string[]) => Promise<void>): Promise<void> {
  process.removeAllListeners('warning');
  try {
    await work(readCommandEnv(process.env), process.argv.slice(2));
  } catch (error) {
    if (
      !(
        error instanceof SettingError ||
        error instanceof BackupError ||
        error instanceof CommandError ||
        isWrongWord(error)
      )
    )
      throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

/** `parseArgs` of `node:util` names the unknown option in its message. */
const isWrongWord = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

const nothingHere = 'There is no data here yet. Check DATA_DIR and DATABASE_URL, or start the server once.';

/** Opens the database without migrating: a backup before an upgrade must not upgrade. Creates none. */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: CommandEnv,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  // PostgreSQL opens a connection only when it is used.
  if (databaseUrl === null && !hasSqliteFile(dataDir)) throw new CommandError(nothingHere);
  const database = await inOneSentence(() => openDatabase({ databaseUrl, dataDir }));
  try {
    if (!(await inOneSentence(() => hasOurTables(database)))) throw new CommandError(nothingHere);
    return await work(database);
  } catch (error) {
    throw isDamaged(error) ? new CommandError(damagedDatabase((error as Error).message), { cause: error }) : error;
  } finally {
    await database.close();
  }
}

import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export interface DatabaseOptions {
  /** `postgres://…`; null for SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** Opens the database. `migrate` must run before the first use. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> {
  if (databaseUrl === null) return openSqlite(dataDir);
  if (/^postgres(?:ql)?:\/\//.test(databaseUrl)) return openPostgres(databaseUrl);
  throw new Error('DATABASE_URL must start with postgres:// or postgresql://. Unset it to use SQLite.');
}

import { sql } from 'kysely';
import type { Database } from './database.ts';

const sizes = {
  sqlite: sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`,
  postgres: sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`,
};

/** Size of the database on disk, without write-ahead logs. */
export async function databaseSizeBytes({ engine, kysely }: Pick<Database, 'engine' | 'kysely'>): Promise<number> {
  const { rows } = await sizes[engine].execute(kysely);
  return rows[0]?.bytes ?? 0;
}

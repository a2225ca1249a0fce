/** Inserts the rows of a backup into a database that is not in use yet. */
import { createReadStream } from 'node:fs';
import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';
import type { SnapshotRow } from './snapshot.ts';

/** Limits rows per statement by their number of values: SQLite allows 32,766. */
const valuesAtOnce = 10_000;

/** Table names come from the backup, not from this version's schema: a backup may be older. */
type AnyTables = Record<string, Record<string, string | number | null>>;

/**
 * Empties the tables and fills them, atomically.
 * @param tables in insert order
 * @param fileOf file with a table's rows, one JSON object per line
 */
export async function refillTables(
  database: Database,
  tables: readonly string[],
  fileOf: (table: string) => string,
): Promise<void> {
  await database.migration(async (transaction: Transaction<Schema>) => {
    const db = transaction as unknown as Transaction<AnyTables>;
    for (const table of tables.toReversed()) await db.deleteFrom(table).execute();
    for (const table of tables) {
      let batch: SnapshotRow[] = [];
      const put = async () => {
        if (batch.length > 0) await db.insertInto(table).values(batch).execute();
        batch = [];
      };
      for await (const line of linesOf(fileOf(table))) {
        const row = JSON.parse(line) as SnapshotRow;
        batch.push(row);
        if (batch.length * Object.keys(row).length >= valuesAtOnce) await put();
      }
      await put();
    }
  });
}

/** `node:readline` also splits at U+2028, which JSON does not escape. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

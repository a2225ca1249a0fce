/** A consistent snapshot of all rows for backups; other connections keep writing while it is read. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { isOurTable } from './table-names.ts';

export type SnapshotRow = Readonly<Record<string, string | number | null>>;

export interface Snapshot {
  /** Our tables in insert order: a referenced table comes before the ones that refer to it. */
  readonly tables: readonly string[];
  /** @param table one of `tables` */
  rows(table: string): AsyncIterable<SnapshotRow>;
}

const rowsAtOnce = 500;

/** A separate read transaction: under WAL it sees the state at its start and blocks no writer. */
export async function sqliteSnapshot<T>(file: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const reader = new DatabaseSync(file, { readOnly: true });
  try {
    reader.exec('begin');
    const names = reader
      .prepare(
        `select name from sqlite_schema where type = 'table' and name not like 'sqlite!_%' escape '!' order by name`,
      )
      .all()
      .map(({ name }) => String(name))
      .filter(isOurTable);
    const refers = names.map((name): readonly [string, readonly string[]] => [
      name,
      reader
        .prepare('select "table" as other from pragma_foreign_key_list(?)')
        .all(name)
        .map(({ other }) => String(other)),
    ]);
    return await work({
      tables: inOrder(new Map(refers)),
      async *rows(table) {
        let read = 0;
        for (const row of reader.prepare(`select * from ${quoted(table)}`).iterate()) {
          yield row as SnapshotRow;
          read += 1;
          if (read % rowsAtOnce === 0) await nextTurn();
        }
      },
    });
  } finally {
    reader.close();
  }
}

export async function postgresSnapshot<T>(client: pg.ClientBase, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
    );
    const { rows: references } = await client.query<{ name: string; other: string }>(
      `select source.relname as name, target.relname as other
       from pg_constraint join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
       where contype = 'f' and connamespace = current_schema()::regnamespace`,
    );
    const refers = new Map(
      tables
        .filter(({ name }) => isOurTable(name))
        .map(({ name }): [string, string[]] => [
          name,
          references.filter((one) => one.name === name).map(({ other }) => other),
        ]),
    );
    return await work({
      tables: inOrder(refers),
      async *rows(table) {
        await client.query(`declare snapshot_rows no scroll cursor for select * from ${quoted(table)}`);
        for (;;) {
          const { rows } = await client.query<SnapshotRow>(`fetch ${rowsAtOnce} from snapshot_rows`);
          yield* rows;
          if (rows.length < rowsAtOnce) break;
        }
        await client.query('close snapshot_rows');
      },
    });
  } finally {
    await client.query('rollback');
  }
}

/** Tables after those that they refer to. */
function inOrder(refers: ReadonlyMap<string, readonly string[]>): string[] {
  const placed = new Set<string>();
  const place = (name: string, above: readonly string[]): void => {
    if (placed.has(name)) return;
    if (above.includes(name))
      throw new Error(
        `The tables ${above.join(', ')} reference each other in a cycle, so their rows cannot be restored in order.`,
      );
    for (const other of refers.get(name) ?? []) if (other !== name) place(other, [...above, name]);
    placed.add(name);
  };
  for (const name of refers.keys()) place(name, []);
  return Array.from(placed);
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** What differs between the engines when tables are made. Queries are Kysely's and the same on both. */
import type { ColumnDataType } from 'kysely';
import { sql } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

export interface Dialect {
  readonly engine: Engine;
  readonly text: ColumnDataType;
  /** Truth values (0 or 1) and small counts. */
  readonly int: ColumnDataType;
  /** Unix milliseconds and counts that grow. */
  readonly bigint: ColumnDataType;
  /** Ends a `create table`: SQLite checks column types only in strict tables. */
  readonly tableEnd: ReturnType<typeof sql>;
  /** The same for a table that is always read by its whole primary key. */
  readonly keyedTableEnd: ReturnType<typeof sql>;
}

const dialects: Readonly<Record<Engine, Dialect>> = {
  sqlite: {
    engine: 'sqlite',
    text: 'text',
    int: 'integer',
    bigint: 'integer',
    tableEnd: sql`strict`,
    keyedTableEnd: sql`strict, without rowid`,
  },
  postgres: {
    engine: 'postgres',
    text: 'text',
    int: 'integer',
    bigint: 'bigint',
    tableEnd: sql``,
    keyedTableEnd: sql``,
  },
};

export const dialectOf = (engine: Engine): Dialect => dialects[engine];

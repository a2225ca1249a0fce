import type { Kysely, Transaction } from 'kysely';
import type { Engine } from './dialect.ts';
import type { Hot } from './charges/hot.ts';
import type { Integrity } from './integrity/integrity.ts';
import type { Schema } from './schema.ts';
import type { Snapshot } from './snapshot.ts';

/** The database for single statements, or a transaction in it. The first parameter of store functions. */
export type Connection = Kysely<Schema>;

/** An open database, of either engine. */
export interface Database {
  readonly engine: Engine;
  /** For single statements. Never inside `transaction`: on SQLite this would deadlock. */
  readonly kysely: Connection;
  readonly hot: Hot;
  /**
   * Runs `work` in a serializable transaction, also across processes. `work` may run more than once (on PostgreSQL, after
   * a serialization failure): it must have no effects other than its statements.
   */
  transaction<T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** A transaction that changes the schema. On SQLite it waits up to a minute for other processes. */
  migration<T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T>;
  /**
   * Writes a complete, consistent copy into a new file, durable when it resolves; null where the engine has its own tool
   * (PostgreSQL: `pg_dump`).
   */
  readonly copyTo: ((file: string) => Promise<void>) | null;
  /** Calls `work` with a consistent snapshot of all tables, without blocking other access. */
  snapshot<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;
  /** Rejects when the database does not respond, is not the one that was opened, has unreadable rows, or cannot be written. */
  ping(): Promise<void>;
  /** Checks the integrity of all stored data without blocking other access, for up to `timeoutMs`. */
  checkIntegrity(timeoutMs: number): Promise<Integrity>;
  close(): Promise<void>;
}

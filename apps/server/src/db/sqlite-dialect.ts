/**
 * Kysely over Node's SQLite. There is one write connection: every statement and transaction on it takes the same lock,
 * so that statements of two transactions never mix.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type {
  CompiledQuery,
  DatabaseConnection,
  DatabaseIntrospector,
  Dialect,
  DialectAdapter,
  Driver,
  Kysely,
  QueryCompiler,
  QueryResult,
} from 'kysely';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { busyTimeoutMs } from './sqlite-settings.ts';
import type { Turnstile } from './charges/turnstile.ts';

const statementsMax = 200;

/** Prepared statements by SQL text; the least recently used is evicted first. */
export class StatementCache {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, { statement: StatementSync; returnsRows: boolean }>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get size(): number {
    return this.#statements.size;
  }

  get(text: string): { statement: StatementSync; returnsRows: boolean } {
    const known = this.#statements.get(text);
    if (known) {
      this.#statements.delete(text);
      this.#statements.set(text, known);
      return known;
    }
    const statement = this.#database.prepare(text);
    const entry = { statement, returnsRows: statement.columns().length > 0 };
    this.#statements.set(text, entry);
    if (this.#statements.size > statementsMax) {
      const oldest = this.#statements.keys().next();
      if (!oldest.done) this.#statements.delete(oldest.value);
    }
    return entry;
  }

  /** After the tables changed, what was prepared before may describe the old ones. */
  clear(): void {
    this.#statements.clear();
  }
}

export interface SqliteWriter {
  readonly database: DatabaseSync;
  readonly statements: StatementCache;
  readonly turnstile: Turnstile;
  /** Grows with every change that may have become visible to other connections. Charges are not counted. */
  changes: number;
}

const retryMs = 20;
/** `SQLITE_BUSY`: another process is writing. */
const busy = 5;

/** Tries until the lock is free. Inside a transaction it is ours, and the first try is the only one. */
async function patiently<T>(work: () => T): Promise<T> {
  const untilMs = performance.now() + busyTimeoutMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Error && 'errcode' in error && error.errcode === busy) || performance.now() >= untilMs)
        throw error;
    }
    await wait(retryMs);
  }
}

class WriterConnection implements DatabaseConnection {
  readonly writer: SqliteWriter;

  constructor(writer: SqliteWriter) {
    this.writer = writer;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { statement, returnsRows } = this.writer.statements.get(sql);
    const values = parameters as readonly SQLInputValue[];
    if (returnsRows) {
      const rows = await patiently(() => statement.all(...values) as Row[]);
      if (!sql.startsWith('select ')) this.writer.changes += 1;
      return { rows };
    }
    const { changes } = await patiently(() => statement.run(...values));
    this.writer.changes += 1;
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const values = parameters as readonly SQLInputValue[];
    for (const row of this.writer.database.prepare(sql).iterate(...values)) yield { rows: [row as Row] };
  }
}

class SqliteDriver implements Driver {
  readonly #connection: WriterConnection;

  constructor(writer: SqliteWriter) {
    this.#connection = new WriterConnection(writer);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#connection.writer.turnstile.enter();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#connection.writer.turnstile.leave();
  }

  /** Immediate: a transaction that read first and then meets a lock could not succeed by waiting. */
  async beginTransaction(): Promise<void> {
    await patiently(() => this.#connection.writer.database.exec('begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    this.#connection.writer.database.exec('commit');
    this.#connection.writer.changes += 1;
  }

  async rollbackTransaction(): Promise<void> {
    const { database } = this.#connection.writer;
    // Some errors (a full disk) have rolled back already.
    if (database.isTransaction) database.exec('rollback');
  }

  /** The owner of the connections closes them. */
  async destroy(): Promise<void> {}
}

export class SqliteDialect implements Dialect {
  readonly #writer: SqliteWriter;

  constructor(writer: SqliteWriter) {
    this.#writer = writer;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#writer);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new SqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

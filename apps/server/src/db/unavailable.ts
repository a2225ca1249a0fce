import pg from 'pg';

/** SQLite's primary result codes: BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL, CANTOPEN (https://sqlite.org/rescode.html). */
const sqliteCodes = new Set([5, 6, 7, 8, 10, 13, 14]);
/** CORRUPT and NOTADB. */
const sqliteDamageCodes = new Set([11, 26]);
/** `data_corrupted`, `index_corrupted`. */
const postgresDamageCodes = new Set(['XX001', 'XX002']);
/**
 * PostgreSQL's classes: connection, another transaction in the way, resources, operator's intervention
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const postgresClasses = /^(?:08|40|53|57)/;
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** Messages of `pg` errors without a code. */
const connectionMessages = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

/** Whether the database is unavailable for any query: full or read-only disk, a lock of another process, a lost connection. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCodes.has(error.errcode & 0xff);
  if (error instanceof pg.DatabaseError) return postgresClasses.test(error.code ?? '');
  return ('code' in error && connectionCodes.has(String(error.code))) || connectionMessages.test(error.message);
}

/** True when there is no room for what was to be written. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return (error.errcode & 0xff) === 13;
  return error instanceof pg.DatabaseError && error.code === '53100';
}

/** Whether the stored data are damaged: only restoring a backup helps. */
export function isDamaged(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteDamageCodes.has(error.errcode & 0xff);
  return error instanceof pg.DatabaseError && postgresDamageCodes.has(error.code ?? '');
}

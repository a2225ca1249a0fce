import pg from 'pg';
import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const sqlite = (errcode: number) => Object.assign(new Error('as SQLite says'), { code: 'ERR_SQLITE_ERROR', errcode });
const postgres = (code: string) => Object.assign(new pg.DatabaseError('as PostgreSQL says', 0, 'error'), { code });
const connection = (code: string) => Object.assign(new Error(`connect ${code}`), { code });

const cases: [string, unknown, boolean][] = [
  ['a full disk', sqlite(13), true],
  ['a disk that became read-only', sqlite(8), true],
  ['a read-only folder, by its extended code', sqlite(1544), true],
  ['another process that holds the lock', sqlite(5), true],
  ['a disk that fails', sqlite(10), true],
  ['a row that exists', sqlite(2067), false],
  ['a statement that is wrong', sqlite(1), false],
  ['PostgreSQL that is told to stop', postgres('57P01'), true],
  ['PostgreSQL without a free connection', postgres('53300'), true],
  ['two transactions of PostgreSQL that wait for each other', postgres('40P01'), true],
  ['a row that PostgreSQL has', postgres('23505'), false],
  ['nobody at the port', connection('ECONNREFUSED'), true],
  ['a connection that was cut', new Error('Connection terminated unexpectedly'), true],
  ['a fault of ours', new TypeError('x is not a function'), false],
  ['no error at all', 'text', false],
];

test.each(cases)('%s', (_, error, unavailable) => {
  expect(isUnavailable(error)).toBe(unavailable);
});

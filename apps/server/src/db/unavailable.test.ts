import pg from 'pg';
import { expect, test } from 'vitest';
import { isDamaged, isFull, isUnavailable } from './unavailable.ts';

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
  ['PostgreSQL that is shutting down', postgres('57P01'), true],
  ['PostgreSQL without a free connection', postgres('53300'), true],
  ['two transactions of PostgreSQL that wait for each other', postgres('40P01'), true],
  ['a row that PostgreSQL has', postgres('23505'), false],
  ['no server at the port', connection('ECONNREFUSED'), true],
  ['a connection that was cut', new Error('Connection terminated unexpectedly'), true],
  ['a fault of ours', new TypeError('x is not a function'), false],
  ['no error at all', 'text', false],
];

test.each(cases)('%s', (_, error, unavailable) => {
  expect(isUnavailable(error)).toBe(unavailable);
});

test.each<[string, unknown, boolean, boolean]>([
  ['a damaged page', sqlite(11), true, false],
  ['a damaged index, by its extended code', sqlite(779), true, false],
  ['a file that is no database', sqlite(26), true, false],
  ['a damaged page of PostgreSQL', postgres('XX001'), true, false],
  ['a damaged index of PostgreSQL', postgres('XX002'), true, false],
  ['a full disk', sqlite(13), false, true],
  ['a full disk of PostgreSQL', postgres('53100'), false, true],
  ['a disk that fails', sqlite(10), false, false],
  ['a fault of ours', new TypeError('x is not a function'), false, false],
])('%s: damaged or full', (_, error, damaged, full) => {
  expect([isDamaged(error), isFull(error)]).toEqual([damaged, full]);
});

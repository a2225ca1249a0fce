import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { describeOnEngines, newPlace } from '../../test/engines/engines.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { StatementCache } from './sqlite-dialect.ts';

describe('SQLite', () => {
  it('waits for the disk at every commit, keeps a write-ahead log and checks foreign keys', async () => {
    const place = await newPlace('sqlite');
    const database = await openDatabase(place);
    const pragma = async (name: string) =>
      Object.values(
        (await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(database.kysely)).rows[0] ?? {},
      )[0];
    expect({
      journalMode: await pragma('journal_mode'),
      synchronous: await pragma('synchronous'),
      foreignKeys: await pragma('foreign_keys'),
      busyTimeoutMs: await pragma('busy_timeout'),
    }).toEqual({ journalMode: 'wal', synchronous: 2, foreignKeys: 1, busyTimeoutMs: 5 });
    await database.close();
    await place.remove();
  });

  it('waits for another process that writes, without blocking anything else', async () => {
    const place = await newPlace('sqlite');
    const database = await openDatabase(place);
    await migrate(database, place);
    const other = new DatabaseSync(join(place.dataDir, 'apiyard.sqlite'));
    other.exec('begin immediate');
    let turns = 0;
    const counting = setInterval(() => (turns += 1) === 20 && other.exec('rollback'), 5);
    const single = database.kysely.insertInto('setting').values({ name: 'single', value: '1' }).execute();
    const together = database.transaction((transaction) =>
      transaction.insertInto('setting').values({ name: 'together', value: '2' }).execute(),
    );
    await Promise.all([single, together]);
    clearInterval(counting);
    expect(turns).toBeGreaterThanOrEqual(20);
    expect(await database.kysely.selectFrom('setting').selectAll().orderBy('name').execute()).toEqual([
      { name: 'single', value: '1' },
      { name: 'together', value: '2' },
    ]);
    other.close();
    await database.close();
    await place.remove();
  });

  it('is copied whole into a file that opens by itself, while a transaction is open', async () => {
    const place = await newPlace('sqlite');
    const database = await openDatabase(place);
    await migrate(database, place);
    const file = join(place.dataDir, 'copy.sqlite');
    await database.transaction(async (transaction) => {
      await transaction.insertInto('setting').values({ name: 'late', value: 'not yet' }).execute();
      await database.copyTo?.(file);
    });
    const copy = new DatabaseSync(file, { readOnly: true });
    expect(copy.prepare('select count(*) as n from setting').get()).toEqual({ n: 0 });
    expect(copy.prepare('select id from plan order by id').all()).toEqual([{ id: 'free' }, { id: 'premium' }]);
    expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    copy.close();
    await database.close();
    await place.remove();
  });
});

describe('The statement cache', () => {
  it('prepares an SQL text once, caches the last 200 used, and detects which return rows', () => {
    const database = new DatabaseSync(':memory:');
    const cache = new StatementCache(database);
    const first = cache.get('select 0 as n');
    expect(cache.get('select 0 as n')).toBe(first);
    for (let n = 1; n <= 199; n += 1) cache.get(`select ${n} as n`);
    cache.get('select 0 as n');
    cache.get('create table t (n)');
    expect(cache.size).toBe(200);
    expect(cache.get('select 0 as n')).toBe(first);
    expect([first.returnsRows, cache.get('create table u (n)').returnsRows]).toEqual([true, false]);
    database.close();
  });
});

describe('DATABASE_URL', () => {
  it('that is not PostgreSQL is refused with what to do', async () => {
    await expect(openDatabase({ databaseUrl: 'mysql://localhost/x', dataDir: '/nowhere' })).rejects.toThrow(
      'DATABASE_URL must start with postgres:// or postgresql://. Unset it to use SQLite.',
    );
  });
});

describeOnEngines('A database', (on) => {
  const valueOf = async (name: string) =>
    (await on().database.kysely.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())
      ?.value;

  it('rolls back a failed transaction, and continues to work', async () => {
    const { database } = on();
    const failing = database.transaction(async (transaction) => {
      await transaction.insertInto('setting').values({ name: 'rolled back', value: '1' }).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await valueOf('rolled back')).toBe(undefined);
    await database.transaction((transaction) =>
      transaction.insertInto('setting').values({ name: 'kept', value: '1' }).execute(),
    );
    expect(await valueOf('kept')).toBe('1');
  });

  it('runs transactions as if one after the other: 60 read-then-write increments over two connections add up', async () => {
    const databases = [on().database, await on().openAnother()];
    await on().database.kysely.insertInto('setting').values({ name: 'count', value: '0' }).execute();
    await Promise.all(
      Array.from({ length: 60 }, (_, turn) =>
        // On SQLite a second connection waits without yielding, so only one of them may be used in one process.
        (on().engine === 'sqlite' ? on().database : (databases[turn % 2] ?? on().database)).transaction(
          async (transaction) => {
            const { value } = await transaction
              .selectFrom('setting')
              .select('value')
              .where('name', '=', 'count')
              .executeTakeFirstOrThrow();
            await transaction
              .updateTable('setting')
              .set({ value: String(Number(value) + 1) })
              .where('name', '=', 'count')
              .execute();
          },
        ),
      ),
    );
    expect(await valueOf('count')).toBe('60');
  });

  it('keeps a single statement out of an open transaction', async () => {
    const { database } = on();
    const order: string[] = [];
    let write: Promise<unknown> | undefined;
    await database
      .transaction(async (transaction) => {
        await transaction.insertInto('setting').values({ name: 'inside', value: '1' }).execute();
        write = database.kysely
          .insertInto('setting')
          .values({ name: 'outside', value: '1' })
          .execute()
          .then(() => order.push('outside'));
        await transaction.selectFrom('setting').selectAll().execute();
        throw new Error('stop');
      })
      .catch(() => order.push('rolled back'));
    await write;
    expect([await valueOf('inside'), await valueOf('outside'), [...order].sort()]).toEqual([
      undefined,
      '1',
      ['outside', 'rolled back'],
    ]);
  });

  it('returns counts and 64-bit times as numbers', async () => {
    const { database } = on();
    await database.kysely
      .insertInto('gallery_item')
      .values({ id: 'g', cover: '/a.png', name: 'A', created_at: 1_795_132_800_123 })
      .execute();
    const row = await database.kysely
      .selectFrom('gallery_item')
      .select(({ fn }) => [
        fn.countAll<number>().as('n'),
        fn.sum<number>('created_at').as('sum'),
        fn.max('created_at').as('latest'),
      ])
      .executeTakeFirst();
    expect(row).toEqual({ n: 1, sum: 1_795_132_800_123, latest: 1_795_132_800_123 });
  });

  it('responds to a ping', async () => {
    await expect(on().database.ping()).resolves.toBe(undefined);
  });

  it('commits durably', async () => {
    const { engine, database } = on();
    const setting =
      engine === 'sqlite'
        ? sql<{ value: unknown }>`select synchronous as value from pragma_synchronous`
        : sql<{ value: unknown }>`select current_setting('synchronous_commit') as value`;
    const { rows } = await setting.execute(database.kysely);
    expect(rows[0]?.value).toBe(engine === 'sqlite' ? 2 : 'on');
  });
});

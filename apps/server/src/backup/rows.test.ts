import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Place } from '../../test/engines/engines.ts';
import { newPlace } from '../../test/engines/engines.ts';
import { openTestServer } from '../../test/test-server.ts';
import type { Engine } from '../db/dialect.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const appSecret = 'a secret of at least thirty-two characters';

/** Every row of every table, as text, sorted. */
async function rowsOf(place: Place): Promise<Record<string, string[]>> {
  const database = await openDatabase(place);
  try {
    return await database.snapshot(async (snapshot) => {
      const tables: Record<string, string[]> = {};
      for (const table of snapshot.tables) {
        const rows: string[] = [];
        for await (const row of snapshot.rows(table))
          rows.push(JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))));
        tables[table] = rows.toSorted();
      }
      return tables;
    });
  } finally {
    await database.close();
  }
}

it.each<[Engine, Engine]>([
  ['sqlite', 'sqlite'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['postgres', 'postgres'],
])('a backup of %s restored into %s has the same rows in every table', async (from, to) => {
  const testServer = await openTestServer(from);
  const key = await testServer.keyOf('ann');
  expect(
    (await testServer.app.fastify.inject({ url: '/api/v1/random/uuid', headers: { 'x-api-key': key } })).statusCode,
  ).toBe(200);
  await testServer.app[Symbol.asyncDispose]();
  const database = await openDatabase(testServer.place);
  const file = join(testServer.place.dataDir, 'yard.tar.gz');
  // Twice: the second finds what the first noted.
  await writeBackup({ database, to: file, filesDir: null, appSecret, withSecret: false, isNoted: true });
  await writeBackup({ database, to: file, filesDir: null, appSecret, withSecret: false, isNoted: true });
  await database.close();
  const there = await newPlace(to);
  await restoreBackup({
    file,
    dataDir: there.dataDir,
    filesDir: join(there.dataDir, 'files'),
    databaseUrl: there.databaseUrl,
    appSecret,
    isSecretInFile: false,
    replace: false,
  });
  const original = await rowsOf(testServer.place);
  expect(await rowsOf(there)).toEqual(original);
  expect(original['setting']?.filter((row) => row.includes('last backup'))).toHaveLength(1);
  expect(original['person']).toHaveLength(1);
  await there.remove();
  await testServer.close();
});

it('a restore that replaces data does not change tables of other programs, and a backup omits them', async () => {
  const place = await newPlace('postgres');
  const database = await openDatabase(place);
  await migrate(database, place);
  await sql`create table shop_orders (id text primary key)`.execute(database.kysely);
  await sql`insert into shop_orders values ('one')`.execute(database.kysely);
  const file = join(place.dataDir, 'shared.tar.gz');
  await writeBackup({ database, to: file, filesDir: null, appSecret, withSecret: false });
  await database.close();
  await restoreBackup({
    file,
    dataDir: place.dataDir,
    filesDir: join(place.dataDir, 'files'),
    databaseUrl: place.databaseUrl,
    appSecret,
    isSecretInFile: false,
    replace: true,
  });
  const restored = await openDatabase(place);
  const { rows } = await sql<{ id: string }>`select id from shop_orders`.execute(restored.kysely);
  expect(rows).toEqual([{ id: 'one' }]);
  expect(await restored.kysely.selectFrom('plan').select('id').orderBy('id').execute()).toContainEqual({ id: 'free' });
  await restored.close();
  await place.remove();
});

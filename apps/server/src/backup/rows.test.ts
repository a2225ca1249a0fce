import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Place } from '../../test/engines.ts';
import { newPlace } from '../../test/engines.ts';
import { openWhole } from '../../test/whole.ts';
import type { Engine } from '../db/dialect.ts';
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
        for await (const row of snapshot.rows(table)) rows.push(JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))));
        tables[table] = rows.toSorted();
      }
      return tables;
    });
  } finally {
    await database.close();
  }
}

it.each<[Engine, Engine]>([['sqlite', 'sqlite'], ['sqlite', 'postgres'], ['postgres', 'sqlite'], ['postgres', 'postgres']])('a backup of %s restored into %s has the same rows in every table', async (from, to) => {
  const whole = await openWhole(from);
  const key = await whole.keyOf('ann');
  expect((await whole.app.fastify.inject({ url: '/api/v1/random/uuid', headers: { 'x-api-key': key } })).statusCode).toBe(200);
  await whole.app.close();
  const database = await openDatabase(whole.place);
  const file = join(whole.place.dataDir, 'yard.tar.gz');
  // Twice: the second finds what the first noted.
  await writeBackup({ database, to: file, filesDir: null, appSecret, withSecret: false, isNoted: true });
  await writeBackup({ database, to: file, filesDir: null, appSecret, withSecret: false, isNoted: true });
  await database.close();
  const there = await newPlace(to);
  await restoreBackup({ file, dataDir: there.dataDir, filesDir: join(there.dataDir, 'files'), databaseUrl: there.databaseUrl, appSecret, isSecretInFile: false, replace: false });
  const original = await rowsOf(whole.place);
  expect(await rowsOf(there)).toEqual(original);
  expect(original['setting']?.filter((row) => row.includes('last backup'))).toHaveLength(1);
  expect(original['person']).toHaveLength(1);
  await there.remove();
  await whole.close();
});

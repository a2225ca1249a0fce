import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { pack } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../test/engines/engines.ts';
import { newPlace } from '../../test/engines/engines.ts';
import type { Engine } from '../db/dialect.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/list.ts';
import { openDatabase } from '../db/open.ts';
import { connectionsOfOurs } from '../db/postgres.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const appSecret = 'a secret of at least thirty-two characters';
/** Line ends of JSON's own and of others, a tie of surrogates, and what SQL reads as its own. */
const awkward = 'quote \' double " back \\ new\nline sep\u2028 🏗️ مرحبا {"a":1}';

async function newSite(engine: Engine) {
  const place = await newPlace(engine);
  const filesDir = join(place.dataDir, 'files');
  await mkdir(join(filesDir, 'apps/one'), { recursive: true });
  return { place, filesDir };
}

/** An installation with rows that refer to each other, many rows, awkward texts, and files. */
async function fullSite(engine: Engine) {
  const { place, filesDir } = await newSite(engine);
  const database = await openDatabase(place);
  await migrate(database, place);
  const { kysely } = database;
  await kysely
    .insertInto('person')
    .values({
      id: 'ann',
      username: 'Ann',
      username_key: 'ann',
      email: null,
      email_key: null,
      pending_email: null,
      name: awkward,
      avatar: null,
      role: 'admin',
      plan: 'free',
      premium_until: null,
      password_hash: 'x',
      disabled_at: null,
      created_at: 1_795_168_800_000,
    })
    .execute();
  await kysely.insertInto('favourite').values({ person_id: 'ann', api: 'random/uuid', created_at: 2 }).execute();
  await kysely
    .insertInto('setting')
    .values({ name: 'site', value: JSON.stringify({ name: 'Harbour' }) })
    .execute();
  const usage = Array.from({ length: 3000 }, (_, n) => ({
    key_id: 'key',
    api: `convert/api-${n}`,
    day: '2026-11-20',
    calls: n,
    cost: n * 2,
  }));
  for (let from = 0; from < usage.length; from += 500)
    await kysely
      .insertInto('usage')
      .values(usage.slice(from, from + 500))
      .execute();
  await writeFile(join(filesDir, 'apps/one/app.apk'), Buffer.from(Array.from({ length: 200_000 }, (_, n) => n % 251)));
  await writeFile(join(filesDir, 'empty.txt'), '');
  await writeFile(join(filesDir, 'half.apk.partial'), 'never');
  return { place, filesDir, database };
}

const target = (
  { dataDir, databaseUrl }: Place,
  file: string,
  more: Partial<Parameters<typeof restoreBackup>[0]> = {},
) => ({
  file,
  dataDir,
  filesDir: join(dataDir, 'files'),
  databaseUrl,
  appSecret,
  isSecretInFile: true,
  replace: false,
  ...more,
});

async function seen(place: Place) {
  const database = await openDatabase(place);
  const { kysely } = database;
  const found = {
    migrations: await database.snapshot(async (snapshot) => {
      const names: string[] = [];
      for await (const { name } of snapshot.rows('migration')) names.push(String(name));
      return names.sort();
    }),
    people: await kysely.selectFrom('person').select(['id', 'name', 'created_at']).execute(),
    favourites: await kysely.selectFrom('favourite').selectAll().execute(),
    plans: (await kysely.selectFrom('plan').select('id').orderBy('id').execute()).map(({ id }) => id),
    usage: await kysely
      .selectFrom('usage')
      .select(({ fn }) => [fn.countAll().as('rows'), fn.sum('cost').as('cost')])
      .executeTakeFirstOrThrow(),
    site: await kysely.selectFrom('setting').select('value').where('name', '=', 'site').executeTakeFirst(),
  };
  await database.close();
  return { ...found, usage: { rows: Number(found.usage.rows), cost: Number(found.usage.cost) } };
}

const whole = {
  migrations: migrations.map(({ name }) => name).sort(),
  people: [{ id: 'ann', name: awkward, created_at: 1_795_168_800_000 }],
  favourites: [{ person_id: 'ann', api: 'random/uuid', created_at: 2 }],
  plans: ['free', 'premium'],
  usage: { rows: 3000, cost: 8_997_000 },
  site: { value: '{"name":"Harbour"}' },
};

describe.each<[Engine, Engine]>([
  ['sqlite', 'sqlite'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['postgres', 'postgres'],
])('A backup of %s put back into %s', (from, to) => {
  it('contains every row and every file, made during writes', async () => {
    const { place, filesDir, database } = await fullSite(from);
    const file = join(place.dataDir, 'out/yard.tar.gz');
    const [written] = await Promise.all([
      writeBackup({ database, to: file, filesDir, appSecret, withSecret: true }),
      database.kysely.insertInto('usage_day').values({ person_id: 'ann', day: '2026-11-20', used: 1 }).execute(),
    ]);
    expect([written.files, (await stat(file)).mode & 0o777, await readdir(join(place.dataDir, 'out'))]).toEqual([
      2,
      0o600,
      ['yard.tar.gz'],
    ]);
    const there = await newPlace(to);
    const restored = await restoreBackup(target(there, file, { appSecret: 'another secret of thirty-two characters' }));
    expect([restored.secret, restored.keptAside, restored.manifest.engine]).toEqual(['restored', null, from]);
    expect(await seen(there)).toEqual(whole);
    const files = join(there.dataDir, 'files');
    expect((await readdir(files, { recursive: true })).sort()).toEqual([
      'apps',
      'apps/one',
      'apps/one/app.apk',
      'empty.txt',
    ]);
    expect(await readFile(join(files, 'apps/one/app.apk'))).toEqual(await readFile(join(filesDir, 'apps/one/app.apk')));
    expect(await readFile(join(there.dataDir, 'secret'), 'utf8')).toBe(appSecret);
    expect((await readdir(there.dataDir)).filter((name) => name.startsWith('.'))).toEqual([]);
    await database.close();
    await place.remove();
    await there.remove();
  });
});

describe.each<Engine>(['sqlite', 'postgres'])('Restoring into %s', (engine) => {
  it('brings an older backup up to this version', async () => {
    const { place } = await newSite(engine);
    const database = await openDatabase(place);
    await migrate(database, place, migrations.slice(0, 2));
    await database.kysely
      .insertInto('plan')
      .values({
        id: 'team',
        calls_per_day: 5,
        calls_per_minute: 1,
        file_size_bytes_max: 1,
        keys_max: 9,
        premium_apis: 0,
      })
      .execute();
    const file = join(place.dataDir, 'old.tar.gz');
    await writeBackup({ database, to: file, filesDir: null, appSecret, withSecret: false });
    await database.close();
    const there = await newPlace(engine);
    expect((await restoreBackup(target(there, file))).secret).toBe('fits');
    const { migrations: names, plans } = await seen(there);
    expect([names, plans]).toEqual([whole.migrations, ['free', 'premium', 'team']]);
    await place.remove();
    await there.remove();
  });

  it('changes no existing data without --replace, and keeps it in a separate folder with it', async () => {
    const { place, filesDir, database } = await fullSite(engine);
    const file = join(place.dataDir, 'out/yard.tar.gz');
    await writeBackup({ database, to: file, filesDir, appSecret, withSecret: false });
    await database.kysely.deleteFrom('favourite').execute();
    await database.close();
    await writeFile(join(filesDir, 'later.txt'), 'later');
    await expect(restoreBackup(target(place, file))).rejects.toThrow(
      'There is already data here. Add --replace to replace it with the backup. The current data is kept in a separate folder.',
    );
    expect((await seen(place)).favourites).toEqual([]);
    const { keptAside } = await restoreBackup(target(place, file, { replace: true }));
    expect(await seen(place)).toEqual(whole);
    expect((await readdir(filesDir)).sort()).toEqual(['apps', 'empty.txt']);
    expect((await readdir(keptAside ?? '')).filter((name) => !name.endsWith('-wal') && !name.endsWith('-shm'))).toEqual(
      engine === 'sqlite' ? ['apiyard.sqlite', 'files'] : ['before-restore.tar.gz', 'files'],
    );
    await place.remove();
  });

  it('is refused while a server has the data open', async () => {
    const { place, filesDir, database } = await fullSite(engine);
    const file = join(place.dataDir, 'out/yard.tar.gz');
    await writeBackup({ database, to: file, filesDir, appSecret, withSecret: false });
    // Of this process, PostgreSQL's connections count as the command's own.
    const server =
      place.databaseUrl === null
        ? null
        : new pg.Client({ connectionString: place.databaseUrl, application_name: `${connectionsOfOurs}another` });
    await server?.connect();
    await expect(restoreBackup(target(place, file, { replace: true }))).rejects.toThrow(
      'A server is using this data. Stop it, then restore again.',
    );
    expect(await database.kysely.selectFrom('favourite').selectAll().execute()).toEqual(whole.favourites);
    expect((await readdir(place.dataDir)).filter((name) => name.startsWith('replaced-'))).toEqual([]);
    await server?.end();
    await database.close();
    await place.remove();
  });

  it('rejects files that are no backup, truncated, changed, of a newer version, or with paths outside of their folder', async () => {
    const { place, database } = await fullSite(engine);
    await database.close();
    const other = await openDatabase(await newPlace('sqlite'));
    await migrate(other, { dataDir: place.dataDir });
    const good = join(place.dataDir, 'good.tar.gz');
    await writeBackup({ database: other, to: good, filesDir: null, appSecret, withSecret: false });
    await other.close();
    const there = await newPlace(engine);
    const bytes = await readFile(good);
    const tried = async (name: string, content: Buffer) => {
      const file = join(there.dataDir, name);
      await writeFile(file, content);
      return restoreBackup(target(there, file)).then(
        () => 'taken',
        (error: Error) => error.message.replace(file, 'FILE'),
      );
    };
    expect(await tried('text', Buffer.from('hello'))).toBe(
      'FILE is not a complete backup (incorrect header check). Use another copy.',
    );
    expect(await tried('cut', bytes.subarray(0, bytes.length / 2))).toMatch(
      /^FILE is not a complete backup \(.*\)\. Use another copy\.$/,
    );
    const tar = gunzipSync(bytes);
    const changed = Buffer.from(tar);
    changed[changed.indexOf('"keys_max":5')] = 0x20;
    expect(await tried('changed', gzipSync(changed))).toBe(
      'FILE was changed or damaged: tables/plan.ndjson does not match the manifest. Use another copy.',
    );
    const newer = Buffer.from(tar.toString('latin1').replaceAll('0004-calls', '9004-calls'), 'latin1');
    expect(await tried('newer', gzipSync(newer))).toMatch(/changed or damaged: tables\/migration\.ndjson/);
    // Names of tables become paths and statements.
    const manifest = JSON.parse(
      /\{"format".*\}/s.exec(tar.toString('utf8').slice(tar.toString('utf8').lastIndexOf('{"format"')))?.[0] ?? '{}',
    ) as { tables: { name: string }[]; entries: object };
    for (const name of ['../../evil', 'person"; drop table person; --', 'PERSON', 'person']) {
      const archive = pack();
      archive.entry(
        { name: 'manifest.json' },
        JSON.stringify({ ...manifest, entries: { 'files/x': 'y' }, tables: [{ name, rows: 1 }] }),
      );
      archive.finalize();
      const chunks: Buffer[] = [];
      for await (const chunk of archive) chunks.push(chunk as Buffer);
      const refusal =
        name === 'person'
          ? 'FILE was changed or damaged: files/x does not match the manifest. Use another copy.'
          : 'This version cannot read the backup FILE. Use the version that made it, or a newer one.';
      expect([name, await tried('tables', gzipSync(Buffer.concat(chunks)))]).toEqual([name, refusal]);
    }
    for (const name of ['../evil', 'files/../../evil', '/etc/evil', 'files/a\\..\\b', 'tables/x.sql']) {
      const archive = pack();
      archive.entry({ name }, 'evil');
      archive.finalize();
      const chunks: Buffer[] = [];
      for await (const chunk of archive) chunks.push(chunk as Buffer);
      expect(await tried('evil', gzipSync(Buffer.concat(chunks)))).toBe(
        `This is not an Apiyard backup: it contains "${name}".`,
      );
    }
    expect((await readdir(there.dataDir)).sort()).toEqual(['changed', 'cut', 'evil', 'newer', 'tables', 'text']);
    await place.remove();
    await there.remove();
  });
});

import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newPlace } from '../../test/engines/engines.ts';
import type { Engine } from './dialect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/list.ts';
import type { Migration } from './migrations/migration.ts';
import { openDatabase } from './open.ts';

const migrateOnce = fileURLToPath(new URL('../../test/engines/migrate-once.ts', import.meta.url));

const next: Migration = {
  name: '9998-next',
  async up(db, { text, tableEnd }) {
    await db.schema.createTable('next').addColumn('id', text).modifyEnd(tableEnd).execute();
  },
};
const broken: Migration = {
  name: '9999-broken',
  async up(db, { text }) {
    await db.schema.createTable('half').addColumn('id', text).execute();
    throw new Error('broken on purpose');
  },
};

describe.each<Engine>(['sqlite', 'postgres'])('Migrations on %s', (engine) => {
  it('run once, in order, when two processes start at the same time', async () => {
    const place = await newPlace(engine);
    const start = () =>
      promisify(execFile)(process.execPath, [
        '--no-warnings',
        migrateOnce,
        place.dataDir,
        ...(place.databaseUrl === null ? [] : [place.databaseUrl]),
      ]);
    const results = (await Promise.all([start(), start(), start()])).map(
      ({ stdout }) => JSON.parse(stdout) as string[],
    );
    expect(results.sort((a, b) => b.length - a.length)).toEqual([migrations.map(({ name }) => name), [], []]);
    await place.remove();
  });

  it('create the default plans', async () => {
    const place = await newPlace(engine);
    const database = await openDatabase(place);
    expect(await migrate(database, place)).toEqual({ applied: migrations.map(({ name }) => name), backup: null });
    expect(await migrate(database, place)).toEqual({ applied: [], backup: null });
    expect(await database.kysely.selectFrom('plan').selectAll().orderBy('id').execute()).toEqual([
      {
        id: 'free',
        calls_per_day: 1_000,
        calls_per_minute: 60,
        file_size_bytes_max: 5_000_000,
        keys_max: 5,
        premium_apis: 0,
        name: '',
        monthly_price: 0,
        currency: null,
        featured: 0,
        position: 0,
        version: 1,
      },
      {
        id: 'premium',
        calls_per_day: 50_000,
        calls_per_minute: 600,
        file_size_bytes_max: 50_000_000,
        keys_max: 25,
        premium_apis: 1,
        name: '',
        monthly_price: null,
        currency: null,
        featured: 1,
        position: 0,
        version: 1,
      },
    ]);
    await database.close();
    await place.remove();
  });

  it('treat existing posts as own content, and leave the price of other plans open', async () => {
    const place = await newPlace(engine);
    const database = await openDatabase(place);
    await migrate(database, place, migrations.slice(0, 2));
    const { kysely } = database;
    await kysely
      .insertInto('plan')
      .values({
        id: 'team',
        calls_per_day: 5_000,
        calls_per_minute: 100,
        file_size_bytes_max: 1,
        keys_max: 9,
        premium_apis: 0,
      })
      .execute();
    await kysely
      .insertInto('blog_post')
      .values({
        id: 'p',
        title: 'T',
        content: '',
        cover_img: null,
        created_at: 1,
        views: 7,
        shares: 0,
        category: 'C',
        featured: 0,
        slug: 's',
        author_id: 'a',
        published: 1,
      })
      .execute();
    await migrate(database, place);
    expect(
      await kysely
        .selectFrom('plan')
        .select(['id', 'name', 'monthly_price', 'currency', 'featured', 'position'])
        .where('id', '=', 'team')
        .execute(),
    ).toEqual([{ id: 'team', name: '', monthly_price: null, currency: null, featured: 0, position: 0 }]);
    expect(await kysely.selectFrom('blog_post').select(['views', 'sample']).execute()).toEqual([
      { views: 7, sample: 0 },
    ]);
    await database.close();
    await place.remove();
  });

  it('change nothing when one of them fails', async () => {
    const place = await newPlace(engine);
    const database = await openDatabase(place);
    await migrate(database, place);
    await expect(migrate(database, place, [...migrations, next, broken])).rejects.toThrow('broken on purpose');
    expect((await migrate(database, place, [...migrations, next])).applied).toEqual(['9998-next']);
    await database.close();
    await place.remove();
  });

  it('refuse a database that a newer version has changed', async () => {
    const place = await newPlace(engine);
    const database = await openDatabase(place);
    await migrate(database, place, [...migrations, next]);
    await expect(migrate(database, place)).rejects.toThrow(
      "This database was used by a newer version of Apiyard (it has '9998-next', which this version does not support). " +
        'Start the newer version again, or restore the backup that it made before the upgrade.',
    );
    await database.close();
    await place.remove();
  });
});

describe('A PostgreSQL database with data', () => {
  it('does not abort the migration while the backup before it is written, for any duration', async () => {
    const place = await newPlace('postgres');
    const database = await openDatabase(place);
    await migrate(database, place);
    const limits: unknown[] = [];
    const asks: Migration = {
      name: '9997-asks',
      async up(db) {
        limits.push(
          ...(await sql`select current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)).rows,
        );
      },
    };
    await migrate(database, place, [...migrations, asks]);
    limits.push(
      ...(
        await database.transaction((transaction) =>
          sql`select current_setting('idle_in_transaction_session_timeout') as idle`.execute(transaction),
        )
      ).rows,
    );
    expect(limits).toEqual([{ idle: '0' }, { idle: '1min' }]);
    await database.close();
    await place.remove();
  });
});

describe('A SQLite file with data', () => {
  it('is copied before it is changed', async () => {
    const place = await newPlace('sqlite');
    const database = await openDatabase(place);
    await migrate(database, place);
    await database.kysely.insertInto('setting').values({ name: 'before', value: 'kept' }).execute();
    const { backup } = await migrate(database, place, [...migrations, next]);
    expect(await readdir(join(place.dataDir, 'backups'))).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z-before-9998-next\.sqlite$/),
    ]);
    const copy = new DatabaseSync(backup ?? '', { readOnly: true });
    expect(copy.prepare('select name, value from setting').all()).toEqual([{ name: 'before', value: 'kept' }]);
    expect(copy.prepare('select name from migration').all()).toEqual(migrations.map(({ name }) => ({ name })));
    copy.close();
    await database.close();
    await place.remove();
  });
});

import { existsSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cheapPasswords } from '../../test/cheap-passwords.ts';
import type { Place } from '../../test/engines/engines.ts';
import { newPlace } from '../../test/engines/engines.ts';
import type { App } from '../app.ts';
import { createApp } from '../app.ts';
import type { Engine } from '../db/dialect.ts';
import { openDatabase } from '../db/open.ts';
import { isInUse } from '../db/whole-database.ts';
import { readEnv, SettingError } from '../env.ts';

const appSecret = 'a secret of at least thirty-two characters';
const otherSecret = 'another secret of thirty-two characters and more';

let place: Place;
const open = new Set<App>();

async function start(settings: Record<string, string> = {}): Promise<App> {
  const env = readEnv({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? undefined,
    BUSY_DELAY_MS: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const app = await createApp(env, { webFolder: '/nowhere', drainMs: 5000, passwords: cheapPasswords() });
  open.add(app);
  return app;
}

async function stop(app: App): Promise<void> {
  open.delete(app);
  await app[Symbol.asyncDispose]();
}

/** The error message of a refused start. */
async function refusal(settings: Record<string, string> = {}): Promise<string> {
  try {
    await start(settings);
    return 'started';
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}

const register = (app: App) =>
  app.fastify.inject({
    method: 'POST',
    url: '/api/register',
    payload: { username: 'ann', email: 'ann@example.com', password: 'seven little llamas' },
  });

afterEach(async () => {
  for (const app of open) await stop(app);
  await place.remove();
});

const ifLost =
  'If it is permanently lost, run "npx -y pnpm@12.21.0 secret:accept". API keys, authenticator apps and stored secrets must then be created again.';

describe.each<Engine>(['sqlite', 'postgres'])('A start on %s', (engine) => {
  beforeEach(async () => {
    place = await newPlace(engine);
  });

  it('is refused with another APP_SECRET than the one the database was used with', async () => {
    await stop(await start({ APP_SECRET: appSecret }));
    expect(await refusal({ APP_SECRET: otherSecret })).toBe(
      `The secret does not match this database. Set APP_SECRET to its previous value. ${ifLost}`,
    );
    expect(await refusal({ APP_SECRET: appSecret })).toBe('started');
  });

  it('that fails late closes everything it had opened', async () => {
    const admin = { ADMIN_USERNAME: 'ann', ADMIN_EMAIL: 'ann@example.com', ADMIN_PASSWORD: 'qwertyuiop' };
    expect(await refusal({ APP_SECRET: appSecret, ...admin })).toBe(
      'ADMIN_PASSWORD cannot be used. This password is a sequence of letters, digits or keyboard keys. Choose a longer one, such as four words.',
    );
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('.running-'))).toEqual([]);
    if (engine === 'sqlite') expect(isInUse(join(place.dataDir, 'apiyard.sqlite'))).toBe(false);
    else {
      const database = await openDatabase(place);
      const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()`.execute(
        database.kysely,
      );
      await database.close();
      expect(rows).toHaveLength(1);
    }
  });

  it('is refused with another APP_SECRET when the previous version stored no check value, but a key exists', async () => {
    const app = await start({ APP_SECRET: appSecret });
    await register(app);
    await app.database.kysely.deleteFrom('setting').where('name', '=', 'secret check').execute();
    await stop(app);
    expect(await refusal({ APP_SECRET: otherSecret })).toContain('The secret does not match this database.');
    const again = await start({ APP_SECRET: appSecret });
    expect(
      await again.database.kysely.selectFrom('setting').select('name').where('name', '=', 'secret check').execute(),
    ).toHaveLength(1);
  });

  it('is refused when uploaded files are there and the database is empty', async () => {
    const app = await start({ APP_SECRET: appSecret });
    writeFileSync(join(place.dataDir, 'files/apps/one.apk'), 'bytes');
    await stop(app);
    const before = place;
    place = { ...(await newPlace(engine)), dataDir: before.dataDir };
    if (engine === 'sqlite')
      for (const name of readdirSync(place.dataDir))
        if (name.startsWith('apiyard.sqlite')) rmSync(join(place.dataDir, name));
    const files = join(place.dataDir, 'files/apps');
    expect(await refusal({ APP_SECRET: appSecret })).toBe(
      engine === 'sqlite'
        ? `The database is missing: there is no data in ${join(place.dataDir, 'apiyard.sqlite')}, but there is ${files}. Restore a backup with "npx -y pnpm@12.21.0 restore BACKUP.tar.gz --replace". To start with an empty site, move ${files} away.`
        : `The database is missing: the database in DATABASE_URL has no tables, but there is ${files}. Restore a backup with "npx -y pnpm@12.21.0 restore BACKUP.tar.gz --replace", or correct DATABASE_URL. To start with an empty site, move ${files} away.`,
    );
    expect(existsSync(join(place.dataDir, 'apiyard.sqlite'))).toBe(false);
    rmSync(files, { recursive: true });
    rmSync(join(place.dataDir, 'installation.txt'), { force: true });
    expect(await refusal({ APP_SECRET: appSecret })).toBe('started');
    await before.remove();
  });
});

describe('A start with APP_SECRET on sqlite', () => {
  beforeEach(async () => {
    place = await newPlace('sqlite');
  });

  it('is refused when the database is deleted and nothing was uploaded', async () => {
    await stop(await start({ APP_SECRET: appSecret }));
    const database = join(place.dataDir, 'apiyard.sqlite');
    rmSync(database);
    const mark = join(place.dataDir, 'installation.txt');
    expect(await refusal({ APP_SECRET: appSecret })).toBe(
      `The database is missing: there is no data in ${database}, but there is ${mark}. Restore a backup with "npx -y pnpm@12.21.0 restore BACKUP.tar.gz --replace". To start with an empty site, move ${mark} away.`,
    );
    expect(existsSync(database)).toBe(false);
    rmSync(mark);
    expect(await refusal({ APP_SECRET: appSecret })).toBe('started');
  });

  it('marks the folder of an installation that has no mark yet', async () => {
    const mark = join(place.dataDir, 'installation.txt');
    await stop(await start({ APP_SECRET: appSecret }));
    rmSync(mark);
    await stop(await start({ APP_SECRET: appSecret }));
    expect(readFileSync(mark, 'utf8')).toMatch(
      /^The database of this Apiyard site was created in this folder, before 20[\d-]+T[\d:.]+Z\.\nThe server does not start without it\./,
    );
  });
});

describe('Two processes that start in parallel on postgres', () => {
  beforeEach(async () => {
    place = await newPlace('postgres');
  });

  it('let the first decide which secret it is', async () => {
    const outcomes = await Promise.all([refusal({ APP_SECRET: appSecret }), refusal({ APP_SECRET: otherSecret })]);
    expect(outcomes.toSorted()).toEqual([
      `The secret does not match this database. Set APP_SECRET to its previous value. ${ifLost}`,
      'started',
    ]);
  });
});

describe('A start with the secret in the data folder', () => {
  const secretFile = () => join(place.dataDir, 'secret');
  const database = () => join(place.dataDir, 'apiyard.sqlite');

  beforeEach(async () => {
    place = await newPlace('sqlite');
  });

  it('is refused when the secret is missing, and creates no other', async () => {
    await stop(await start());
    const secret = readFileSync(secretFile());
    rmSync(secretFile());
    expect(await refusal()).toBe(
      `The secret is missing: there is no ${secretFile()}, but there is ${database()}. Restore the file from a backup (tar -xzf BACKUP.tar.gz -C ${place.dataDir} secret), or set APP_SECRET to its previous value. ${ifLost} To start with an empty site, move ${database()} away.`,
    );
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('secret'))).toEqual([]);
    writeFileSync(secretFile(), secret);
    expect(await refusal()).toBe('started');
  });

  it('is refused when the secret is another one', async () => {
    await stop(await start());
    writeFileSync(secretFile(), `${otherSecret}\n`);
    expect(await refusal()).toBe(
      `The secret does not match this database. Restore ${secretFile()} from a backup, or set APP_SECRET to its previous value. ${ifLost}`,
    );
    expect(readFileSync(secretFile(), 'utf8')).toBe(`${otherSecret}\n`);
  });

  it.each([
    ['deleted', () => rmSync(database())],
    ['empty', () => truncateSync(database())],
  ])('is refused when the database is %s, and makes no other', async (_, lose) => {
    await stop(await start());
    lose();
    expect(await refusal()).toBe(
      `The database is missing: there is no data in ${database()}, but there is ${secretFile()}. Restore a backup with "npx -y pnpm@12.21.0 restore BACKUP.tar.gz --replace". To start with an empty site, move ${secretFile()} away.`,
    );
    expect(existsSync(database()) && readFileSync(database()).length > 0).toBe(false);
  });

  it('continues with the same secret after a first start that ended before there was a database', async () => {
    const first = readEnv({ DATA_DIR: place.dataDir }).appSecret;
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('secret'))).toEqual(['secret.new']);
    await start();
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('secret'))).toEqual(['secret']);
    expect(readFileSync(secretFile(), 'utf8').trim()).toBe(first);
  });

  it('is refused with a sentence when the database file contains something else', async () => {
    await stop(await start());
    writeFileSync(database(), 'x'.repeat(8192));
    expect(await refusal()).toBe(
      'The database is damaged (file is not a database). Restore the latest backup with "npx -y pnpm@12.21.0 restore BACKUP.tar.gz --replace". The damaged files are kept in a separate folder.',
    );
  });
});

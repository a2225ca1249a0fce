/** Runs a suite on both engines, each suite with a separate database. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, inject } from 'vitest';
import type { Engine } from '../../src/db/dialect.ts';
import { migrate } from '../../src/db/migrate.ts';
import type { Database } from '../../src/db/database.ts';
import type { DatabaseOptions } from '../../src/db/open.ts';
import { openDatabase } from '../../src/db/open.ts';

export interface Place extends DatabaseOptions {
  /** Deletes everything. Connections and files must be closed before. */
  remove(): Promise<void>;
}

/** An empty place for a database: a folder, on PostgreSQL also a database. */
export async function newPlace(engine: Engine): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'apiyard-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { dataDir, databaseUrl: null, remove: removeFolder };
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(url, `create database ${name}`);
  const databaseUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  return {
    dataDir,
    databaseUrl,
    async remove() {
      await onServer(url, `drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

async function onServer(url: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

interface OnEngine {
  readonly engine: Engine;
  readonly place: Place;
  readonly database: Database;
  /** Another connection to the same database, as another process would have. Closed with the suite. */
  openAnother(): Promise<Database>;
}

/** Declares the suite once per engine. `on()` returns the migrated database; call it inside tests and hooks. */
export function describeOnEngines(title: string, suite: (on: () => OnEngine) => void): void {
  describe.each<Engine>(['sqlite', 'postgres'])(`${title} on %s`, (engine) => {
    let current: OnEngine | undefined;
    const opened: Database[] = [];

    beforeAll(async () => {
      const place = await newPlace(engine);
      const openAnother = async () => {
        const database = await openDatabase(place);
        opened.push(database);
        return database;
      };
      const database = await openAnother();
      await migrate(database, place);
      current = { engine, place, database, openAnother };
      return async () => {
        for (const open of opened) await open.close();
        await place.remove();
      };
    });

    suite(() => {
      if (!current) throw new Error('The database is there once the suite runs, not while it is declared.');
      return current;
    });
  });
}

import { closeSync, copyFileSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Health, IntegrityState } from '@apiyard/api/contract/site/health';
import type { Admin } from '../../test/admin.ts';
import { adminOf } from '../../test/admin.ts';
import { newPlace } from '../../test/engines/engines.ts';
import { run, serve } from '../../test/processes.ts';
import type { TestServer } from '../../test/test-server.ts';
import { openTestServer } from '../../test/test-server.ts';
import type { Engine } from '../db/dialect.ts';

let testServer: TestServer | null = null;
afterEach(async () => {
  await testServer?.close();
  testServer = null;
});

const ready = async ({ app }: TestServer) => {
  const { statusCode, body } = await app.fastify.inject({ url: '/readyz' });
  return [statusCode, (JSON.parse(body) as { database: string }).database];
};

async function checked(admin: Admin): Promise<Health> {
  // On a busy machine the check may be over before its start is answered.
  expect(await admin.ask<IntegrityState>('POST', '/api/admin/health/integrity', {})).toSatisfy(
    ({ isRunning, last }: IntegrityState) => isRunning || last?.reason === 'admin',
  );
  await expect
    .poll(async () => (await admin.ask<Health>('GET', '/api/admin/health')).integrity)
    .toMatchObject({ isRunning: false, last: { reason: 'admin' } });
  return admin.ask<Health>('GET', '/api/admin/health');
}

/** Overwrites the first pages of a table's indexes. */
function damage(dataDir: string, table: string): void {
  const file = join(dataDir, 'apiyard.sqlite');
  const database = new DatabaseSync(file);
  database.exec('pragma wal_checkpoint(truncate)');
  const { page_size: pageSize } = database.prepare('pragma page_size').get() as { page_size: number };
  const pages = database
    .prepare("select rootpage from sqlite_schema where type = 'index' and tbl_name = ?")
    .all(table)
    .map(({ rootpage }) => Number(rootpage));
  database.close();
  expect(pages.length).toBeGreaterThan(0);
  const handle = openSync(file, 'r+');
  for (const page of pages) writeSync(handle, Buffer.alloc(pageSize, 0xa5), 0, pageSize, (page - 1) * pageSize);
  closeSync(handle);
}

describe.each<Engine>(['sqlite', 'postgres'])('A check of the database on %s', (engine) => {
  it('is started by an admin, finds nothing in an intact database, and its result outlives the process', async () => {
    testServer = await openTestServer(engine);
    const admin = await adminOf(testServer, 'keeper');
    const { integrity, warnings } = await checked(admin);
    expect(integrity.last).toEqual({
      at: expect.any(String),
      ms: expect.any(Number),
      reason: 'admin',
      method: engine === 'sqlite' ? 'integrity_check' : 'read',
      problems: [],
      isComplete: true,
    });
    expect(warnings).not.toContain('database-damaged');
    const other = await testServer.another();
    expect((await admin.ask<Health>('GET', '/api/admin/health', undefined, other)).integrity).toEqual(integrity);
  });
});

describe('On postgres', () => {
  it('uses amcheck where that is installed', async () => {
    testServer = await openTestServer('postgres');
    await sql`create extension amcheck`.execute(testServer.app.database.kysely);
    const admin = await adminOf(testServer, 'keeper');
    const { integrity } = await checked(admin);
    expect(integrity.last).toMatchObject({ method: 'amcheck', problems: [], isComplete: true });
  });

  it('/readyz is 503 when the tables are missing', async () => {
    testServer = await openTestServer('postgres');
    expect(await ready(testServer)).toEqual([200, 'ok']);
    const { kysely } = testServer.app.database;
    await kysely.schema.alterTable('person').renameTo('person_away').execute();
    await expect.poll(() => ready(testServer as TestServer)).toEqual([503, 'failing']);
    await kysely.schema.alterTable('person_away').renameTo('person').execute();
    await expect.poll(() => ready(testServer as TestServer)).toEqual([200, 'ok']);
  });
});

describe('On sqlite', () => {
  it('/readyz is 503 when the file was deleted, and when another replaced it', async () => {
    testServer = await openTestServer('sqlite');
    expect(await ready(testServer)).toEqual([200, 'ok']);
    const file = join(testServer.place.dataDir, 'apiyard.sqlite');
    copyFileSync(file, `${file}.copy`);
    rmSync(file);
    await expect.poll(() => ready(testServer as TestServer)).toEqual([503, 'failing']);
    copyFileSync(`${file}.copy`, file);
    await expect
      .poll(() => testServer?.logLines.some((line) => line.includes('It was deleted or replaced')))
      .toBe(true);
    expect(await ready(testServer)).toEqual([503, 'failing']);
  });

  it('damaged pages are found by the check, and reported by the health, its warnings and /readyz', async () => {
    testServer = await openTestServer('sqlite');
    const admin = await adminOf(testServer, 'keeper');
    damage(testServer.place.dataDir, 'call_log');
    const { integrity, warnings } = await checked(admin);
    expect(integrity.last?.problems.length).toBeGreaterThan(0);
    expect(warnings[0]).toBe('database-damaged');
    await expect.poll(() => ready(testServer as TestServer)).toEqual([503, 'failing']);
  });

  it('a page that a request cannot read makes /readyz 503 and starts a check', async () => {
    const place = await newPlace('sqlite');
    await (await serve(place)).stop();
    damage(place.dataDir, 'person');
    const server = await serve(place, { LOG_LEVEL: 'info' });
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    const answer = await fetch(`${server.origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.origin },
      body: JSON.stringify({ usernameOrEmail: 'ann', password: 'seven little llamas' }),
    });
    expect(answer.status).toBe(503);
    await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(503);
    await expect.poll(() => server.output.out).toContain('"reason":"fault"');
    await server.stop();
    await place.remove();
  });

  it('a start after kill -9 checks first: a sound database starts, a damaged one is refused', async () => {
    const place = await newPlace('sqlite');
    const left = () => readdirSync(place.dataDir).filter((name) => name.startsWith('.running-')).length;
    const first = await serve(place);
    expect(left()).toBe(1);
    first.child.kill('SIGKILL');
    await expect.poll(() => first.child.signalCode).toBe('SIGKILL');
    expect(left()).toBe(1);
    const second = await serve(place, { LOG_LEVEL: 'info' });
    await expect.poll(() => second.output.out).toContain('the last shutdown was not clean; the database was checked');
    second.child.kill('SIGKILL');
    await expect.poll(() => second.child.signalCode).toBe('SIGKILL');
    damage(place.dataDir, 'call_log');
    const third = run('main.ts', place);
    expect([await third.ended, third.output.err]).toEqual([
      1,
      expect.stringMatching(
        /^The database is damaged \(.+\)\. Restore the latest backup with "npx -y pnpm@12\.21\.0 restore BACKUP\.tar\.gz --replace"\. The damaged files are kept in a separate folder\.\n$/s,
      ),
    ]);
    await place.remove();
  });

  it('a clean shutdown leaves no mark, and the next start runs no check', async () => {
    const place = await newPlace('sqlite');
    await (await serve(place)).stop();
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('.running-'))).toEqual([]);
    const second = await serve(place, { LOG_LEVEL: 'info' });
    await second.stop();
    expect(second.output.out).not.toContain('was checked');
    await place.remove();
  });
});

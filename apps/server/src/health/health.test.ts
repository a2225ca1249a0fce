import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Health } from '@apiyard/api/contract/site/health';
import about from '../../package.json' with { type: 'json' };
import type { Admin } from '../../test/admin.ts';
import { adminOf } from '../../test/admin.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';
import { lastBackupSetting } from '../backup/last-backup.ts';
import { firstIdOf, newId } from '../db/id.ts';
import { migrations } from '../db/migrations/list.ts';

const dayMs = 86_400_000;

describe.each(['sqlite', 'postgres'] as const)('The health of a server on %s', (engine) => {
  let testServer: TestServer;
  let admin: Admin;
  const health = () => admin.ask<Health>('GET', '/api/admin/health');

  beforeAll(async () => {
    testServer = await openTestServer(engine);
    admin = await adminOf(testServer, 'keeper');
  });
  afterAll(() => testServer.close());

  it('reports correct figures', async () => {
    const found = await health();
    expect([found.version, found.node, found.database.engine]).toEqual([about.version, process.versions.node, engine]);
    expect(found.database.sizeBytes).toBeGreaterThan(50_000);
    expect([found.database.lastMigration?.name, found.database.migrationsPending]).toEqual([
      migrations.at(-1)?.name,
      [],
    ]);
    expect(found.disk.areOne).toBe(true);
    expect(found.disk.data?.bytesTotal).toBeGreaterThan(found.disk.data?.bytesFree ?? Infinity);
    expect(found.process.memoryBytes).toBeGreaterThan(found.process.heapBytes);
    expect([found.waiting.charges, found.waiting.callsDropped, found.mails?.failed]).toEqual([0, 0, 0]);
    expect(found.upstreams).toEqual({
      requests: 0,
      answers: 0,
      cacheHits: 0,
      retries: 0,
      refused: 0,
      failed: 0,
      troubled: [],
    });
  });

  it('warns of problems for the operator, and no longer once they are fixed', async () => {
    expect((await health()).warnings.filter((warning) => !warning.endsWith('disk-low'))).toEqual([
      'no-public-url',
      'no-smtp',
    ]);
    const { kysely } = testServer.app.database;
    await (kysely as never as { updateTable(name: string): { set(values: object): { execute(): Promise<void> } } })
      .updateTable('migration')
      .set({ applied_at: Date.now() - 8 * dayMs })
      .execute();
    expect((await health()).warnings).toContain('no-backup');
    await kysely
      .insertInto('setting')
      .values({ name: lastBackupSetting, value: JSON.stringify({ at: Date.now() - dayMs, bytes: 1 }) })
      .execute();
    const after = await health();
    expect([after.warnings.includes('no-backup'), after.lastBackup]).toEqual([false, expect.stringMatching(/^\d{4}-/)]);
  });

  it('reports admins on plain HTTP', async () => {
    const { statusCode, cookies } = await testServer.app.fastify.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '10.8.8.8',
      headers: { host: 'yard.lan:3000', origin: 'http://yard.lan:3000', 'sec-fetch-site': 'same-origin' },
      payload: { usernameOrEmail: 'keeper', password: 'seven little llamas' },
    });
    expect(statusCode).toBe(200);
    const answer = await testServer.app.fastify.inject({
      url: '/api/admin/health',
      headers: { host: 'yard.lan:3000', cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    });
    expect(answer.json<Health>().warnings).toContain('plain-http');
  });

  it('counts the calls of the last 24 hours by how they ended', async () => {
    const { kysely } = testServer.app.database;
    const call = (code: string | null, at: number) => ({
      request_id: newId(at),
      person_id: admin.id,
      key_id: 'k',
      api: 'random/uuid',
      method: 'GET',
      status: 200,
      code,
      us: 10,
      cost: 1,
      at,
      input: null,
    });
    const now = Date.now();
    await kysely
      .insertInto('call_log')
      .values([
        call(null, now - 1000),
        call('QuotaSpent', now - 1000),
        call('InvalidInput', now - 2000),
        call('InvalidInput', now - 3000),
        call('Internal', now - 25 * 3_600_000),
      ])
      .execute();
    expect(firstIdOf(now) <= newId(now)).toBe(true);
    // Counts are shared for some seconds: another process has none yet.
    const other = await testServer.another();
    const found = await admin.ask<Health>('GET', '/api/admin/health', undefined, other);
    expect(found.lastDay).toEqual({
      calls: 4,
      failed: 3,
      byCode: [
        { code: 'InvalidInput', calls: 2 },
        { code: 'QuotaSpent', calls: 1 },
      ],
    });
  });

  it('names definitions whose tests fail', async () => {
    const { kysely } = testServer.app.database;
    const at = Date.now();
    await kysely
      .insertInto('scraper')
      .values({
        id: newId(),
        version: 1,
        api: 'scrape/books',
        title: 'Books',
        host: 'books.example',
        definition: '{}',
        live_revision: 1,
        live_api: 'scrape/books',
        paused: 0,
        health: 'failing',
        failures_in_row: 4,
        told_failing: 0,
        last_run_at: null,
        last_run: null,
        last_test: null,
        next_test_at: null,
        created_at: at,
        updated_at: at,
        deleted_at: null,
      })
      .execute();
    const found = await health();
    expect(found.scrapersFailing).toEqual([
      { id: expect.any(String), api: 'scrape/books', title: 'Books', failuresInRow: 4 },
    ]);
    expect(found.warnings).toContain('scrapers-failing');
    await kysely.deleteFrom('scraper').execute();
  });

  it('shows faults to admins only, without keys', async () => {
    const { kysely } = testServer.app.database;
    await kysely.schema.alterTable('favourite').renameTo('favourite_away').execute();
    const { status } = await admin.send('GET', '/api/account/favourites');
    await kysely.schema.alterTable('favourite_away').renameTo('favourite').execute();
    expect(status).toBe(500);
    const [fault] = (await health()).internalErrors;
    expect([fault?.method, fault?.route]).toEqual(['GET', '/api/account/favourites']);
    expect(fault?.message).toContain('favourite');
    expect(testServer.logLines.some((line) => line.includes(fault?.requestId ?? 'none'))).toBe(true);
    const answer = await testServer.app.fastify.inject({ url: '/api/admin/health' });
    expect([answer.statusCode, answer.body.includes('favourite')]).toEqual([401, false]);
  });
});

/**
 * `test/backups/twelve-migrations.tar.gz` is what the `backup` command of 2026-11-22 (a13dbe8) made on SQLite, of a site on
 * which people had registered, confirmed, called, redeemed a voucher and published a definition. It holds no secret.
 */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newPlace } from '../../test/engines/engines.ts';
import { createApp } from '../app.ts';
import type { Engine } from '../db/dialect.ts';
import { migrations } from '../db/migrations/list.ts';
import { readEnv } from '../env.ts';
import { restoreBackup } from './restore-backup.ts';

const older = join(import.meta.dirname, '../../test/backups/twelve-migrations.tar.gz');
const appSecret = 'a secret of at least thirty-two characters';
const mainKey = 'ay_8pcIyQWQmVQouyzkzDq2qxX9Qc4T9rRW01yN0F';
const shopKey = 'ay_zqyDjC86ZgjSW9PTY4Ldv6LwddxQKjWp3fFij5';

describe.each<Engine>(['sqlite', 'postgres'])('A backup of an older version, restored into %s', (engine) => {
  it('restores a site with all data', async ({ onTestFinished }) => {
    const place = await newPlace(engine);
    onTestFinished(() => place.remove());
    const file = join(place.dataDir, 'older.tar.gz');
    await cp(older, file);
    const { manifest, secret } = await restoreBackup({
      file,
      dataDir: place.dataDir,
      filesDir: join(place.dataDir, 'files'),
      databaseUrl: place.databaseUrl,
      appSecret,
      isSecretInFile: false,
      replace: false,
    });
    expect([manifest.engine, manifest.migrations.length, secret]).toEqual(['sqlite', 12, 'fits']);

    const env = readEnv({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? undefined,
      APP_SECRET: appSecret,
      BUSY_DELAY_MS: '0',
      LOG_LEVEL: 'silent',
    });
    const app = await createApp(env, { webFolder: '/nowhere', drainMs: 5000 });
    try {
      const { kysely } = app.database;
      const names = await kysely
        .selectFrom('migration' as 'person')
        .select('name')
        .orderBy('name')
        .execute();
      expect(names.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).sort());
      expect(app.setUpPath).toBeNull();

      // What was confirmed stays in force, what was not waits, as since the fourteenth migration.
      const people = await kysely
        .selectFrom('person')
        .select(['username', 'role', 'email', 'pending_email'])
        .orderBy('username')
        .execute();
      expect(people).toEqual([
        { username: 'ann', role: 'admin', email: null, pending_email: 'ann@example.com' },
        { username: 'ben', role: 'user', email: 'ben@example.com', pending_email: null },
        { username: 'cleo', role: 'user', email: null, pending_email: 'cleo@example.com' },
      ]);
      const counted = await kysely.selectFrom('usage').select(['api', 'calls', 'cost']).execute();
      expect(counted).toEqual([{ api: 'random/uuid', calls: 3, cost: 3 }]);
      expect(
        await kysely
          .selectFrom('voucher_use')
          .select(({ fn }) => fn.countAll<number | string>().as('uses'))
          .executeTakeFirstOrThrow()
          .then(({ uses }) => Number(uses)),
      ).toBe(1);

      const ask = async (username: string) => {
        const signedIn = await app.fastify.inject({
          method: 'POST',
          url: '/api/login',
          payload: { usernameOrEmail: username, password: 'seven little llamas' },
        });
        const cookie = [signedIn.headers['set-cookie'] ?? []]
          .flat()
          .map((line) => line.split(';')[0])
          .join('; ');
        return {
          signedIn,
          get: async <T>(url: string) => (await app.fastify.inject({ url, headers: { cookie } })).json<T>(),
        };
      };
      const ben = await ask('ben');
      expect(ben.signedIn.json<{ user: object }>().user).toMatchObject({ username: 'ben', apiKey: mainKey });
      expect(await ben.get('/api/account/favourites')).toEqual({ items: ['random/uuid'], next: null });
      expect(await ben.get('/api/account/plan')).toMatchObject({ history: [{ kind: 'redeemed' }] });

      const call = (url: string, key: string) => app.fastify.inject({ url, headers: { 'x-api-key': key } });
      expect((await call('/api/v1/random/uuid', mainKey)).statusCode).toBe(200);
      // This one was made for another area.
      expect((await call('/api/v1/random/uuid', shopKey)).statusCode).toBe(403);

      const ann = await ask('ann');
      const scrapers = await ann.get<{ items: { id: string }[] }>('/api/admin/scrapers');
      expect(scrapers.items).toMatchObject([{ api: 'scrape/books/list', live: { revision: 1 } }]);
      expect(await ann.get('/api/admin/messages')).toMatchObject({
        items: [{ subject: 'Hello', email: 'cleo@example.com' }],
      });
    } finally {
      await app[Symbol.asyncDispose]();
    }
  });
});

/** Over the whole server: the notifications that a call causes appear in the caller's header. */
import type { Notification } from '@apiyard/api/contract/accounts/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOf } from '../../test/admin.ts';
import type { TestServer } from '../../test/test-server.ts';
import { openTestServer } from '../../test/test-server.ts';

describe.each(['sqlite', 'postgres'] as const)('notifications of a whole server on %s', (engine) => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await openTestServer(engine);
  });
  afterAll(() => testServer.close());

  it('notifies at 80 % of the daily quota and when it is used up, each once', async () => {
    const admin = await adminOf(testServer, 'keeper');
    await testServer.app.database.kysely
      .updateTable('plan')
      .set({ calls_per_day: 5 })
      .where('id', '=', 'free')
      .execute();
    const statuses: number[] = [];
    for (let call = 0; call < 7; call += 1) {
      const { statusCode } = await testServer.app.fastify.inject({
        method: 'GET',
        url: '/api/v1/random/uuid',
        headers: { 'x-api-key': admin.key },
      });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const notified = async () => {
      const { items } = await admin.ask<{ items: Notification[] }>('GET', '/api/account/notifications');
      return items.flatMap((one) => (one.kind === 'quota' ? [[one.percent, one.limit]] : [])).toSorted();
    };
    await expect.poll(notified).toEqual([
      [100, 5],
      [80, 5],
    ]);
    expect(testServer.logLines.filter((line) => line.includes('background work failed'))).toEqual([]);
  });

  it('notifies admins, once a day, that calls of an API cannot reach its source, and says so to the caller', async () => {
    const admin = await adminOf(testServer, 'second');
    const definition = {
      path: 'inside/page',
      title: 'Inside',
      summary: 'A page that is not public.',
      params: [],
      source: 'html',
      request: { url: 'http://127.0.0.1/' },
      fields: [{ name: 'title', select: { css: 'h1' } }],
    };
    const { id } = await admin.ask<{ id: string }>('POST', '/api/admin/scrapers', definition);
    await admin.ask('POST', `/api/admin/scrapers/${id}/publish`, {});
    const call = async (language: string) => {
      const { statusCode, body } = await testServer.app.fastify.inject({
        method: 'GET',
        url: '/api/v1/scrape/inside/page',
        headers: { 'x-api-key': admin.key, 'accept-language': language },
      });
      const { code, detail } = JSON.parse(body) as { code: string; detail: string };
      return [statusCode, code, detail];
    };
    expect([await call('en'), await call('fr')]).toEqual([
      [422, 'AddressRefused', 'The source of scrape/inside/page is unreachable. The owner has been notified.'],
      [422, 'AddressRefused', 'La source de scrape/inside/page est injoignable. Le propriétaire en a été informé.'],
    ]);
    const notified = async () => {
      const { items } = await admin.ask<{ items: Notification[] }>('GET', '/api/account/notifications');
      return items.flatMap((one) => (one.kind === 'source away' ? [[one.api, one.title, one.scraperId]] : []));
    };
    await expect.poll(notified).toEqual([['scrape/inside/page', 'Inside', id]]);
  });
});

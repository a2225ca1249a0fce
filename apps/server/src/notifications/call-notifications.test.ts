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
});

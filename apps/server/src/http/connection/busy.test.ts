import { expect, test } from 'vitest';
import { openTestServer } from '../../../test/test-server.ts';

test('the server rejects requests when the event loop delay exceeds BUSY_DELAY_MS', async () => {
  const testServer = await openTestServer('sqlite', {}, { BUSY_DELAY_MS: '20' });
  const stall = setInterval(() => {
    const until = performance.now() + 200;
    while (performance.now() < until);
  }, 1);
  try {
    const answer = async () => {
      const { statusCode, headers } = await testServer.app.fastify.inject('/api/stats');
      return [statusCode, headers['retry-after']];
    };
    await expect.poll(answer).toEqual([503, '5']);
  } finally {
    clearInterval(stall);
    await testServer.close();
  }
});

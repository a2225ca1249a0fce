import { expect, test } from 'vitest';
import { openTestServer } from '../../../test/test-server.ts';

test('the server rejects API calls, but no pages and files, when the event loop delay exceeds BUSY_DELAY_MS', async () => {
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
    const outcomes = await Promise.all(
      ['/hub', '/livez', '/readyz', '/api/data/content/pictures/cover-hub.svg', '/api/updates'].map(async (url) => {
        const { statusCode, body } = await testServer.app.fastify.inject(url);
        return [url, body.startsWith('The web app is not built yet.') ? 'page' : statusCode];
      }),
    );
    expect(Object.fromEntries(outcomes)).toEqual({
      '/hub': 'page',
      '/livez': 200,
      '/readyz': 200,
      '/api/data/content/pictures/cover-hub.svg': 200,
      '/api/updates': 503,
    });
  } finally {
    clearInterval(stall);
    await testServer.close();
  }
});

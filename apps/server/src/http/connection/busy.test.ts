import { expect, test } from 'vitest';
import { openWhole } from '../../../test/whole.ts';

test('the server rejects requests when the event loop delay exceeds BUSY_DELAY_MS', async () => {
  const whole = await openWhole('sqlite', {}, { BUSY_DELAY_MS: '20' });
  const stall = setInterval(() => {
    const until = performance.now() + 200;
    while (performance.now() < until);
  }, 1);
  try {
    const answer = async () => {
      const { statusCode, headers } = await whole.app.fastify.inject('/api/stats');
      return [statusCode, headers['retry-after']];
    };
    await expect.poll(answer).toEqual([503, '5']);
  } finally {
    clearInterval(stall);
    await whole.close();
  }
});

import { expect, test } from 'vitest';
import { solveProof } from '@apiyard/api/client/solve-proof';
import type { ProofChallenge } from '@apiyard/api/contract/proof';
import type { Engine } from '../db/dialect.ts';
import { openTestServer } from '../../test/test-server.ts';

const password = 'seven little llamas';
const message = {
  kind: 'contact',
  name: 'Amina',
  email: 'amina@example.org',
  subject: 'Hours',
  text: 'When are you open?',
};

test.each<Engine>(['sqlite', 'postgres'])(
  'a dozen addresses at their limit do not close the forms for others on %s',
  async (engine) => {
    const testServer = await openTestServer(engine, {}, { TRUST_PROXY: '1' });
    try {
      const base = await testServer.app.fastify.listen({ port: 0, host: '127.0.0.1' });
      const post = (path: string, address: string, body: object, headers: Record<string, string> = {}) =>
        fetch(base + path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', origin: base, 'x-forwarded-for': address, ...headers },
        });
      const statuses: number[] = [];
      for (let flooder = 1; flooder <= 12; flooder += 1) {
        for (let sent = 0; sent < 5; sent += 1)
          statuses.push((await post('/api/messages', `203.0.113.${flooder}`, message)).status);
      }
      expect(statuses).toEqual(Array.from({ length: 60 }, () => 200));
      expect((await post('/api/messages', '203.0.113.1', message)).status).toBe(409);

      const asked = await post('/api/messages', '198.51.100.13', { ...message, subject: 'The thirteenth' });
      const { code, challenge } = (await asked.json()) as { code: string; challenge: ProofChallenge };
      expect([asked.status, code]).toEqual([409, 'ProofRequired']);
      const answer = await post('/api/messages', '198.51.100.13', {
        ...message,
        subject: 'The thirteenth',
        proof: await solveProof(challenge),
      });
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { success: true, reference: expect.stringMatching(/^AY-/) },
      ]);

      await testServer.keyOf('dana');
      const login = await post('/api/login', '198.51.100.14', { usernameOrEmail: 'dana', password });
      const cookie = login.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      expect(
        (
          await post(
            '/api/messages',
            '198.51.100.14',
            { ...message, kind: 'data-deletion', subject: 'dana' },
            { cookie },
          )
        ).status,
      ).toBe(200);
    } finally {
      await testServer.close();
    }
  },
);

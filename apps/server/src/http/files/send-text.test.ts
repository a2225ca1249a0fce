import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createLog } from '../logging/log.ts';
import { sendBytes, sendText } from './send-text.ts';
import { createServer } from '../server.ts';

const texts: Record<string, string> = {
  ascii: '{"a":"plain"}',
  latin: '{"a":"é ÿ"}',
  wide: '{"a":"ثلاثة 語 🙂"}',
  lone: '{"a":"\ud800"}',
  empty: '',
};
const lines: string[] = [];
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  app = await createServer({
    log: createLog('info', { write: (line) => lines.push(line) }),
    publicUrl: null,
    trustProxy: false,
  });
  app.get('/texts/:name', (request, reply) => {
    reply.header('content-type', 'application/json; charset=utf-8');
    return sendText(reply, texts[(request.params as { name: string }).name] ?? '');
  });
  app.get('/parts', (_request, reply) =>
    sendBytes(reply.header('content-type', 'text/plain'), [
      Buffer.from('before '),
      Buffer.alloc(3_000_000, 'é'),
      Buffer.from(' after'),
    ]),
  );
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

test.each(Object.keys(texts))(
  'a text arrives as it is, with its length in bytes and the headers of every answer: %s',
  async (name) => {
    const answer = await fetch(`${origin}/texts/${name}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes).toEqual(Buffer.from(texts[name] ?? ''));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('connection')).toBe('keep-alive');
  },
);

test('parts arrive as one', async () => {
  const answer = await fetch(`${origin}/parts`);
  expect([answer.headers.get('content-length'), answer.headers.get('transfer-encoding')]).toEqual(['3000013', null]);
  expect(await answer.text()).toBe(`before ${'é'.repeat(1_500_000)} after`);
});

test('it is logged like every response', async () => {
  lines.length = 0;
  await (await fetch(`${origin}/texts/ascii`)).text();
  await expect
    .poll(() => lines.map((line) => JSON.parse(line) as { path: string; status: number }))
    .toMatchObject([{ path: '/texts/ascii', status: 200 }]);
});

test('while the server drains it is the last on its connection', async () => {
  app.draining = true;
  try {
    const answer = await fetch(`${origin}/texts/ascii`);
    expect([await answer.text(), answer.headers.get('connection')]).toEqual(['{"a":"plain"}', 'close']);
  } finally {
    app.draining = false;
  }
});

import { beforeAll, expect, it } from 'vitest';
import { endpoint } from '@apiyard/api/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { request } from 'node:http';
import * as z from 'zod/mini';
import { mount, perMinute, route } from '../../route.ts';
import { createLog } from '../logging/log.ts';
import { RateLimiter } from '../limits/rate-limit.ts';
import { createServer } from '../server.ts';

const put = endpoint({
  method: 'PUT',
  path: '/api/bytes',
  summary: 'Takes bytes.',
  auth: 'anyone',
  body: 'binary',
  input: z.object({}),
  output: z.object({ length: z.int() }),
});
const lines: string[] = [];
let app: FastifyInstance;
let port = 0;

beforeAll(async () => {
  app = await createServer({
    log: createLog('info', { write: (line) => lines.push(line) }),
    publicUrl: null,
    trustProxy: 1,
  });
  const takes = route(put, {
    rate: perMinute(100),
    bodyBytesMax: 1000,
    handle: async ({ body }) => {
      let length = 0;
      for await (const chunk of body) length += chunk.length;
      return { length };
    },
  });
  mount(app, [takes], { limiter: new RateLimiter(), personOf: async () => null });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  return () => app.close();
});

/** Without a `Content-Length`, so that the size is unknown in advance. */
function send(bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: 'PUT',
        path: '/api/bytes',
        agent: false,
        headers: {
          'content-type': 'application/octet-stream',
          'transfer-encoding': 'chunked',
          'x-forwarded-for': '203.0.113.9',
        },
      },
      (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.once('error', reject);
    sent.end(Buffer.alloc(bytes));
  });
}

it('rejects an oversized body, and keeps the server behind a proxy running', async () => {
  expect([await send(1001), await send(1_000_000), await send(1000)]).toEqual([413, 413, 200]);
  // A line is written once the rest of a body was read, which may be after the next answer.
  await expect
    .poll(() =>
      lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ path }) => path === '/api/bytes')
        .map(({ status, address }) => `${String(status)} ${String(address)}`)
        .toSorted(),
    )
    .toEqual(['200 203.0.113.9', '413 203.0.113.9', '413 203.0.113.9']);
});

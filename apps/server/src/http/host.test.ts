import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../test/test-server.ts';
import { openTestServer } from '../../test/test-server.ts';

let testServer: TestServer;
let port = 0;
beforeAll(async () => {
  testServer = await openTestServer('sqlite');
  await testServer.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const address = testServer.app.fastify.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => testServer.close());

/** The status line of what comes back, and whether the sentence about hosts does. */
async function responseTo(request: string): Promise<[string, boolean]> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  socket.write(request);
  await once(socket, 'close');
  return [text.split('\r\n')[0] ?? '', text.includes('The request has more than one Host header. Send only one.')];
}

it.each([
  [
    'two different hosts',
    'GET /livez HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n',
    'HTTP/1.1 400 Bad Request',
    true,
  ],
  [
    'the same host twice',
    'GET /livez HTTP/1.1\r\nHost: a.example\r\nhOST: a.example\r\nConnection: close\r\n\r\n',
    'HTTP/1.1 400 Bad Request',
    true,
  ],
  [
    'two hosts on HTTP/1.0',
    'GET /livez HTTP/1.0\r\nHost: a.example\r\nHost: b.example\r\n\r\n',
    'HTTP/1.1 400 Bad Request',
    true,
  ],
  [
    'two hosts on a connection that would stay',
    'GET /livez HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n',
    'HTTP/1.1 400 Bad Request',
    true,
  ],
  ['no host', 'GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n', 'HTTP/1.1 400 Bad Request', false],
  ['no host on HTTP/1.0, which needs none', 'GET /livez HTTP/1.0\r\n\r\n', 'HTTP/1.1 200 OK', false],
  ['one host', 'GET /livez HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n', 'HTTP/1.1 200 OK', false],
])('a request with %s', async (_, request, status, isExplained) => {
  expect(await responseTo(request)).toEqual([status, isExplained]);
});

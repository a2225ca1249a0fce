import { mkdtempSync, readdirSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileCache } from './file-cache.ts';
import { createLog } from '../logging/log.ts';
import { sendRanged } from './ranges.ts';
import { createServer } from '../server.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'apiyard-cache-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

test('parallel requests for a file get the same bytes, also when the file is deleted in the meantime', async () => {
  const cache = new FileCache(1000);
  const file = write('shared.txt', 'shared');
  const [first, second] = await Promise.all([cache.read(file), cache.read(file)]);
  rmSync(file);
  const third = await cache.read(file);
  expect([first?.toString(), second === first, third === first]).toEqual(['shared', true, true]);
});

test('a file that is missing or not as expected is undefined, and is looked up again', async () => {
  const cache = new FileCache(1000);
  const file = write('changed.txt', 'one');
  const expected = statSync(file);
  writeFileSync(file, 'two');
  utimesSync(file, 1, 1);
  expect([await cache.read(file, expected), await cache.read(join(folder, 'none.txt'))]).toEqual([
    undefined,
    undefined,
  ]);
  expect((await cache.read(file, statSync(file)))?.toString()).toBe('two');
});

test('a file larger than the cache is sent and not cached', async () => {
  const cache = new FileCache(10);
  const file = write('large.txt', 'more than ten bytes');
  expect((await cache.read(file))?.toString()).toBe('more than ten bytes');
  rmSync(file);
  expect(await cache.read(file)).toBe(undefined);
});

test.runIf(process.platform === 'linux')('a download that is not read keeps no file open', async () => {
  const file = write('app.apk', 'x'.repeat(20_000_000));
  const app = await createServer({
    log: createLog('silent', { write: () => undefined }),
    publicUrl: null,
    trustProxy: false,
  });
  app.get('/app', (request, reply) =>
    sendRanged(
      request,
      reply,
      { file, sizeBytes: 20_000_000, etag: '"app"', type: 'application/octet-stream' },
      () => {},
    ),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sockets = Array.from({ length: 5 }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /app HTTP/1.1\r\nHost: a\r\n\r\n'));
    return socket;
  });
  await Promise.all(sockets.map((socket) => new Promise((resolve) => void socket.once('readable', resolve))));
  const open = () => readdirSync('/proc/self/fd').filter((fd) => linkOf(fd) === file).length;
  await expect.poll(open).toBe(0);
  expect(sockets.map((socket) => socket.readableLength > 0)).toEqual([true, true, true, true, true]);
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Descriptors come and go while they are listed. */
function linkOf(fd: string): string | null {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return null;
  }
}

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startServer } from './processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'apiyard-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = (name: string, source: string) => {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, source);
  return path;
};

/** Not ready immediately; prints its settings; ends on SIGTERM. */
const slowServer = program(
  'slow-server',
  `import { createServer } from 'node:http';
  let asked = 0;
  createServer((request, response) => {
    response.statusCode = ++asked < 3 ? 503 : 200;
    response.end(JSON.stringify({ host: process.env.HOST, dataDir: process.env.DATA_DIR, colour: process.env.COLOUR }));
  }).listen(Number(process.env.PORT), process.env.HOST);
  process.on('SIGTERM', () => process.exit(7));
  console.log('listening');`,
);

test('a server is returned once it responds with 200, on loopback, with the given settings and a separate folder', async () => {
  const server = await startServer({ program: slowServer, env: { COLOUR: 'green' } });
  expect(await (await fetch(server.url)).json()).toEqual({
    host: '127.0.0.1',
    dataDir: server.dataDir,
    colour: 'green',
  });
  expect(existsSync(server.dataDir)).toBe(true);
  expect(server.output()).toBe('listening\n');
  expect(await server.stop()).toBe(7);
  expect(existsSync(server.dataDir)).toBe(false);
});

test('a killed server is gone, its data is not', async () => {
  const server = await startServer({ program: slowServer });
  await server.kill();
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  expect(existsSync(server.dataDir)).toBe(true);
  rmSync(server.dataDir, { recursive: true });
});

test('a server that ends before it is ready is an error with its output', async () => {
  const broken = program('broken', "console.error('PORT must be a whole number.'); process.exit(1);");
  await expect(startServer({ program: broken })).rejects.toThrow(
    'The server ended (1) before it was ready:\nPORT must be a whole number.\n',
  );
});

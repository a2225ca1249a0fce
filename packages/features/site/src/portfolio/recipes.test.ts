import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recipes } from './recipes.ts';

const run = promisify(execFile);
const problem = '{"success":false,"detail":"This API key was revoked."}';
const server = createServer((_, response) => {
  response.writeHead(401, { 'content-type': 'application/problem+json' }).end(problem);
});
let origin = '';
let folder = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'recipes-'));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

it('the labels save no file when the call is rejected, and print the status', async () => {
  const labels = recipes.find(({ id }) => id === 'labels');
  const env = { ...process.env, KEY: 'ay_1' };
  await expect(run('bash', ['-c', labels?.code(origin) ?? ''], { cwd: folder, env })).rejects.toMatchObject({
    code: 22,
    stderr: 'curl: (22) The requested URL returned error: 401\n'.repeat(3),
  });
  expect(await readdir(folder)).toEqual([]);
});

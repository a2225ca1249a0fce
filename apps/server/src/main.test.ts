import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apiyard-main-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function launch(settings: Record<string, string>, log: 'pipe' | number = 'pipe') {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...settings },
    stdio: ['ignore', log, log],
  });
  const output = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output.out += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  const ended = once(child, 'close') as Promise<[code: number | null]>;
  /** Waits as long as the start takes, or until it has failed. */
  async function untilOutput(what: RegExp): Promise<void> {
    while (!what.test(output.out)) {
      const [code] = (await Promise.race([once(child.stdout ?? child, 'data'), ended])) as [unknown];
      if (typeof code !== 'string')
        throw new Error(`The server ended (${String(code)}) before it printed ${what.source}: ${output.err}`);
    }
  }
  return { child, output, untilOutput, ended };
}

test('a wrong setting stops the start with one sentence', async () => {
  const { output, ended } = launch({ PORT: 'abc' });
  expect([(await ended)[0], output.err, output.out]).toEqual([
    1,
    'PORT must be a whole number from 0 to 65535; it is "abc".\n',
    '',
  ]);
});

test('a data folder that cannot be written stops the start with one sentence', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { output, ended } = launch({ DATA_DIR: join(file, 'data') });
  expect([(await ended)[0], output.err]).toEqual([
    1,
    `DATA_DIR is ${join(file, 'data')}, which this user cannot write to. Make it writable, or set DATA_DIR to another folder.\n`,
  ]);
});

test('a taken port stops the start with one sentence', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const { output, ended } = launch({ PORT: String(port) });
  expect([(await ended)[0], output.err]).toEqual([
    1,
    `Port ${port} on 127.0.0.1 is already in use. Stop the program that uses it, or set PORT to another.\n`,
  ]);
  holder.close();
});

test('an address of another machine stops the start with one sentence', async () => {
  const { output, ended } = launch({ PORT: '0', HOST: '192.0.2.1' });
  expect([(await ended)[0], output.err]).toEqual([
    1,
    '192.0.2.1 is not an address of this machine. Set HOST to another, such as 127.0.0.1 or 0.0.0.0.\n',
  ]);
});

test('Ctrl+C under npm, which sends two signals, still shuts the server down cleanly', async () => {
  const { child, output, untilOutput, ended } = launch({ PORT: '0' });
  await untilOutput(/There is no admin yet/);
  const site = /^Apiyard listens on (\S+)$/m.exec(output.out)?.[1] ?? '';
  // A kept connection: ending takes long enough for the second signal to come in between.
  await (await fetch(`${site}/livez`)).text();
  child.kill('SIGINT');
  child.kill('SIGINT');
  setTimeout(() => child.kill('SIGINT'), 5);
  expect((await ended)[0]).toBe(0);
  expect(output.out).toContain('"path":"/livez","status":200');
});

test.runIf(process.platform === 'linux')(
  'a full disk under the log neither ends the server nor its shutdown',
  async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    await once(holder.close(), 'close');
    const full = openSync('/dev/full', 'a');
    const { child, ended } = launch({ PORT: String(port) }, full);
    closeSync(full);
    const site = `http://127.0.0.1:${port}`;
    const statusOf = (path: string) =>
      fetch(site + path).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(() => statusOf('/api/stats'), { timeout: 30_000 }).toBe(200);
    // More lines than the log gathers before it writes.
    for (let number = 0; number < 1000; number++) expect(await statusOf('/livez')).toBe(200);
    expect(await statusOf('/api/stats')).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  },
);

test('a server on all addresses prints one that a browser can open', async () => {
  const { child, untilOutput, ended } = launch({ PORT: '0', HOST: '0.0.0.0' });
  await untilOutput(/^Apiyard listens on http:\/\/localhost:\d+$/m);
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});

test('a database that does not respond stops the start with one sentence', async () => {
  const { output, ended } = launch({
    DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x',
    APP_SECRET: 'a secret of at least thirty-two characters',
  });
  expect([(await ended)[0], output.err]).toEqual([
    1,
    'The database cannot be used (connect ECONNREFUSED 127.0.0.1:1). Check DATABASE_URL and DATA_DIR, then start again.\n',
  ]);
});

test('the server prints its address and the setup link, serves, and exits with 0', async () => {
  const { child, output, untilOutput, ended } = launch({ PORT: '0' });
  await untilOutput(/There is no admin yet/);
  const site = /^Apiyard listens on (http:\/\/127\.0\.0\.1:\d+)$/m.exec(output.out)?.[1] ?? '';
  expect(output.out).toMatch(
    new RegExp(
      `^There is no admin yet\\. Create the first one here: ${site}/auth/register\\?setup=[A-Za-z0-9_-]+$`,
      'm',
    ),
  );
  expect(await (await fetch(`${site}/readyz`)).json()).toEqual({
    ready: true,
    draining: false,
    database: 'ok',
    disk: 'ok',
    files: 'ok',
  });
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  expect(output.err).toBe('');
  // The request's line gathered in memory: it was written before the end.
  expect(output.out).toContain('"path":"/readyz","status":200');
});

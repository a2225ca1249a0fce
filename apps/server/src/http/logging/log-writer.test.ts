import { spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { LogWriter } from './log-writer.ts';

const cleanups: (() => unknown)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0).toReversed()) clean();
});

/** A pipe that is full after 64 kB, until it is read. */
function pipe() {
  const folder = mkdtempSync(join(tmpdir(), 'apiyard-log-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'pipe');
  spawnSync('mkfifo', [path]);
  const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  cleanups.push(() => closeSync(fd));
  let text = '';
  const bytes = Buffer.alloc(65_536);
  const read = () => {
    try {
      text += bytes.toString('latin1', 0, readSync(fd, bytes));
    } catch {
      // There is nothing to read now.
    }
    return text;
  };
  return { fd, read };
}

const line = (number: number) => `{"number":${number},"rest":"${'x'.repeat(980)}"}\n`;
const tenLines = (block: number) =>
  Buffer.from(Array.from({ length: 10 }, (_, index) => line(block * 10 + index)).join(''));

test.runIf(process.platform === 'linux')('a full disk loses lines beyond a megabyte, and is no error', () => {
  // Stays open: the writer tries again.
  const writer = new LogWriter(openSync('/dev/full', 'a'));
  for (let block = 0; block < 100; block++) writer.write(tenLines(block));
  const lost = writer.lostInAll;
  expect(lost).toBeGreaterThan(0);
  for (let block = 0; block < 10; block++) writer.write(tenLines(block));
  expect(writer.lostInAll).toBe(lost + 100);
  writer.flushSync();
});

test.skipIf(process.platform === 'win32')('reports the number of lost lines where they are missing', async () => {
  const { fd, read } = pipe();
  const writer = new LogWriter(fd);
  for (let block = 0; block < 150; block++) writer.write(tenLines(block));
  const lost = writer.lostInAll;
  expect(lost).toBeGreaterThan(400);
  await expect.poll(() => read().includes('"lost"')).toBe(true);
  writer.write(Buffer.from(line(1500)));
  await expect.poll(() => read().includes('"number":1500')).toBe(true);
  const lines = read()
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as { number?: number; lost?: number; msg?: string });
  const kept = Array.from({ length: 1500 - lost }, (_, number) => number);
  expect(lines.map(({ number, lost: missing }) => number ?? `lost ${missing}`)).toEqual([
    ...kept,
    `lost ${lost}`,
    1500,
  ]);
  expect(lines.find(({ msg }) => msg !== undefined)?.msg).toBe('log lines were lost because they could not be written');
});

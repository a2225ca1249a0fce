/** Lost secrets and databases, damaged pages, full disks: each simulated in a separate folder. */
import { closeSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeAccount } from '../test/account.ts';
import { startServer } from '../test/processes.ts';
import type { Finding, Trial } from './trial.ts';
import { equal } from './trial.ts';

/** Bytes that files may grow by before the disk is full. */
const roomBytes = 300_000;
const database = 'apiyard.sqlite';

export const storage: Trial = {
  name: 'storage',
  title: 'lost secrets and databases, damaged pages, full disks',
  async run() {
    return [
      await startsAfter('the secret is deleted', (folder) => rmSync(join(folder, 'secret')), /secret/i),
      await startsAfter(
        'the secret is another',
        (folder) => overwrite(join(folder, 'secret'), 0, 'x'.repeat(40)),
        /secret/i,
      ),
      await startsAfter('the database is deleted', (folder) => removeDatabase(folder), /database/i),
      await startsAfter(
        'a page of the database is overwritten',
        (folder) => overwrite(join(folder, database), 4096, '\xa5'.repeat(40_960)),
        /damaged|restore/i,
        true,
      ),
      ...(await fullDisk()),
    ];
  },
};

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'apiyard-trust-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts once, damages the folder, and starts again: the start must fail with an error message. */
async function startsAfter(
  harm: string,
  apply: (folder: string) => void,
  sentence: RegExp,
  isKilled = false,
): Promise<Finding> {
  return inFolder(async (folder) => {
    const env = { DATA_DIR: folder, LOG_LEVEL: 'silent' };
    const first = await startServer({ env });
    await makeAccount(first.url, 'somebody-here');
    // A clean shutdown first, so that all pages are in the file that is damaged.
    await first.stop();
    if (isKilled) await (await startServer({ env })).kill();
    apply(folder);
    let outcome: string;
    try {
      const second = await startServer({ env });
      await second.kill();
      outcome = 'started all the same';
    } catch (error) {
      outcome = (error instanceof Error ? error.message : String(error)).split('\n').slice(1).join(' ').trim();
    }
    const isSentence = sentence.test(outcome) && !/\bat (?:async )?\w+.*\.ts:\d+/.test(outcome);
    return {
      attack: `start after ${harm}`,
      measured: outcome.length > 90 ? `${outcome.slice(0, 87)}…` : outcome,
      wanted: 'a sentence, no start',
      holds: isSentence && outcome !== 'started all the same',
    };
  });
}

function overwrite(file: string, at: number, text: string): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.from(text, 'latin1'), 0, undefined, at);
  closeSync(handle);
}

function removeDatabase(folder: string): void {
  for (const name of readdirSync(folder)) if (name.startsWith(database)) rmSync(join(folder, name));
}

/** Writes until the disk is full: every response is 200 or 503, reading works, and the server shuts down cleanly. */
async function fullDisk(): Promise<readonly Finding[]> {
  const attack = 'a disk that fills up';
  return inFolder(async (folder) => {
    const env = { DATA_DIR: folder, LOG_LEVEL: 'silent', TRUST_PROXY: '1' };
    await (await startServer({ env })).stop();
    const server = await startServer({ env, fileBytesMax: largestIn(folder) + roomBytes });
    const statuses: Record<string, number> = {};
    for (let number = 0; number < 300 && (statuses['503'] ?? 0) < 10; number++) {
      const { status } = await (number < 55 ? message : register)(server.url, number);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    const strange = Object.entries(statuses)
      .filter(([status]) => status !== '200' && status !== '503')
      .reduce((sum, [, count]) => sum + count, 0);
    const stats = await fetch(`${server.url}/api/stats`);
    const code = await server.stop();
    return [
      {
        attack,
        measured: `responses ${JSON.stringify(statuses)}`,
        wanted: '503 once full',
        holds: (statuses['503'] ?? 0) > 0 && (statuses['200'] ?? 0) > 0,
      },
      equal(attack, 'responses that are neither 200 nor 503', strange, 0),
      equal(attack, 'status of GET /api/stats', stats.status, 200),
      equal(attack, 'exit code of a server that is told to end', code ?? -1, 0),
    ];
  });
}

const largestIn = (folder: string): number =>
  Math.max(...readdirSync(folder).map((name) => statSync(join(folder, name)).size));

const post = (url: string, path: string, number: number, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      'x-forwarded-for': `10.0.${number >> 8}.${number & 255}`,
    },
    body: JSON.stringify(body),
  });

const message = (url: string, number: number) =>
  post(url, '/api/messages', number, {
    kind: 'contact',
    name: 'Amina',
    email: 'amina@example.org',
    subject: 'Hours',
    text: `${number} ${'x'.repeat(4000)}`,
  });

const register = (url: string, number: number) =>
  post(url, '/api/register', number, {
    username: `person-${number}`,
    email: `person-${number}@example.org`,
    password: 'an umbrella for the walk',
  });

/** The server and its commands as processes, as an operator runs them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { DatabaseOptions } from '../src/db/open.ts';

const source = join(import.meta.dirname, '../src');
/** As the scripts of package.json start them. */
const compileCache = join(import.meta.dirname, '../../../tools/compile-cache.js');

/**
 * Starts a program of the server with a separate data folder.
 * @param file below `src`
 * @param fileBytesMax size limit of its files: above it a write fails as on a full disk. @default no limit
 */
export function run(
  file: string,
  place: DatabaseOptions,
  words: readonly string[] = [],
  settings: Record<string, string> = {},
  fileBytesMax: number | null = null,
) {
  const command = [process.execPath, '--import', compileCache, join(source, file), ...words];
  // The shell counts in blocks of 512 bytes.
  const limited =
    fileBytesMax === null
      ? command
      : ['sh', '-c', `ulimit -f ${Math.floor(fileBytesMax / 512)} && exec "$@"`, 'sh', ...command];
  const child = spawn(limited[0] ?? '', limited.slice(1), {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: place.dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      BUSY_DELAY_MS: '0',
      ...(place.databaseUrl === null
        ? {}
        : { DATABASE_URL: place.databaseUrl, APP_SECRET: 'a secret of at least thirty-two characters' }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  const ended = (once(child, 'close') as Promise<[number | null]>).then(([code]) => code);
  return { child, output, ended };
}

export async function serve(
  place: DatabaseOptions,
  settings: Record<string, string> = {},
  fileBytesMax: number | null = null,
) {
  const server = run('main.ts', place, [], settings, fileBytesMax);
  const origin = await new Promise<string>((resolve, reject) => {
    server.child.stdout.on('data', () => {
      const found = /listens on (http:\/\/\S+)/.exec(server.output.out)?.[1];
      if (found !== undefined) resolve(found);
    });
    void server.ended.then(() => reject(new Error(`The server did not start: ${server.output.err}`)));
  });
  return {
    origin,
    child: server.child,
    output: server.output,
    async stop() {
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    },
  };
}

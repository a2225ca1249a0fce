/** The server as people run it: a separate process, used over HTTP. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allocatorSettings } from '../allocator-settings.ts';

const mainPath = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
/** As `pnpm start` runs it. */
const compileCachePath = fileURLToPath(new URL('../compile-cache.js', import.meta.url));
const readyTimeoutMs = 60_000;
const stopTimeoutMs = 30_000;
const outputCharsKept = 20_000;

interface StartOptions {
  /** Laid over this process's environment. `PORT` and `DATA_DIR` are a free port and a fresh folder unless given. */
  readonly env?: Readonly<Record<string, string>>;
  /** The program to run with Node. @default the server alone */
  readonly program?: string;
  /** Where it prints to instead, as a service's log would. Then `output()` stays empty. */
  readonly logFile?: string;
  /** How many files and connections the process may have open, as `ulimit -n` sets it. @default this process's own limit */
  readonly openFilesMax?: number;
  /** What its files may grow to: past that a write fails as on a full disk. @default no limit */
  readonly fileBytesMax?: number;
}

export interface RunningServer {
  /** `http://127.0.0.1:41234`, without a trailing slash. */
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** The last of what it printed. */
  output(): string;
  /** Sends SIGTERM and resolves with the exit code; deletes a temporary data folder. Rejects when it does not end. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL. The data folder stays. */
  kill(): Promise<void>;
}

/** Starts the server and resolves once it answers `GET /api/stats`. Rejects with what it printed when it ends before that. */
export async function startServer({
  env = {},
  program = mainPath,
  logFile,
  openFilesMax,
  fileBytesMax,
}: StartOptions = {}): Promise<RunningServer> {
  const port = Number(env.PORT ?? (await freePort()));
  const freshDir = env.DATA_DIR === undefined ? await mkdtemp(join(tmpdir(), 'apiyard-')) : null;
  const dataDir = env.DATA_DIR ?? freshDir ?? '';
  const log = logFile === undefined ? 'pipe' : openSync(logFile, 'a');
  const [command, args] = limited({ openFilesMax, fileBytesMax }, [
    process.execPath,
    // As in `pnpm start`.
    '--max-semi-space-size=8',
    '--import',
    compileCachePath,
    program,
  ]);
  const child = spawn(command, args, {
    // Rejections of a busy server are not tested here; an empty `BUSY_DELAY_MS` is the product's default.
    env: {
      ...process.env,
      ...allocatorSettings,
      BUSY_DELAY_MS: '0',
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', log, log],
  });
  if (typeof log === 'number') closeSync(log);
  let output = '';
  const keep = (text: string) => {
    output = (output + text).slice(-outputCharsKept);
  };
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const forget = async () => {
    if (freshDir !== null) await rm(freshDir, { recursive: true, force: true });
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };

  const url = `http://127.0.0.1:${port}`;
  try {
    const ended = exited.then(([code, signal]) => {
      throw new Error(`The server ended (${signal ?? code}) before it was ready:\n${output}`);
    });
    await Promise.race([ready(url), ended]);
  } catch (error) {
    child.kill('SIGKILL');
    await forget();
    throw error instanceof NotReady
      ? new Error(`The server did not respond within ${readyTimeoutMs / 1000} s:\n${output}`)
      : error;
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    output: () => output,
    kill,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      const [code, signal] = await exited;
      clearTimeout(timer);
      await forget();
      if (signal === 'SIGKILL')
        throw new Error(`The server had not ended ${stopTimeoutMs / 1000} s after SIGTERM:\n${output}`);
      return code;
    },
  };
}

/** The command under limits, which only a shell can set for what it then becomes. */
function limited(
  {
    openFilesMax,
    fileBytesMax,
  }: { readonly openFilesMax: number | undefined; readonly fileBytesMax: number | undefined },
  [command, ...args]: readonly [string, ...string[]],
): [string, string[]] {
  const limits = [
    ...(openFilesMax === undefined ? [] : [`ulimit -n ${openFilesMax}`]),
    // In blocks of 512 bytes.
    ...(fileBytesMax === undefined ? [] : [`ulimit -f ${Math.floor(fileBytesMax / 512)}`]),
  ];
  return limits.length === 0
    ? [command, args]
    : ['/bin/sh', ['-c', `${limits.join(' && ')} && exec "$0" "$@"`, command, ...args]];
}

class NotReady extends Error {}

async function ready(url: string): Promise<void> {
  const deadline = performance.now() + readyTimeoutMs;
  while (performance.now() < deadline) {
    const answered = await fetch(`${url}/api/stats`, { signal: AbortSignal.timeout(2000) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new NotReady();
}

/** A loopback port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

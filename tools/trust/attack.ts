/** Attacks a separate server, and monitors the process and the requests of other clients. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { runCommand } from '../test/command.ts';
import type { RunningServer } from '../test/processes.ts';
import { startServer } from '../test/processes.ts';
import type { Flood, FloodReport } from './attacker.ts';
import type { Seen, Watch } from './bystander.ts';
import type { Finding } from './trial.ts';
import { atMost, equal } from './trial.ts';

const watchEveryMs = 50;
/** Time until memory must be released. */
const recoveryMs = 60_000;
const memoryDuringMb = 400;
const memoryAfterMb = 200;
const bystanderP99Ms = 500;

/**
 * Starts a server as operators run it, attacks it, and returns the findings. `attack` resolves when the attack has
 * ended.
 */
export async function underAttack(
  name: string,
  {
    durationMs,
    openFilesMax,
    env = {},
  }: { readonly durationMs: number; readonly openFilesMax?: number; readonly env?: Readonly<Record<string, string>> },
  attack: (server: RunningServer) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const server = await startServer({
    env: { BUSY_DELAY_MS: '', ...env },
    ...(openFilesMax === undefined ? {} : { openFilesMax }),
  });
  try {
    const memory = watchMemory(server.pid);
    const port = Number(new URL(server.url).port);
    const [own, seen] = await Promise.all([attack(server), program<Seen, Watch>('bystander.ts', { port, durationMs })]);
    const peakMb = memory.stop();
    return [
      ...own,
      equal(name, 'requests of others that failed', seen.failed, 0),
      atMost(name, 'p99 of others', seen.p99Ms, bystanderP99Ms, 'ms'),
      atMost(name, 'memory', peakMb, memoryDuringMb, 'MB'),
      atMost(name, 'memory a minute later', await memoryOnceBack(server.pid), memoryAfterMb, 'MB'),
      {
        attack: name,
        measured: isAlive(server.pid) ? 'process alive' : 'process ended',
        wanted: 'process alive',
        holds: isAlive(server.pid),
      },
    ];
  } finally {
    await server.stop();
  }
}

export const flood = (options: Flood): Promise<FloodReport> => program('attacker.ts', options);

async function program<Output, Input extends { readonly durationMs: number }>(
  file: string,
  input: Input,
): Promise<Output> {
  const { code, output } = await runCommand(
    process.execPath,
    [join(import.meta.dirname, file), JSON.stringify(input)],
    { cwd: import.meta.dirname, timeoutMs: input.durationMs + 60_000 },
  );
  if (code !== 0) throw new Error(`${file} failed:\n${output}`);
  return JSON.parse(output) as Output;
}

/** A separate listening process: when it has ended, its folder in `/proc` is gone. */
const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}/status`);

function residentMb(pid: number): number {
  if (!isAlive(pid)) return 0;
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kb ?? 0) * 1024) / 1_000_000;
}

export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

function watchMemory(pid: number): { stop(): number } {
  let peakMb = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(pid));
  }, watchEveryMs);
  return {
    stop() {
      clearInterval(timer);
      return peakMb;
    },
  };
}

export async function memoryOnceBack(pid: number): Promise<number> {
  const until = performance.now() + recoveryMs;
  while (residentMb(pid) > memoryAfterMb && performance.now() < until) await after(500);
  return residentMb(pid);
}

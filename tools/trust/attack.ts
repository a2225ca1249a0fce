/** Attacks a separate server, and monitors the process and the requests of other clients. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { runCommand } from '../test/command.ts';
import type { RunningServer } from '../test/processes.ts';
import { startServer } from '../test/processes.ts';
import type { Flood, FloodReport } from './attacker.ts';
import type { Seen, Watch } from './bystander.ts';
import type { Finding } from './trial.ts';
import { atMost, equal, tried } from './trial.ts';

const watchEveryMs = 50;
/** Time until memory must be released. */
const recoveryMs = 60_000;
const memoryDuringMb = 400;
const memoryAfterMb = 200;
const bystanderP99Ms = 500;

/**
 * Starts a server as operators run it, attacks it, and resolves when the attack has ended, with a promise of all findings:
 * memory is given back while the next attack runs. `attack` resolves when the attack has ended.
 */
export async function underAttack(
  name: string,
  {
    durationMs,
    openFilesMax,
    memoryMb = memoryDuringMb,
    env = {},
  }: {
    readonly durationMs: number;
    readonly openFilesMax?: number;
    /** Memory that the process can have during the attack. */
    readonly memoryMb?: number;
    readonly env?: Readonly<Record<string, string>>;
  },
  attack: (server: RunningServer) => Promise<readonly Finding[]>,
): Promise<{ readonly findings: Promise<readonly Finding[]> }> {
  const server = await startServer({
    env: { BUSY_DELAY_MS: '', ...env },
    ...(openFilesMax === undefined ? {} : { openFilesMax }),
  });
  const memory = watchMemory(server.pid);
  const port = Number(new URL(server.url).port);
  const during = await tried(name, async () => {
    const [own, seen] = await Promise.all([attack(server), program<Seen, Watch>('bystander.ts', { port, durationMs })]);
    return [
      ...own,
      equal(name, 'requests of others that failed', seen.failed, 0),
      atMost(name, 'p99 of others', seen.p99Ms, bystanderP99Ms, 'ms'),
      atMost(name, 'memory', memory.peakMb(), memoryMb, 'MB'),
    ];
  });
  memory.stop();
  return { findings: recovered(name, server, during) };
}

async function recovered(
  attack: string,
  server: RunningServer,
  during: readonly Finding[],
): Promise<readonly Finding[]> {
  const memoryMb = await memoryOnceBack(server.pid);
  const wasAlive = isAlive(server.pid);
  const ending = await server.stop().then(
    (code) => ({ code, text: `ended with ${code}` }),
    () => ({ code: null, text: 'did not end' }),
  );
  const holds = wasAlive && ending.code === 0;
  if (!holds) console.log(server.output());
  return [
    ...during,
    atMost(attack, 'memory a minute later', memoryMb, memoryAfterMb, 'MB'),
    {
      attack,
      measured: wasAlive ? `process alive, then ${ending.text}` : `process ${ending.text}`,
      wanted: 'alive, then ended with 0',
      holds,
    },
  ];
}

export const flood = (options: Flood): Promise<FloodReport> => program('attacker.ts', options);

async function program<Output, Input extends { readonly durationMs: number }>(
  file: string,
  input: Input,
): Promise<Output> {
  const folder = await mkdtemp(join(tmpdir(), 'apiyard-attack-'));
  try {
    // An argument is too short for some attacks.
    const inputPath = join(folder, 'input.json');
    await writeFile(inputPath, JSON.stringify(input));
    const { code, output } = await runCommand(process.execPath, [join(import.meta.dirname, file), inputPath], {
      cwd: import.meta.dirname,
      timeoutMs: input.durationMs + 60_000,
    });
    if (code !== 0) throw new Error(`${file} failed:\n${output}`);
    return JSON.parse(output) as Output;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A separate listening process: when it has ended, its folder in `/proc` is gone. */
const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}/status`);

function residentMb(pid: number): number {
  if (!isAlive(pid)) return 0;
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kb ?? 0) * 1024) / 1_000_000;
}

export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

function watchMemory(pid: number): { peakMb(): number; stop(): void } {
  let peakMb = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(pid));
  }, watchEveryMs);
  return { peakMb: () => peakMb, stop: () => clearInterval(timer) };
}

export async function memoryOnceBack(pid: number): Promise<number> {
  const until = performance.now() + recoveryMs;
  while (residentMb(pid) > memoryAfterMb && performance.now() < until) await after(500);
  return residentMb(pid);
}

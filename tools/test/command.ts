/** Runs a command to its end, keeps what it printed, and leaves no child behind. */
import { spawn } from 'node:child_process';

/** Milliseconds. Only a hanging command takes that long, even on a machine under load. */
export const stageLimitMs = 40 * 60_000;

export interface Finished {
  /** Null when a signal or the time limit ended it. */
  readonly code: number | null;
  /** stdout and stderr as they came. */
  readonly output: string;
  readonly timedOut: boolean;
}

interface CommandOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The whole process group is killed after this. */
  readonly timeoutMs: number;
}

const running = new Set<number>();

/** Never rejects: a command that cannot be started has code null and the reason in its output. */
export function runCommand(
  file: string,
  args: readonly string[],
  { cwd, env = {}, timeoutMs }: CommandOptions,
): Promise<Finished> {
  const { promise, resolve } = Promise.withResolvers<Finished>();
  const chunks: string[] = [];
  // Its own process group, so that the time limit also ends the grandchildren.
  const child = spawn(file, args, {
    cwd,
    env: { ...plainly(process.env), ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    if (pid !== undefined) killGroup(pid);
  }, timeoutMs);
  child.stdout.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  const finish = (code: number | null) => {
    clearTimeout(timer);
    if (pid !== undefined) running.delete(pid);
    resolve({ code: timedOut ? null : code, output: chunks.join(''), timedOut });
  };
  child.on('error', (error) => {
    chunks.push(`${file} could not be started: ${error.message}\n`);
    finish(null);
  });
  child.on('close', finish);
  return promise;
}

/** Ends every running command; for when the runner itself is terminated. */
export function killRunning(): void {
  for (const pid of running) killGroup(pid);
}

/** Captured output is shown later, and parsed: no colours outside of a terminal. */
function plainly({ FORCE_COLOR, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (process.stdout.isTTY) return { FORCE_COLOR, ...env };
  return { ...env, NO_COLOR: '1' };
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * `npx` leaves its child processes behind when it is terminated: the signal reaches only a shell. Without this the server
 * would keep running as an orphan, on a port that the next start finds in use.
 */
import { readFileSync } from 'node:fs';

const watchMs = 500;
const generationsMax = 8;

interface Link {
  readonly pid: number;
  readonly parent: number;
}

/** Calls `gone` once when the `npx` above this process has ended. Does nothing where there is none, or no `/proc` to read. */
export function whenLauncherIsGone(gone: () => void): void {
  const chain = chainToLauncher();
  if (chain === null) return;
  const timer = setInterval(() => {
    if (chain.every(({ pid, parent }) => parentOf(pid) === parent)) return;
    clearInterval(timer);
    gone();
  }, watchMs);
  timer.unref();
}

/** From this process up to the child of `npx`; null when it was started in another way, and may outlive who started it. */
function chainToLauncher(): readonly Link[] | null {
  const chain: Link[] = [];
  for (let pid = process.pid; chain.length < generationsMax;) {
    const parent = parentOf(pid);
    if (parent === null || parent <= 1) return null;
    chain.push({ pid, parent });
    if (/^npm exec\b/.test(read(`/proc/${parent}/cmdline`) ?? '')) return chain;
    pid = parent;
  }
  return null;
}

function parentOf(pid: number): number | null {
  const parent = /^PPid:\s+(\d+)$/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return parent === undefined ? null : Number(parent);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Whether the last server on this data folder ended cleanly: each has a file there as long as it runs. */
import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createDurably } from './durable-file.ts';

const prefix = '.running-';
/** Those of servers in this very process, as tests have them. */
const own = new Set<string>();

/** What servers left behind that did not end cleanly. */
export function leftRunning(dataDir: string): string[] {
  return readdirSync(dataDir)
    .filter((name) => name.startsWith(prefix) && !own.has(join(dataDir, name)) && !isAlive(join(dataDir, name)))
    .map((name) => join(dataDir, name));
}

/** Marks this server as running. On disk before anything else is written, so that it survives a power failure. */
export class RunningMark implements Disposable {
  readonly #dataDir: string;
  #file: string | null = null;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  begin(): void {
    const file = join(this.#dataDir, `${prefix}${randomUUID()}`);
    own.add(file);
    this.#file = file;
    createDurably(file, JSON.stringify({ host: hostname(), pid: process.pid }));
  }

  /** Once the database is closed. */
  [Symbol.dispose](): void {
    if (this.#file === null) return;
    rmSync(this.#file, { force: true });
    own.delete(this.#file);
  }
}

/** Another server may share the folder. One on another machine counts as ended: an unnecessary check is harmless. */
function isAlive(file: string): boolean {
  try {
    const { host, pid } = JSON.parse(readFileSync(file, 'utf8')) as { host: string; pid: number };
    // A container's first process has the same number each time.
    if (host !== hostname() || pid === process.pid) return false;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** From `pnpm start` to the first answered `GET /api/stats`, with everything built and installed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../test/processes.ts';
import { buildWebIfChanged } from '../web-build.ts';
import type { Bench } from './figure.ts';
import { median } from './figure.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = 5;
const giveUpMs = 60_000;

export const warmStart: Bench = {
  name: 'warm-start',
  title: 'the start command to the first answer',
  async run() {
    if (!(await buildWebIfChanged())) throw new Error('The web app does not build.');
    const wholes: number[] = [];
    const servers: number[] = [];
    for (let round = 0; round < rounds; round++) {
      wholes.push(await timed('npx', ['-y', 'pnpm@12.21.0', 'start']));
      servers.push(
        await timed(process.execPath, [
          '--max-semi-space-size=8',
          '--import',
          './tools/compile-cache.js',
          'tools/start.ts',
        ]),
      );
    }
    return [
      { name: 'npx pnpm start', value: median(wholes), unit: 's', atMost: 3 },
      { name: 'without npx and pnpm', value: median(servers), unit: 's' },
    ];
  },
};

async function timed(program: string, args: readonly string[]): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'apiyard-bench-'));
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
    detached: true,
  });
  const exited = once(child, 'exit');
  try {
    while (performance.now() - startedAt < giveUpMs) {
      const answered = await fetch(`http://127.0.0.1:${port}/api/stats`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (answered) return (performance.now() - startedAt) / 1000;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`${program} ${args.join(' ')} did not answer within ${giveUpMs / 1000} s.`);
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

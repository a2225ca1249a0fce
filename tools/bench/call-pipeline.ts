/** What a metered call costs: `random/uuid` with a key, against bare `node:http` answering the same, loaded in turns. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runCommand } from '../test/command.ts';
import { freePort } from '../test/processes.ts';
import type { Bench } from './figure.ts';
import { median } from './figure.ts';
import type { LoadOptions, LoadResult } from './load.ts';
import { withUnlimitedServer } from './unlimited.ts';

const path = '/api/v1/random/uuid';
const connections = 100;
const rounds = 5;
const roundMs = 3000;
const warmUpMs = 2000;
/** Headers that `node:http` writes by itself. */
const written = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

export const callPipeline: Bench = {
  name: 'call-pipeline',
  title: `a metered, key-authenticated call at ${connections} connections, as a share of bare node:http`,
  run: () =>
    withUnlimitedServer(async (server, apiKey) => {
      const headers = { 'x-api-key': apiKey };
      const sample = await fetch(server.url + path, { headers });
      if (!sample.ok) throw new Error(`The call to measure was answered ${sample.status}: ${await sample.text()}`);
      const bareServer = await startBare(sample);
      try {
        const bare = { port: bareServer.port, path, headers, connections };
        const ours = { ...bare, port: Number(new URL(server.url).port) };
        await load({ ...ours, durationMs: warmUpMs });
        await load({ ...bare, durationMs: warmUpMs });
        const pairs: { ours: LoadResult; bare: LoadResult }[] = [];
        for (let round = 0; round < rounds; round++) {
          pairs.push({
            ours: await load({ ...ours, durationMs: roundMs }),
            bare: await load({ ...bare, durationMs: roundMs }),
          });
        }
        const refused = pairs.reduce((sum, pair) => sum + pair.ours.refused + pair.bare.refused, 0);
        if (refused > 0) throw new Error(`${refused} calls were refused: the figures would mean nothing.`);
        return [
          {
            name: 'share of bare',
            value: median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond)),
            unit: '',
            atLeast: 0.45,
          },
          { name: 'p99', value: median(pairs.map((pair) => pair.ours.p99Ms)), unit: 'ms', atMost: 20 },
          { name: 'p50', value: median(pairs.map((pair) => pair.ours.p50Ms)), unit: 'ms' },
          { name: 'calls per second', value: median(pairs.map((pair) => pair.ours.perSecond)), unit: '' },
          { name: 'bare p99', value: median(pairs.map((pair) => pair.bare.p99Ms)), unit: 'ms' },
          { name: 'bare p50', value: median(pairs.map((pair) => pair.bare.p50Ms)), unit: 'ms' },
          { name: 'bare calls per second', value: median(pairs.map((pair) => pair.bare.perSecond)), unit: '' },
        ];
      } finally {
        bareServer.stop();
      }
    }),
};

async function startBare(sample: Response): Promise<{ port: number; stop(): void }> {
  const headers = Object.fromEntries([...sample.headers].filter(([name]) => !written.has(name)));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'bare-server.ts'), String(port), JSON.stringify(headers), await sample.text()],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  return { port, stop: () => child.kill('SIGKILL') };
}

async function load(options: LoadOptions): Promise<LoadResult> {
  const program = join(import.meta.dirname, 'load.ts');
  const { code, output } = await runCommand(process.execPath, [program, JSON.stringify(options)], {
    cwd: import.meta.dirname,
    timeoutMs: options.durationMs + 20_000,
  });
  if (code !== 0) throw new Error(`The load could not be made:\n${output}`);
  return JSON.parse(output) as LoadResult;
}

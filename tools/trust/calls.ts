/** Memory that the process retains after four hundred thousand metered calls. */
import { join } from 'node:path';
import { runCommand } from '../test/command.ts';
import type { LoadOptions, LoadResult } from '../bench/load.ts';
import { withUnlimitedServer } from '../bench/unlimited.ts';
import { memoryOnceBack } from './attack.ts';
import type { Trial } from './trial.ts';
import { atLeast, atMost, equal } from './trial.ts';

const calls = 400_000;
const roundMs = 10_000;
const name = '400,000 calls on 100 connections';

export const manyCalls: Trial = {
  name: 'calls',
  title: 'memory before and after 400,000 calls',
  run: () =>
    withUnlimitedServer(async (server, apiKey) => {
      const before = await memoryOnceBack(server.pid);
      const options: LoadOptions = {
        port: Number(new URL(server.url).port),
        path: '/api/v1/random/uuid',
        headers: { 'x-api-key': apiKey },
        connections: 100,
        durationMs: roundMs,
      };
      let made = 0;
      let refused = 0;
      while (made < calls) {
        const { code, output } = await runCommand(
          process.execPath,
          [join(import.meta.dirname, '../bench/load.ts'), JSON.stringify(options)],
          { cwd: import.meta.dirname, timeoutMs: roundMs + 20_000 },
        );
        if (code !== 0) throw new Error(`The load could not be made:\n${output}`);
        const result = JSON.parse(output) as LoadResult;
        made += Math.round((result.perSecond * roundMs) / 1000);
        refused += result.refused;
      }
      const later = await memoryOnceBack(server.pid);
      return [
        atLeast(name, 'calls', made, calls),
        equal(name, 'calls refused', refused, 0),
        { attack: name, measured: `memory before ${Math.round(before)} MB`, wanted: 'for comparison', holds: true },
        atMost(name, 'memory a minute later', later, 200, 'MB'),
      ];
    }),
};

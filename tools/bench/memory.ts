/** Memory of an idle server process, after the start and after work. */
import { readFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import type { Bench } from './figure.ts';
import { withUnlimitedServer } from './unlimited.ts';

const idleMs = 10_000;
const calls = 10_000;
const atOnce = 50;

export const memory: Bench = {
  name: 'memory',
  title: 'resident memory of the idle server process',
  run: () =>
    withUnlimitedServer(async (server, apiKey) => {
      await after(idleMs);
      const fresh = residentMb(server.pid);
      let left = calls;
      const work = async () => {
        while (left-- > 0)
          await (await fetch(`${server.url}/api/v1/random/uuid`, { headers: { 'x-api-key': apiKey } })).arrayBuffer();
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      await after(idleMs);
      return [
        { name: 'after 10 s idle', value: fresh, unit: 'MB', atMost: 150 },
        { name: `after ${calls} calls`, value: residentMb(server.pid), unit: 'MB', atMost: 170 },
      ];
    }),
};

/** Resident set size, from Linux's process table. */
function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kb === undefined) throw new Error('This bench reads /proc, which only Linux has.');
  return (Number(kb) * 1024) / 1_000_000;
}

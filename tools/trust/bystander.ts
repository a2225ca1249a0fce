/**
 * Another client during an attack: requests `GET /api/stats` repeatedly, each time on a new connection from one of many
 * addresses, and prints the latencies as JSON.
 */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { percentile } from '../bench/figure.ts';

export interface Watch {
  readonly port: number;
  readonly durationMs: number;
}

export interface Seen {
  readonly asked: number;
  /** Responses other than 200, and failed connections. */
  readonly failed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

const { port, durationMs } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Watch;
const everyMs = 25;
/** Requests allowed per address. */
const addresses = 20;
const timeoutMs = 30_000;
const latencies: number[] = [];
const under: Promise<void>[] = [];
let failed = 0;

const endsAt = performance.now() + durationMs;
for (let number = 0; performance.now() < endsAt; number++) {
  under.push(ask(`127.0.9.${1 + (number % addresses)}`));
  await after(everyMs);
}
await Promise.all(under);
const at = (percent: number) => Math.round(percentile(latencies, percent));
console.log(
  JSON.stringify({ asked: under.length, failed, p50Ms: at(50), p99Ms: at(99), maxMs: at(100) } satisfies Seen),
);

function ask(localAddress: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const startedAt = performance.now();
  const done = (isGood: boolean) => {
    latencies.push(performance.now() - startedAt);
    if (!isGood) failed += 1;
    resolve();
  };
  const request = get(
    {
      host: '127.0.0.1',
      port,
      path: '/api/stats',
      localAddress,
      agent: new Agent({ keepAlive: false }),
      timeout: timeoutMs,
    },
    (response) => {
      response
        .resume()
        .on('end', () => done(response.statusCode === 200))
        .on('error', () => done(false));
    },
  );
  request.on('timeout', () => request.destroy(new Error('timeout'))).on('error', () => done(false));
  return promise;
}

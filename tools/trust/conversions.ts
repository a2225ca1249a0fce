/** Small inputs that once took hours to convert: their cost for the sender and for other clients. */
import { setTimeout as after } from 'node:timers/promises';
import { hostileInputs } from '../../apps/server/test/hostile/hostile-data.ts';
import { withUnlimitedServer } from '../bench/unlimited.ts';
import { makeAccount } from '../test/account.ts';
import { startServer } from '../test/processes.ts';
import { underAttack } from './attack.ts';
import type { Finding, Trial } from './trial.ts';
import { atMost, equal } from './trial.ts';

const durationMs = 10_000;
const visitors = 8;
const slowMs = 1000;
const dotted = (parts: number) => `${'a.'.repeat(parts - 1)}a=1`;

interface Sent {
  readonly status: number;
  readonly ms: number;
}

async function convert(url: string, body: object, headers: Readonly<Record<string, string>>): Promise<Sent> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/v1/convert/data`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - startedAt };
}

/**
 * A server that runs modules for the first time after an installation strips their types, and what does so keeps 40 MB
 * until the next start. That is not what this trial measures.
 */
async function convertOnce(): Promise<void> {
  const server = await startServer();
  try {
    const { apiKey } = await makeAccount(server.url, 'first-person');
    await convert(server.url, { text: '{"a": 1}', from: 'json', to: 'yaml' }, { 'x-api-key': apiKey });
    await convert(server.url, { text: dotted(3), from: 'toml', to: 'yaml' }, {});
  } finally {
    await server.stop();
  }
}

export const conversions: Trial = {
  name: 'conversions',
  title: 'hostile data for the converter',
  async run() {
    await convertOnce();
    const crowd = `${visitors} visitors with 3,000 dotted keys`;
    const underLoad = await underAttack(crowd, { durationMs, env: { TRUST_PROXY: '1' } }, async ({ url }) => {
      const { apiKey } = await makeAccount(url, 'converting-person');
      const endsAt = performance.now() + durationMs;
      const waits: Sent[] = [];
      await Promise.all([
        ...Array.from({ length: visitors }, async (_, visitor) => {
          while (performance.now() < endsAt)
            await convert(
              url,
              { text: dotted(3000), from: 'toml', to: 'yaml' },
              { 'x-forwarded-for': `203.0.113.${visitor}` },
            );
        }),
        (async () => {
          while (performance.now() < endsAt) {
            waits.push(await convert(url, { text: '{"a": 1}', from: 'json', to: 'yaml' }, { 'x-api-key': apiKey }));
            await after(500);
          }
        })(),
      ]);
      return [
        equal(crowd, 'conversions of another person refused', waits.filter(({ status }) => status !== 200).length, 0),
        atMost(crowd, 'longest wait of another person', Math.max(...waits.map(({ ms }) => ms)), slowMs, 'ms'),
      ];
    });
    return [...underLoad, ...(await everyInput())];
  },
};

async function everyInput(): Promise<readonly Finding[]> {
  return withUnlimitedServer(async ({ url }, apiKey) => {
    const results: (Sent & { readonly name: string })[] = [];
    const targets = new Map<string, string>();
    for (const { name, from, to, text } of hostileInputs()) {
      // Each input once; the unit tests cover every target, with less data.
      if (targets.has(name)) continue;
      targets.set(name, to);
      results.push({ name: `${name} to ${to}`, ...(await convert(url, { text, from, to }, { 'x-api-key': apiKey })) });
    }
    const deep = [
      ...['toml', 'csv'].map((from) => ({
        from,
        text: from === 'csv' ? `${'a.'.repeat(19_999)}a\n1\n` : dotted(20_000),
      })),
      { from: 'toml', text: `[${'a.'.repeat(19_999)}a]` },
    ];
    for (const { from, text } of deep)
      results.push({
        name: `${from}, depth 20,000`,
        ...(await convert(url, { text, from, to: 'yaml' }, { 'x-api-key': apiKey })),
      });
    const slowest = results.reduce((a, b) => (a.ms > b.ms ? a : b));
    const attack = `${results.length} hostile inputs of up to 1 MB`;
    return [
      equal(attack, 'answers of 500 and above', results.filter(({ status }) => status >= 500).length, 0),
      equal(attack, `over ${slowMs} ms, request included`, results.filter(({ ms }) => ms > slowMs).length, 0),
      atMost(attack, `slowest (${slowest.name})`, slowest.ms, slowMs, 'ms'),
    ];
  });
}

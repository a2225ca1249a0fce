/** Data that takes a thread a second or more: its cost for the sender and for other clients. */
import { request } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { hostileInputs } from '../../apps/server/test/hostile/hostile-data.ts';
import { withUnlimitedServer } from '../bench/unlimited.ts';
import { makeAccount } from '../test/account.ts';
import { startServer } from '../test/processes.ts';
import { underAttack } from './attack.ts';
import type { Finding, Trial } from './trial.ts';
import { atLeast, atMost, equal, tried } from './trial.ts';

const durationMs = 20_000;
const visitors = 8;
const callsPerVisitor = 3;
/** Each of eight visitors has one turn before the person has theirs, two at a time. */
const waitMs = 10_000;
const slowMs = 1000;
const dotted = (parts: number) => `${'a.'.repeat(parts - 1)}a=1`;

interface Sent {
  readonly status: number;
  readonly ms: number;
}

interface Sender {
  /** Loopback address; each is a network of its own. @default 127.0.0.1 */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function convert(url: string, body: object, { from, headers = {} }: Sender): Promise<Sent> {
  const startedAt = performance.now();
  const bytes = Buffer.from(JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/api/v1/convert/data`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': bytes.length, ...headers },
        timeout: 60_000,
        ...(from === undefined ? {} : { localAddress: from }),
      },
      (response) => {
        response
          .resume()
          .on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - startedAt }))
          .on('error', reject);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('The server did not respond in 60 s.'))).on('error', reject);
    sent.end(bytes);
  });
}

/**
 * A server that runs modules for the first time after an installation strips their types, and what does so keeps 40 MB
 * until the next start. That is not what this trial measures.
 */
async function convertOnce(): Promise<void> {
  const server = await startServer();
  try {
    const { apiKey } = await makeAccount(server.url, 'first-person');
    const headers = { 'x-api-key': apiKey };
    await convert(server.url, { text: '{"a": 1}', from: 'json', to: 'yaml' }, { headers });
    await convert(server.url, { text: dotted(3), from: 'toml', to: 'yaml' }, {});
  } finally {
    await server.stop();
  }
}

/** Within all limits, and about a second of work. */
function slowInput() {
  const found = hostileInputs().find(({ name, to }) => name === 'csv: many rows' && to === 'xml');
  if (found === undefined) throw new Error('There is no such hostile input.');
  const { text, from, to } = found;
  return { text, from, to };
}

async function crowd(): Promise<readonly Finding[]> {
  const attack = `${visitors} visitors with a second of work each, ${callsPerVisitor} at a time`;
  const slow = slowInput();
  const { findings } = await underAttack(attack, { durationMs, memoryMb: 800 }, async ({ url }) => {
    const { apiKey } = await makeAccount(url, 'converting-person');
    const endsAt = performance.now() + durationMs;
    const taken: Sent[] = [];
    const waits: Sent[] = [];
    const visit = async (from: string) => {
      while (performance.now() < endsAt) taken.push(await convert(url, slow, { from }));
    };
    const person = async () => {
      while (performance.now() < endsAt) {
        const headers = { 'x-api-key': apiKey };
        waits.push(await convert(url, { text: '{"a": 1}', from: 'json', to: 'yaml' }, { headers }));
        await after(500);
      }
    };
    await Promise.all([
      ...Array.from({ length: visitors * callsPerVisitor }, (_, index) => visit(`127.0.3.${1 + (index % visitors)}`)),
      person(),
    ]);
    const working = taken.filter(({ status }) => status === 200);
    return [
      atLeast(attack, 'conversions of visitors', working.length, 8),
      // Otherwise the threads were not full, and the figures below mean nothing.
      atLeast(attack, 'ms that a visitor waited on average', average(working), 2 * slowMs),
      equal(attack, 'conversions of another person refused', waits.filter(({ status }) => status !== 200).length, 0),
      atMost(attack, 'longest wait of another person', Math.max(...waits.map(({ ms }) => ms)), waitMs, 'ms'),
    ];
  });
  return findings;
}

const average = (sent: readonly Sent[]): number => Math.round(sent.reduce((sum, { ms }) => sum + ms, 0) / sent.length);

export const conversions: Trial = {
  name: 'conversions',
  title: 'hostile data for the converter',
  async run() {
    await convertOnce();
    return [...(await crowd()), ...(await tried('hostile inputs of up to 1 MB', everyInput))];
  },
};

async function everyInput(): Promise<readonly Finding[]> {
  return withUnlimitedServer(async ({ url }, apiKey) => {
    const sender = { headers: { 'x-api-key': apiKey } };
    const results: (Sent & { readonly name: string })[] = [];
    const targets = new Map<string, string>();
    for (const { name, from, to, text } of hostileInputs()) {
      // Each input once; the unit tests cover every target, with less data.
      if (targets.has(name)) continue;
      targets.set(name, to);
      results.push({ name: `${name} to ${to}`, ...(await convert(url, { text, from, to }, sender)) });
    }
    const deep = [
      ...['toml', 'csv'].map((from) => ({
        from,
        text: from === 'csv' ? `${'a.'.repeat(19_999)}a\n1\n` : dotted(20_000),
      })),
      { from: 'toml', text: `[${'a.'.repeat(19_999)}a]` },
    ];
    for (const { from, text } of deep)
      results.push({ name: `${from}, depth 20,000`, ...(await convert(url, { text, from, to: 'yaml' }, sender)) });
    const slowest = results.reduce((a, b) => (a.ms > b.ms ? a : b));
    const attack = `${results.length} hostile inputs of up to 1 MB`;
    return [
      equal(attack, 'responses of 500 and above', results.filter(({ status }) => status >= 500).length, 0),
      equal(attack, `over ${slowMs} ms, request included`, results.filter(({ ms }) => ms > slowMs).length, 0),
      atMost(attack, `slowest (${slowest.name})`, slowest.ms, slowMs, 'ms'),
    ];
  });
}

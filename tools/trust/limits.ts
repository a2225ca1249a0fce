/** Limits that could be bypassed by creating something new, and sign-ins and forms that many requests could block. */
import { makeAccount } from '../test/account.ts';
import type { RunningServer } from '../test/processes.ts';
import { startServer } from '../test/processes.ts';
import type { Finding, Trial } from './trial.ts';
import { atMost, equal } from './trial.ts';

const crowd = 90;
const knownDeviceMs = 2000;

const json = (server: RunningServer, path: string, body: object, headers: Readonly<Record<string, string>>) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });

export const limits: Trial = {
  name: 'limits',
  title: 'limits got round, sign-ins and forms closed by crowds',
  async run() {
    const server = await startServer({ env: { TRUST_PROXY: '1', BUSY_DELAY_MS: '' } });
    try {
      const person = await makeAccount(server.url, 'limited-person');
      return [
        ...(await minute(server, person.cookie, person.apiKey)),
        ...(await forms(server, person.cookie)),
        ...(await signIns(server, person)),
        ...(await guesses(server, person)),
      ];
    } finally {
      await server.stop();
    }
  },
};

/**
 * The free plan's 60 calls a minute, across the main key and as many additional keys as the plan allows, each rotated
 * in between.
 */
async function minute(server: RunningServer, cookie: string, mainKey: string): Promise<readonly Finding[]> {
  const attack = '60 calls a minute, over keys made and rotated';
  const keys = [{ id: null as string | null, key: mainKey }];
  for (let number = 0; number < 10; number++) {
    const made = await json(server, '/api/account/keys', { name: `key ${number}` }, { cookie });
    if (!made.ok) break;
    const { id, key } = (await made.json()) as { id: string; key: string };
    keys.push({ id, key });
  }
  const endsAt = performance.now() + 20_000;
  let answered = 0;
  for (let round = 0; round < 6 && performance.now() < endsAt; round++) {
    for (const { key } of keys) {
      const statuses = await Promise.all(
        Array.from(
          { length: 20 },
          async () => (await fetch(`${server.url}/api/v1/random/uuid`, { headers: { 'x-api-key': key } })).status,
        ),
      );
      answered += statuses.filter((status) => status === 200).length;
    }
    for (const entry of keys) {
      if (entry.id === null) continue;
      const rotated = await json(server, `/api/account/keys/${entry.id}/rotate`, {}, { cookie });
      if (rotated.ok) entry.key = ((await rotated.json()) as { key: string }).key;
    }
  }
  return [equal(attack, `calls answered on ${keys.length} keys`, answered, 60)];
}

async function signIns(
  server: RunningServer,
  { username, password, cookie }: { readonly username: string; readonly password: string; readonly cookie: string },
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [from, addressOf] of [
    ['one address', () => '198.51.100.1'],
    [`${crowd} addresses`, (n: number) => `198.51.101.${n}`],
  ] as const) {
    const attack = `${crowd} sign-ins at once from ${from}`;
    const others = Array.from({ length: crowd }, (_, n) =>
      json(
        server,
        '/api/login',
        { usernameOrEmail: `nobody-${n}`, password: 'a wrong guess' },
        { 'x-forwarded-for': addressOf(n) },
      ).then((response) => response.arrayBuffer()),
    );
    await others[0];
    const startedAt = performance.now();
    const own = await json(
      server,
      '/api/login',
      { usernameOrEmail: username, password },
      { cookie, 'x-forwarded-for': '198.51.102.1' },
    );
    findings.push(
      equal(attack, 'status of a known device', own.status, 200),
      atMost(attack, 'a known device waits', performance.now() - startedAt, knownDeviceMs, 'ms'),
    );
    await Promise.all(others);
  }
  return findings;
}

/** At one account, each guess from another network. */
async function guesses(
  server: RunningServer,
  { username, password, cookie }: { readonly username: string; readonly password: string; readonly cookie: string },
): Promise<readonly Finding[]> {
  const attack = '300 guesses at one account from 300 addresses';
  const statuses = await Promise.all(
    Array.from({ length: 300 }, async (_, n) => {
      const response = await json(
        server,
        '/api/login',
        { usernameOrEmail: username, password: `guess ${n}` },
        { 'x-forwarded-for': `10.7.${n >> 8}.${n & 255}` },
      );
      await response.arrayBuffer();
      return response.status;
    }),
  );
  const startedAt = performance.now();
  const own = await json(
    server,
    '/api/login',
    { usernameOrEmail: username, password },
    { cookie, 'x-forwarded-for': '198.51.103.1' },
  );
  return [
    atMost(attack, 'guesses checked', statuses.filter((status) => status === 401).length, 60, ''),
    equal(attack, 'guesses that succeeded', statuses.filter((status) => status === 200).length, 0),
    equal(attack, 'status of a known device', own.status, 200),
    atMost(attack, 'a known device waits', performance.now() - startedAt, knownDeviceMs, 'ms'),
  ];
}

async function forms(server: RunningServer, cookie: string): Promise<readonly Finding[]> {
  const attack = 'contact form, a dozen addresses with 5 messages each';
  const message = {
    kind: 'contact',
    name: 'Amina',
    email: 'amina@example.org',
    subject: 'Hours',
    text: 'When are you open?',
  };
  for (let flooder = 0; flooder < 12; flooder++) {
    for (let sent = 0; sent < 5; sent++)
      await (await json(server, '/api/messages', message, { 'x-forwarded-for': `203.0.113.${flooder}` })).arrayBuffer();
  }
  const thirteenth = (await (
    await json(server, '/api/messages', message, { 'x-forwarded-for': '198.51.100.13' })
  ).json()) as { code?: string };
  const deletion = await json(
    server,
    '/api/messages',
    { ...message, kind: 'data-deletion', subject: 'limited-person' },
    { cookie, 'x-forwarded-for': '203.0.113.1' },
  );
  return [
    {
      attack,
      measured: `a 13th visitor: ${thirteenth.code ?? 'taken'}`,
      wanted: 'ProofRequired',
      holds: thirteenth.code === 'ProofRequired',
    },
    equal(attack, 'status of a signed-in request for data deletion', deletion.status, 200),
  ];
}

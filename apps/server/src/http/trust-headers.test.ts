/** What browsers are told on every answer of the whole server, whatever became of the request. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Whole } from '../../test/whole.ts';
import { openWhole } from '../../test/whole.ts';

type Told = Readonly<Record<string, unknown>>;
type Ask = { readonly url: string; readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS'; readonly headers?: Record<string, string>; readonly payload?: string };

const json = { 'content-type': 'application/json' };
/** What becomes of a request, and one that it becomes of. */
const asks: readonly (readonly [number, Ask])[] = [
  [200, { url: '/' }],
  [200, { url: '/assets/app-1a2b.js' }],
  [200, { url: '/api/stats' }],
  [200, { url: '/api/v1/random/uuid' }],
  [204, { url: '/api/v1/random/uuid', method: 'OPTIONS', headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' } }],
  [400, { url: '/api/%zz' }],
  [401, { url: '/api/user/me' }],
  [403, { url: '/api/login', method: 'POST', headers: { ...json, origin: 'https://evil.example' }, payload: '{}' }],
  [404, { url: '/api/nothing' }],
  [404, { url: '/assets/none-1a2b.js' }],
  [413, { url: '/api/login', method: 'POST', headers: json, payload: `"${'x'.repeat(2_000_000)}"` }],
  [415, { url: '/api/login', method: 'POST', headers: { 'content-type': 'text/plain' }, payload: '{}' }],
  [422, { url: '/api/login', method: 'POST', headers: json, payload: '{}' }],
];

describe.each([['https://yard.example'], ['http://yard.example']])('headers of a site at %s', (address) => {
  let folder: string;
  let whole: Whole;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'apiyard-headers-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><head><title>Yard</title><script>document.title += "!"</script></head><body><main></main></body></html>');
    writeFileSync(join(folder, 'assets/app-1a2b.js'), 'let a = 1');
    whole = await openWhole('sqlite', { webFolder: folder }, { PUBLIC_URL: address });
  });
  afterAll(async () => {
    await whole.close();
    rmSync(folder, { recursive: true });
  });

  const sent = async (ask: Ask): Promise<{ status: number; headers: Told }> => {
    const { statusCode, headers } = await whole.app.fastify.inject({ method: 'GET', ...ask, headers: { host: 'yard.example', ...ask.headers } });
    return { status: statusCode, headers };
  };
  const holds = (headers: Told) => {
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin', 'cross-origin-opener-policy': 'same-origin' });
    expect(headers['strict-transport-security']).toBe(address.startsWith('https:') ? 'max-age=31536000' : undefined);
    const policy = new Map(String(headers['content-security-policy']).split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)] as const));
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*'];
    expect(scripts.filter((source) => !/^'(?:none|self|sha256-[\w+/=]+)'$/.test(source))).toEqual([]);
    expect(headers['x-powered-by'] ?? headers['server']).toBe(undefined);
  };

  it.each(asks)('stand on an answer of %i: %o', async (status, ask) => {
    const answer = await sent(ask);
    expect(answer.status).toBe(status);
    holds(answer.headers);
  });

  it('stand on an answer of 429', async () => {
    const body = JSON.stringify({ usernameOrEmail: 'nobody', password: 'not the password' });
    for (let tries = 0; tries < 500; tries += 1) {
      const answer = await sent({ url: '/api/login', method: 'POST', headers: { ...json, origin: address }, payload: body });
      if (answer.status === 429) return holds(answer.headers);
      expect(answer.status).toBe(401);
    }
    throw new Error('500 wrong passwords were all looked at.');
  });

  it('stand on an answer of 500', async () => {
    const { schema } = whole.app.database.kysely;
    await schema.alterTable('person').renameTo('person_away').execute();
    try {
      const answer = await sent({ url: '/api/login', method: 'POST', headers: { ...json, origin: address, 'x-forwarded-for': '203.0.113.8' }, payload: JSON.stringify({ usernameOrEmail: 'someone', password: 'whatever it is' }) });
      expect(answer.status).toBe(500);
      holds(answer.headers);
    } finally {
      await schema.alterTable('person_away').renameTo('person').execute();
    }
  });

  it('never let another site read what is personal, and let every site read the open API without credentials', async () => {
    const origin = { origin: 'https://elsewhere.example', cookie: 'session=x' };
    for (const url of ['/api/user/me', '/api/stats', '/api/account/keys', '/']) {
      const { headers } = await sent({ url, headers: origin });
      expect([url, headers['access-control-allow-origin'], headers['access-control-allow-credentials'], headers['cross-origin-resource-policy'] === 'cross-origin']).toEqual([url, undefined, undefined, false]);
    }
    for (const url of ['/api/v1/random/uuid', '/api/v1/nothing/here']) {
      const { headers } = await sent({ url, headers: origin });
      expect([url, headers['access-control-allow-origin'], headers['access-control-allow-credentials']]).toEqual([url, '*', undefined]);
    }
  });

  it('end a connection on which no HTTP is spoken with a plain answer', async () => {
    const port = Number(new URL(await whole.app.fastify.listen({ port: 0, host: '127.0.0.1' })).port);
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/9.9\r\nbad header\r\n\r\n'));
      socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toMatch(/<html|at \w+ \(/);
  });
});

/** Connections: certificates, SNI, and connection reuse. */
import { createServer } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, Outside, redirectTo, shown } from '../../test/hostile/outside.ts';
import { secureExample } from '../../test/hostile/secure-example.ts';
import { failureOf } from './reason.ts';

let outside: Outside;
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await outside.close();
});

const identity = { key: secureExample.key, cert: secureExample.cert };

describe('TLS', () => {
  const at = '203.1.0.1:443';
  const names = { 'secure.example': ['203.1.0.1'], 'wrong.example': ['203.1.0.1'] };

  test('SNI and certificate check use the name in the URL although the connection goes to an address', async () => {
    outside = new Outside({ names, trust: secureExample.cert });
    await outside.secureSite(at, identity, (socket, { head }) => {
      const tls = socket as TLSSocket & { readonly servername: string };
      answer(socket, `${tls.servername} ${/^host: (.*)$/m.exec(head)?.[1]} ${tls.getProtocol()}`);
    });
    expect(shown(await outside.ask('https://secure.example/'))).toBe('200 secure.example secure.example TLSv1.3');
    expect(outside.connected).toEqual([at]);
  });

  test('a certificate for another name, or from an untrusted issuer, is a failed connection', async () => {
    outside = new Outside({ names, trust: secureExample.cert });
    await outside.secureSite(at, identity, (socket) => answer(socket, 'secret'));
    expect(await outside.ask('https://wrong.example/')).toEqual(failureOf('connect'));
    expect(await outside.ask('https://203.1.0.1/')).toEqual(failureOf('connect'));
    await outside.close();

    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    // Node warns that certificates are not checked; here they are.
    vi.spyOn(process, 'emitWarning').mockReturnValue();
    outside = new Outside({ names });
    await outside.secureSite(at, identity, (socket) => answer(socket, 'secret'));
    expect(await outside.ask('https://secure.example/')).toEqual(failureOf('connect'));
  });

  test('TLS versions older than 1.2 are refused', async () => {
    outside = new Outside({ names, trust: secureExample.cert });
    await outside.secureSite(
      at,
      { ...identity, minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' },
      (socket) => answer(socket, 'old'),
    );
    expect(await outside.ask('https://secure.example/')).toEqual(failureOf('connect'));
  });

  test('a redirect from https on to http is not followed', async () => {
    outside = new Outside({ names, trust: secureExample.cert });
    await outside.secureSite(at, identity, redirectTo('http://secure.example/'));
    expect(await outside.ask('https://secure.example/')).toEqual(failureOf('redirect downgrade'));
    expect(outside.connected).toEqual([at]);
  });
});

describe('kept connections', () => {
  test('a second request reuses the connection, until the name has another address', async () => {
    const answers = [['203.1.0.1'], ['203.1.0.1'], ['203.2.0.1']];
    outside = new Outside({ names: { 'moves.example': async () => answers.shift() ?? [] } });
    await outside.site('203.1.0.1:80', (socket) => answer(socket, 'old place'));
    await outside.site('203.2.0.1:80', (socket) => answer(socket, 'new place'));
    const outcomes = [];
    for (let index = 0; index < 3; index += 1) {
      outcomes.push(shown(await outside.ask('http://moves.example/')));
      // The connection is free again a turn after its answer was read.
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(outcomes).toEqual(['200 old place', '200 old place', '200 new place']);
    expect(outside.connected).toEqual(['203.1.0.1:80', '203.2.0.1:80']);
  });

  test('two names at one address share no connection', async () => {
    outside = new Outside({ names: { 'a.example': ['203.1.0.1'], 'b.example': ['203.1.0.1'] } });
    await outside.site('203.1.0.1:80', (socket, { head }) => answer(socket, /^host: (.*)$/m.exec(head)?.[1] ?? ''));
    const outcomes = [];
    for (const host of ['a.example', 'b.example', 'a.example', 'b.example']) {
      outcomes.push(shown(await outside.ask(`http://${host}/`)));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(outcomes).toEqual(['200 a.example', '200 b.example', '200 a.example', '200 b.example']);
    expect(outside.connected).toEqual(['203.1.0.1:80', '203.1.0.1:80']);
  });

  test('nothing stays open a moment after the last use', async () => {
    outside = new Outside({ names: { 'a.example': ['203.1.0.1'] } });
    let open = 0;
    const server = createServer((socket) => {
      open += 1;
      socket.on('close', () => (open -= 1)).on('data', () => answer(socket, 'x'));
    });
    await outside.listen('203.1.0.1:80', server);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await outside.ask('http://a.example/');
    expect([outside.egress.counts().openPlaces, open]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(4000);
    vi.useRealTimers();
    await expect.poll(() => [outside.egress.counts().openPlaces, open]).toEqual([0, 0]);
  });
});

describe('several addresses', () => {
  test('the next address is tried when the first refuses the connection', async () => {
    outside = new Outside({ names: { 'site.example': ['2606:4700::1111', '203.5.0.1', '203.1.0.1'] } });
    await outside.closedPort('203.5.0.1:80');
    await outside.site('203.1.0.1:80', (socket) => answer(socket, 'third'));
    expect(shown(await outside.ask('http://site.example/'))).toBe('200 third');
    expect(outside.connected).toEqual(['[2606:4700::1111]:80', '203.5.0.1:80', '203.1.0.1:80']);
  });

  test('what has reached one is not sent to another', async () => {
    outside = new Outside({ names: { 'site.example': ['203.1.0.1', '203.2.0.1'] } });
    await outside.site('203.1.0.1:80', (socket) => socket.destroy());
    await outside.site('203.2.0.1:80', (socket) => answer(socket, 'twice'));
    expect(await outside.ask('http://site.example/', { method: 'POST', body: 'order' })).toEqual(failureOf('protocol'));
    expect(outside.connected).toEqual(['203.1.0.1:80']);
  });
});

test('a disconnected caller aborts the request immediately', async () => {
  outside = new Outside({ names: { 'site.example': ['203.1.0.1'] } });
  const caller = new AbortController();
  let isClosed = false;
  await outside.site('203.1.0.1:80', (socket) => {
    socket.on('close', () => (isClosed = true));
    caller.abort();
  });
  expect(await outside.ask('http://site.example/', { timeoutMs: 60_000 }, caller.signal)).toEqual(failureOf('timeout'));
  await expect.poll(() => isClosed).toBe(true);
  expect(await outside.ask('http://site.example/', {}, AbortSignal.abort())).toEqual(failureOf('timeout'));
});

import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isCookieAccepted, checkOrigin } from './origin.ts';

type Headers = Record<string, string>;

const request = (headers: Headers, { method = 'POST', protocol = 'http', host = 'yard.local:3000' } = {}) =>
  ({ method, protocol, host, headers }) as unknown as FastifyRequest;
const publicUrl = new URL('https://apiyard.example');
const cookie = 'apiyard-session=x';

const cases: [string, Headers, URL | null, boolean][] = [
  ['our own origin', { origin: 'http://yard.local:3000', cookie }, null, true],
  [
    'this host by another scheme: behind a proxy with TLS, PUBLIC_URL or TRUST_PROXY says so',
    { origin: 'https://yard.local:3000', cookie },
    null,
    false,
  ],
  [
    'the public origin behind a proxy that changes Host',
    { origin: 'https://apiyard.example', cookie },
    publicUrl,
    true,
  ],
  ['this host, reached beside its public name', { origin: 'http://yard.local:3000', cookie }, publicUrl, true],
  ['a program without cookies', {}, null, true],
  ['our own page by Sec-Fetch-Site alone', { 'sec-fetch-site': 'same-origin', cookie }, null, true],
  ['another site', { origin: 'https://evil.example', cookie }, null, false],
  ['another site without cookies: it could sign somebody in', { origin: 'https://evil.example' }, null, false],
  ['another port of this host', { origin: 'http://yard.local:4000', cookie }, null, false],
  ['a name that only begins like ours', { origin: 'http://yard.local:3000.evil.example', cookie }, null, false],
  ['a sandboxed page', { origin: 'null', cookie }, null, false],
  ['the plain-HTTP twin of the public address', { origin: 'http://apiyard.example', cookie }, publicUrl, false],
  ['cookies without an origin', { cookie }, null, false],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, null, false],
  ['another site by Sec-Fetch-Site alone', { 'sec-fetch-site': 'cross-site', cookie }, null, false],
  ['something that is no origin', { origin: 'yard.local:3000', cookie }, null, false],
];

test.each(cases)('a state change from %s', (_, headers, url, allowed) => {
  expect(checkOrigin(request(headers), url) === null).toBe(allowed);
});

test('a refusal explains how to fix the request', () => {
  expect(checkOrigin(request({ origin: 'https://evil.example' }), null)?.detail).toBe(
    'This request comes from another site. Open this site at its own address, which the admin sets with PUBLIC_URL.',
  );
  expect(checkOrigin(request({ cookie }), null)?.detail).toBe(
    'A request with cookies needs an Origin header with the address of this server. Outside a browser, use an API key.',
  );
});

test('cookies authenticate /api/v1 requests of our own pages only', () => {
  const speaks = (headers: Headers, method: string) => isCookieAccepted(request(headers, { method }), null);
  expect([
    speaks({ cookie }, 'GET'),
    speaks({ cookie, 'sec-fetch-site': 'same-origin' }, 'GET'),
    speaks({ cookie, 'sec-fetch-site': 'none' }, 'GET'),
    speaks({ cookie, origin: 'http://yard.local:3000' }, 'POST'),
  ]).toEqual([true, true, true, true]);
  expect([
    speaks({ cookie }, 'POST'),
    speaks({ cookie, 'sec-fetch-site': 'cross-site' }, 'GET'),
    speaks({ cookie, 'sec-fetch-site': 'same-site' }, 'GET'),
    speaks({ cookie, origin: 'https://evil.example' }, 'GET'),
    speaks({ cookie, origin: 'null' }, 'POST'),
  ]).toEqual([false, false, false, false, false]);
});

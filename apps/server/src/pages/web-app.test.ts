import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createLog } from '../http/logging/log.ts';
import { createServer } from '../http/server.ts';
import { siteOf } from '../../test/site-of.ts';
import { serveWebApp } from './web-app.ts';

const inline = "document.documentElement.lang = 'en'";
const index = `<!doctype html><style>body{margin:0}</style><script>${inline}</script><script type="module" src="/assets/app-1a2b.js"></script>`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let folder: string;
let app: FastifyInstance;

async function serve(dist: string) {
  const made = await createServer({
    log: createLog('silent', { write: () => undefined }),
    publicUrl: null,
    trustProxy: false,
  });
  serveWebApp(made, {
    dist,
    publicUrl: null,
    site: siteOf(),
    personOf: async () => null,
    posts: async () => [],
    apps: async () => [],
    apis: () => [],
  });
  return made;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'apiyard-web-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(dist, 'index.html'), index);
  writeFileSync(join(dist, 'remote-pictures.html'), '<!doctype html><title>Frame</title>');
  writeFileSync(join(dist, 'assets/app-1a2b.js'), 'let a = 1');
  writeFileSync(join(dist, 'assets/app-1a2b.js.br'), 'brotli');
  writeFileSync(join(dist, 'assets/app-1a2b.js.gz'), 'gzip');
  symlinkSync(join(folder, 'secret.txt'), join(dist, 'link.txt'));
  app = await serve(dist);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('hashed files are cached permanently, and compressed as the client accepts', async () => {
  const answers = await Promise.all([
    get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' }),
    get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' }),
    get('/assets/app-1a2b.js'),
  ]);
  expect(
    answers.map(({ statusCode, body, headers }) => [
      statusCode,
      body,
      headers['content-encoding'],
      headers['content-length'],
      headers['content-type'],
      headers['cache-control'],
      headers['vary'],
    ]),
  ).toEqual([
    [
      200,
      'brotli',
      'br',
      '6',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      'accept-encoding',
    ],
    [
      200,
      'gzip',
      'gzip',
      '4',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      'accept-encoding',
    ],
    [
      200,
      'let a = 1',
      undefined,
      '9',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      'accept-encoding',
    ],
  ]);
});

test('the page is revalidated each time, and not sent again if unchanged', async () => {
  const first = await get('/');
  expect([first.statusCode, first.body, first.headers['cache-control'], first.headers['content-type']]).toEqual([
    200,
    index,
    'no-cache',
    'text/html; charset=utf-8',
  ]);
  const again = await get('/', { 'if-none-match': `W/${String(first.headers['etag'])}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('addresses of screens get the page', async () => {
  expect((await get('/hub/convert/data?x=1')).body).toBe(index);
  expect((await get('/auth/login/')).body).toBe(index);
});

test('a missing file is missing, and unknown calls are problems', async () => {
  const answers = await Promise.all(
    ['/assets/gone-1.js', '/favicon.ico', '/gone.css', '/api/nothing', '/api'].map((url) => get(url)),
  );
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
    answers.map(() => [404, 'application/problem+json; charset=utf-8']),
  );
});

test('no address leads out of the folder', async () => {
  const paths = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/link.txt',
    '/assets/%00.js',
    '//secret.txt',
    '/..\\secret.txt',
  ];
  const answers = await Promise.all(paths.map((url) => get(url)));
  expect(answers.map(({ statusCode, body }) => [statusCode, body.includes('secret"') || body === 'secret'])).toEqual(
    answers.map(() => [404, false]),
  );
});

test('only our own scripts run: files, and inline scripts listed by their hash', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  const directive = (name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));
  expect(directive('script-src')).toBe(`script-src 'self' ${hashOf(inline)}`);
  const pressable = '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}';
  const contained = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}';
  expect(directive('style-src')).toBe(
    `style-src 'self' ${hashOf('body{margin:0}')} ${hashOf(pressable)} ${hashOf(contained)}`,
  );
  expect(directive('style-src-attr')).toBe("style-src-attr 'unsafe-inline'");
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('HEAD responds like GET, without the body', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/' });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(index.length)]);
});

test('without a built app the response explains how to build it', async () => {
  const empty = await serve(join(folder, 'nowhere'));
  const answer = await empty.inject('/');
  expect([answer.statusCode, answer.body]).toEqual([
    503,
    'The web app is not built yet. Run "npx -y pnpm@12.21.0 build", then restart the server.\n',
  ]);
  await empty.close();
});

test('a file that was rebuilt or deleted is not sent with its old name, length and ETag', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'apiyard-rebuilt-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html>One');
  for (const name of ['gone.js', 'gone.js.br']) writeFileSync(join(dist, 'assets', name), name);
  const rebuilt = await serve(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html>Two');
  utimesSync(join(dist, 'index.html'), 1, 1);
  for (const name of ['gone.js', 'gone.js.br']) rmSync(join(dist, 'assets', name));
  const answers = await Promise.all([
    rebuilt.inject('/'),
    rebuilt.inject({ url: '/assets/gone.js', headers: { 'accept-encoding': 'br' } }),
    rebuilt.inject('/assets/gone.js'),
  ]);
  expect(
    answers.map(({ statusCode, headers, json }) => [
      statusCode,
      headers['content-encoding'],
      headers.etag,
      headers['cache-control'],
      json<{ detail: string }>().detail,
    ]),
  ).toEqual(
    answers.map(() => [
      503,
      undefined,
      undefined,
      'no-store',
      'The web app was rebuilt while this server was running. The admin must restart the server.',
    ]),
  );
  await rebuilt.close();
  rmSync(dist, { recursive: true });
});

test('a caller with any copy gets 304', async () => {
  expect((await get('/assets/app-1a2b.js', { 'if-none-match': '*' })).statusCode).toBe(304);
});

test('scripts have short headers, which still keep a worker from loading anything from elsewhere', async () => {
  const { headers } = await get('/assets/app-1a2b.js');
  expect(headers['content-security-policy']).toBe(
    "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['x-content-type-options']).toBe('nosniff');
  // A page that is not a file has those of a document.
  expect((await get('/nothing.js', { accept: 'text/html' })).headers['content-security-policy']).toContain(
    "script-src 'self'",
  );
});

test('the frame of emails may load pictures from everywhere and nothing else, inside the site only', async () => {
  const { statusCode, body, headers } = await get('/remote-pictures.html');
  expect([statusCode, body, headers['content-security-policy'], headers['referrer-policy']]).toEqual([
    200,
    '<!doctype html><title>Frame</title>',
    "default-src 'none'; img-src data: https: http:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    'no-referrer',
  ]);
});

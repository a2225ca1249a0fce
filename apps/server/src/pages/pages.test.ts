import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Person } from '../caller.ts';
import { createLog } from '../http/logging/log.ts';
import { createServer } from '../http/server.ts';
import { serveWebApp } from './web-app.ts';
import { siteOf } from '../../test/site-of.ts';

const inline = "document.documentElement.dir = 'ltr'";
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let dist: string;
let site: ReturnType<typeof siteOf>;
let open: FastifyInstance[];

const pageOf = (name: string, language: string, more = '') =>
  `<!doctype html><html lang="${language}"><title>${name} %site.name%</title><link rel="canonical" href="%origin%/${name}"><meta name="areas" content="%areas%">${more}` +
  '<script type="application/json" id="site">%site.json%</script></html>';

function build(pages: object[], names: readonly string[], routes?: readonly string[]): void {
  writeFileSync(
    join(dist, 'pages.json'),
    JSON.stringify({ shell: 'shell', pages, routes, sitemap: ['/docs', '/apps/blog/posts'] }),
  );
  for (const language of ['en', 'fr', 'ar', 'ch']) {
    mkdirSync(join(dist, 'pages', language), { recursive: true });
    for (const name of ['shell', ...names])
      writeFileSync(
        join(dist, 'pages', language, `${name}.html`),
        pageOf(name, language, name === 'about' ? `<script>${inline}</script>` : ''),
      );
  }
}

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'apiyard-pages-'));
  site = siteOf({ name: 'Yard' });
  open = [];
  writeFileSync(join(dist, 'index.html'), '<!doctype html>raw %site.name%');
  writeFileSync(join(dist, 'icon.svg'), '<svg/>');
  mkdirSync(join(dist, 'icons'));
  for (const name of ['192.png', '512.png', 'apple-180.png', 'maskable-512.png'])
    writeFileSync(join(dist, 'icons', name), name);
  build(
    [
      { path: '/', name: 'landing', for: 'visitors' },
      { path: '/about', name: 'about', for: 'everyone' },
      { path: '/privacyp', name: 'privacyp', for: 'everyone', unless: 'privacy' },
    ],
    ['landing', 'about', 'privacyp'],
  );
});

afterEach(async () => {
  for (const app of open) await app.close();
  rmSync(dist, { recursive: true });
});

interface Options {
  publicUrl?: URL | null;
  personOf?: () => Promise<Person | null>;
  trustProxy?: false | number;
  apis?: () => readonly string[];
}

async function serve({
  publicUrl = null,
  personOf = async () => null,
  trustProxy = false,
  apis = () => ['random/uuid'],
}: Options = {}) {
  const app = await createServer({ log: createLog('silent', { write: () => undefined }), publicUrl, trustProxy });
  open.push(app);
  const served = serveWebApp(app, {
    dist,
    publicUrl,
    site,
    personOf,
    posts: async () => [{ slug: 'first', createdAt: 0 }],
    apis,
    apps: async () => ['com.example.yard'],
  });
  app.addHook('onClose', () => served[Symbol.asyncDispose]());
  return {
    get: (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { host: 'yard.example', ...headers } }),
    head: (url: string, headers: Record<string, string> = {}) =>
      app.inject({ method: 'HEAD', url, headers: { host: 'yard.example', ...headers } }),
  };
}

const titleOf = ({ body }: { body: string }) => /<html lang="(\w+)"><title>([^<]*)/.exec(body)?.slice(1).join(' ');
const signedIn = async () => ({ id: 'ada' }) as Person;

test('a path has its own page, any other screen the shell', async () => {
  const { get } = await serve();
  const answers = await Promise.all(
    ['/', '/about', '/about/', '/about?x=1', '/hub/convert/data', '/nowhere', '/about/more', '/ABOUT'].map((url) =>
      get(url),
    ),
  );
  expect(answers.map((answer) => [answer.statusCode, titleOf(answer)])).toEqual([
    [200, 'en landing Yard'],
    [200, 'en about Yard'],
    [200, 'en about Yard'],
    [200, 'en about Yard'],
    [200, 'en shell Yard'],
    [200, 'en shell Yard'],
    [200, 'en shell Yard'],
    [200, 'en shell Yard'],
  ]);
  expect(answers[0]?.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

test('a signed-in person gets their own page, which is hidden from search engines', async () => {
  build(
    [
      { path: '/', name: 'landing', for: 'visitors', otherwise: 'dashboard' },
      { path: '/dashboards', name: 'dashboard', for: 'people' },
    ],
    ['landing', 'dashboard'],
  );
  const { get } = await serve({ personOf: signedIn });
  expect([titleOf(await get('/')), titleOf(await get('/dashboards/'))]).toEqual([
    'en dashboard Yard',
    'en dashboard Yard',
  ]);
  expect((await get('/sitemap.xml')).body).not.toContain('/dashboards');
  const { get: getAsVisitor } = await serve();
  expect([titleOf(await getAsVisitor('/')), titleOf(await getAsVisitor('/dashboards/'))]).toEqual([
    'en landing Yard',
    'en shell Yard',
  ]);
});

test('a signed-in person gets the shell for visitor pages, and the same page where it is for everyone', async () => {
  const { get } = await serve({ personOf: signedIn });
  expect([titleOf(await get('/')), titleOf(await get('/about'))]).toEqual(['en shell Yard', 'en about Yard']);
});

test('the app starts even if the session cannot be checked', async () => {
  const { get } = await serve({ personOf: () => Promise.reject(new Error('The database is away.')) });
  const answer = await get('/');
  expect([answer.statusCode, titleOf(answer)]).toEqual([200, 'en shell Yard']);
});

test("the operator's own text replaces the built page, as soon as it is saved", async () => {
  const { get } = await serve();
  const titles = [titleOf(await get('/privacyp'))];
  site.change({ ownTexts: ['terms'] });
  titles.push(titleOf(await get('/privacyp')));
  site.change({ ownTexts: ['privacy', 'terms'] });
  titles.push(titleOf(await get('/privacyp')));
  expect(titles).toEqual(['en privacyp Yard', 'en privacyp Yard', 'en shell Yard']);
});

test('a page shows the operator and contact address once they are set', async () => {
  for (const language of ['en', 'fr', 'ar', 'ch'])
    writeFileSync(join(dist, 'pages', language, 'about.named.html'), pageOf('about by %site.operator%', language));
  const { get } = await serve();
  const titles = [titleOf(await get('/about'))];
  site.change({ operator: 'Ada' });
  titles.push(titleOf(await get('/about')));
  site.change({ contactEmail: 'ada@yard.example' });
  titles.push(titleOf(await get('/about')), titleOf(await get('/')));
  expect(titles).toEqual(['en about Yard', 'en about Yard', 'en about by Ada Yard', 'en landing Yard']);
});

test('pages and shell are served in the requested language, with a matching Content-Language', async () => {
  const { get } = await serve();
  const answers = await Promise.all([
    get('/about?lang=ch'),
    get('/about', { cookie: 'lang=ar' }),
    get('/hub', { 'accept-language': 'fr-CA' }),
    get('/about?lang=xx', { 'accept-language': 'de' }),
  ]);
  expect(
    answers.map((answer) => [titleOf(answer), answer.headers['content-language'], answer.headers['vary']]),
  ).toEqual([
    ['ch about Yard', 'zh-CN', 'Accept-Encoding, Accept-Language, Cookie'],
    ['ar about Yard', 'ar', 'Accept-Encoding, Accept-Language, Cookie'],
    ['fr shell Yard', 'fr', 'Accept-Encoding, Accept-Language, Cookie'],
    ['en about Yard', 'en', 'Accept-Encoding, Accept-Language, Cookie'],
  ]);
});

test('built pages are never sent with their placeholders', async () => {
  const { get } = await serve();
  const answers = await Promise.all(
    ['/pages/en/about.html', '/pages.json', '/index.html', '/about.html', '/pages/en/../en/about.html'].map((url) =>
      get(url),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
});

test('a page is compressed as the client accepts, with an ETag per encoding', async () => {
  const { get } = await serve();
  const [br, gzip, identity] = await Promise.all([
    get('/about', { 'accept-encoding': 'gzip, deflate, br' }),
    get('/about', { 'accept-encoding': 'gzip' }),
    get('/about'),
  ]);
  expect([br, gzip, identity].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect([brotliDecompressSync(br.rawPayload).toString(), gunzipSync(gzip.rawPayload).toString()]).toEqual([
    identity.body,
    identity.body,
  ]);
  expect(
    [br, gzip, identity].map(({ headers, rawPayload }) => Number(headers['content-length']) === rawPayload.length),
  ).toEqual([true, true, true]);
  const tag = String(identity.headers['etag']);
  expect([br.headers['etag'], gzip.headers['etag']]).toEqual([tag.replace(/"$/, '-br"'), tag.replace(/"$/, '-gzip"')]);
});

test('a cached page is not sent again until the site changes', async () => {
  const { get } = await serve();
  const first = await get('/about', { 'accept-encoding': 'br' });
  const again = () => get('/about', { 'accept-encoding': 'br', 'if-none-match': String(first.headers['etag']) });
  const same = await again();
  expect([same.statusCode, same.body, same.headers['content-encoding'], same.headers['etag']]).toEqual([
    304,
    '',
    undefined,
    first.headers['etag'],
  ]);
  site.change({ name: 'Orchard' });
  const changed = await again();
  expect([changed.statusCode, titleOf({ body: brotliDecompressSync(changed.rawPayload).toString() })]).toEqual([
    200,
    'en about Orchard',
  ]);
});

test('HEAD responds like GET, without the body', async () => {
  const { get, head } = await serve();
  const [got, asked] = [await get('/about'), await head('/about')];
  const { date: _, 'x-request-id': __, ...headers } = got.headers;
  expect([asked.statusCode, asked.body]).toEqual([200, '']);
  expect(asked.headers).toMatchObject(headers);
});

test('each page allows its own inline scripts and no others; data scripts need no permission', async () => {
  const { get } = await serve();
  const scripts = (policy: unknown) =>
    String(policy)
      .split('; ')
      .find((each) => each.startsWith('script-src '));
  expect(
    [await get('/about'), await get('/'), await get('/icon.svg')].map(({ headers }) =>
      scripts(headers['content-security-policy']),
    ),
  ).toEqual([`script-src 'self' ${hashOf(inline)}`, "script-src 'self'", "script-src 'self'"]);
});

test('a page has the number of APIs per area, also after that has changed', async () => {
  let paths = ['convert/data', 'random/uuid', 'random/qr'];
  const { get } = await serve({ apis: () => paths });
  // Compressed responses are cached, others are rendered for each request.
  const reported = async () =>
    /name="areas" content="([^"]*)"/.exec(
      gunzipSync((await get('/about', { 'accept-encoding': 'gzip' })).rawPayload).toString(),
    )?.[1];
  expect(await reported()).toBe('convert:1 random:2');
  paths = ['puzzle/sudoku'];
  expect(await reported()).toBe('puzzle:1');
});

test('a malicious name of the site runs nothing', async () => {
  site.change({ name: `</script><script>alert(1)</script>"'` });
  const { get } = await serve();
  const { body } = await get('/');
  expect(body).not.toContain('<script>alert');
  expect(titleOf({ body })).toBe('en landing &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;');
});

const canonicalOf = ({ body }: { body: string }) => /rel="canonical" href="([^"]*)"/.exec(body)?.[1];

test('links are absolute: with the public URL, else with the host of the request', async () => {
  const own = await serve({ publicUrl: new URL('https://public.example') });
  expect(canonicalOf(await own.get('/about', { host: 'evil.example' }))).toBe('https://public.example/about');
  const any = await serve();
  const hosts = ['yard.example', 'Yard.Example:8080', '[::1]:3000', '192.0.2.7', 'my_box:80'];
  expect(await Promise.all(hosts.map(async (host) => canonicalOf(await any.get('/about', { host }))))).toEqual([
    'http://yard.example/about',
    'http://yard.example:8080/about',
    'http://[::1]:3000/about',
    'http://192.0.2.7/about',
    'http://my_box/about',
  ]);
});

test('a Host that is no name of a host is refused', async () => {
  const { get } = await serve();
  const hosts = [
    'a"><script>alert(1)</script>',
    'a b',
    "a'b",
    'a/b',
    'user@yard.example',
    'a?b',
    'a#b',
    '%61',
    'a..b',
    `${'a.'.repeat(200)}b`,
    'a:99999',
    'ü.example',
  ];
  const answers = await Promise.all(
    ['/about', '/sitemap.xml', '/robots.txt'].flatMap((url) => hosts.map((host) => get(url, { host }))),
  );
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
    answers.map(() => [400, 'application/problem+json; charset=utf-8']),
  );
});

test('a forwarded host counts only behind a trusted proxy', async () => {
  const headers = { host: 'inner', 'x-forwarded-host': 'outer.example', 'x-forwarded-proto': 'https' };
  expect(canonicalOf(await (await serve()).get('/about', headers))).toBe('http://inner/about');
  expect(canonicalOf(await (await serve({ trustProxy: 1 })).get('/about', headers))).toBe(
    'https://outer.example/about',
  );
});

test('rejects a forwarded scheme other than http and https, even from a trusted proxy', async () => {
  const { get } = await serve({ trustProxy: 1 });
  const answers = await Promise.all(
    ['https://evil.example/?', 'javascript', 'ftp', 'http:evil'].map((scheme) =>
      get('/about', { 'x-forwarded-proto': scheme }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
});

test('each client gets links with its requested host, for any number of hosts', async () => {
  const { get } = await serve();
  const hosts = Array.from({ length: 50 }, (_, index) => `h${index % 10}.example`);
  const links = await Promise.all(
    hosts.map(async (host) => canonicalOf(read(await get('/about', { host, 'accept-encoding': 'gzip' })))),
  );
  expect(links).toEqual(hosts.map((host) => `http://${host}/about`));
});

function read({ headers, rawPayload, body }: { headers: Record<string, unknown>; rawPayload: Buffer; body: string }): {
  body: string;
} {
  return { body: headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload).toString() : body };
}

test('requests with fake hosts get uncompressed pages while two are compressed, and use no memory', async () => {
  writeFileSync(
    join(dist, 'pages/en/about.html'),
    pageOf('about', 'en', Array.from({ length: 20_000 }, (_, index) => `<p>${hashOf(String(index))}</p>`).join('')),
  );
  const { get } = await serve();
  const hosts = Array.from({ length: 6 }, (_, index) => `h${index}.example`);
  const answers = await Promise.all(hosts.map((host) => get('/about', { host, 'accept-encoding': 'gzip' })));
  expect(answers.map((answer) => canonicalOf(read(answer)))).toEqual(hosts.map((host) => `http://${host}/about`));
  expect(answers.map(({ headers }) => headers['content-encoding']).filter((encoding) => encoding === 'gzip')).toEqual([
    'gzip',
    'gzip',
  ]);
  expect(
    answers.map(
      ({ headers: { etag, 'content-encoding': encoding } }) =>
        String(etag).endsWith('-gzip"') === (encoding === 'gzip'),
    ),
  ).toEqual(hosts.map(() => true));
  expect((await get('/about', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
});

test('requests are served while a large page is compressed for the first time', async () => {
  const large = pageOf(
    'about',
    'en',
    Array.from({ length: 60_000 }, (_, index) => `<p>${hashOf(String(index))}</p>`).join(''),
  );
  writeFileSync(join(dist, 'pages/en/about.html'), large);
  const { get } = await serve();
  await get('/');
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedMs = performance.now();
  const { statusCode } = await get('/about', { 'accept-encoding': 'br' });
  const tookMs = performance.now() - startedMs;
  delay.disable();
  // Both take longer on a busy machine, by the same factor.
  expect([statusCode, delay.max / 1e6 < tookMs / 2]).toEqual([200, true]);
});

test('after a new build, pages that were sent before stay as they were and others are refused', async () => {
  const { get } = await serve();
  const before = await get('/about');
  writeFileSync(join(dist, 'pages/en/about.html'), '<!doctype html>new');
  utimesSync(join(dist, 'pages/en/about.html'), 1, 1);
  rmSync(join(dist, 'pages/en/shell.html'));
  const after = await get('/about');
  expect([after.statusCode, after.body, after.headers['content-security-policy']]).toEqual([
    200,
    before.body,
    before.headers['content-security-policy'],
  ]);
  const other = await get('/nowhere');
  expect([other.statusCode, other.headers['etag'], other.json<{ detail: string }>().detail]).toEqual([
    503,
    undefined,
    'The web app was rebuilt while this server was running. The admin must restart the server.',
  ]);
});

test('a build without a listed page fails at the start', async () => {
  rmSync(join(dist, 'pages/ar/about.html'));
  await expect(serve()).rejects.toThrow(
    "The web app's build has no pages/ar/about.html, which its pages.json lists. Build it again.",
  );
  writeFileSync(join(dist, 'pages.json'), '{');
  await expect(serve()).rejects.toThrow("The pages.json of the web app's build cannot be read. Build it again.");
});

test('sitemap and robots name this site', async () => {
  const { get } = await serve();
  const [map, robots] = await Promise.all([get('/sitemap.xml'), get('/robots.txt')]);
  expect([map.headers['content-type'], robots.headers['content-type']]).toEqual([
    'application/xml; charset=utf-8',
    'text/plain; charset=utf-8',
  ]);
  expect(map.body.match(/<loc>[^<]*<\/loc>/g)).toEqual(
    [
      '/',
      '/about',
      '/privacyp',
      '/docs',
      '/apps/blog/posts',
      '/hub/random/uuid',
      '/docs/random',
      '/docs/random/uuid',
      '/android/com.example.yard',
      '/apps/blog/detail/first',
    ].flatMap((path) =>
      ['en', 'fr', 'ar', 'ch'].map((language) => `<loc>http://yard.example${path}?lang=${language}</loc>`),
    ),
  );
  expect(robots.body.split('\n').at(-2)).toBe('Sitemap: http://yard.example/sitemap.xml');
});

test('the manifest has the name of the site, in the language of the request, with the available icons', async () => {
  site.change({ name: 'Ada’s "yard"' });
  const { get } = await serve();
  const answer = await get('/manifest.webmanifest?lang=ar');
  expect([answer.headers['content-type'], answer.headers['content-language']]).toEqual([
    'application/manifest+json; charset=utf-8',
    'ar',
  ]);
  expect(answer.json()).toEqual({
    id: '/dashboards/',
    name: 'Ada’s "yard"',
    short_name: 'Ada’s "yard"',
    description: 'أدوات API يمكنك استضافتها بنفسك. ابحث عن أداة، وشغّلها في متصفحك أو استدعِها بمفتاح API.',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/dashboards/',
    scope: '/',
    display: 'standalone',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
});

test('an address without a page is 404: the app itself for browsers, a problem for programs', async () => {
  build(
    [{ path: '/about', name: 'about', for: 'everyone' }],
    ['about'],
    ['/', '/about', '/apps/blog/detail/:id', '/auth/404', '/hub', '/hub/*'],
  );
  const app = await serve();
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const statusOf = async (url: string, accept = browser.accept) => (await app.get(url, { accept })).statusCode;
  const known = [
    '/',
    '/about',
    '/About/',
    '/apps/blog/detail/7',
    '/auth/404',
    '/hub',
    '/hub/',
    '/hub/scrape/books/list',
  ];
  expect(await Promise.all(known.map(async (url) => [url, await statusOf(url)]))).toEqual(
    known.map((url) => [url, 200]),
  );
  const unknown = ['/nowhere', '/about/more', '/apps/blog/detail', '/apps/blog/detail/7/more', '/hubs', '/auth'];
  expect(await Promise.all(unknown.map(async (url) => [url, await statusOf(url), await statusOf(url, '*/*')]))).toEqual(
    unknown.map((url) => [url, 404, 404]),
  );
  const etag = String((await app.get('/hub', browser)).headers.etag);
  const page = await app.get('/nowhere', { ...browser, 'if-none-match': etag });
  expect([
    page.statusCode,
    page.headers['content-type'],
    page.headers['cache-control'],
    page.body.includes('<title>shell Yard</title>'),
  ]).toEqual([404, 'text/html; charset=utf-8', 'no-store', true]);
  const problem = await app.get('/nowhere', { accept: 'application/json' });
  expect([problem.statusCode, problem.headers['content-type'], problem.json<{ code: string }>().code]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
    'NotFound',
  ]);
  const head = await app.head('/nowhere', browser);
  expect([head.statusCode, head.body]).toEqual([404, '']);
});

/** A renderer that counts the pages that it renders. */
function buildRendered(more: object = {}): void {
  build([], ['content'], ['/', '/hub', '/hub/*']);
  writeFileSync(
    join(dist, 'pages.json'),
    JSON.stringify({
      shell: 'shell',
      content: 'content',
      renderer: 'render/render-1.js',
      rendered: ['/hub', '/hub/*'],
      routes: ['/', '/hub', '/hub/*'],
      pages: [],
      ...more,
    }),
  );
  mkdirSync(join(dist, 'render'));
  writeFileSync(join(dist, 'render/package.json'), '{"type":"module"}');
  writeFileSync(
    join(dist, 'render/render-1.js'),
    `let count = 0;
    export async function renderDocument({ path, language, isTextOnly, origin }) {
      if (/\\/slow$/.test(path)) for (;;);
      if (isTextOnly) {
        const body = '<div><h1>' + language + ' ' + path + '</h1></div><article><code>' + origin + '</code></article>';
        return { head: '', body, data: null, isNotFound: path.endsWith('/nothing') };
      }
      return { head: '<title>' + path + '</title>', body: '<p>' + ++count + '</p>', data: path, isNotFound: path === '/hub/nothing' };
    }`,
  );
  for (const language of ['en', 'fr', 'ar', 'ch'])
    writeFileSync(
      join(dist, 'pages', language, 'content.html'),
      '<!doctype html>rendered<!--page-body--><!--page-data-->',
    );
}

test('a rendered page about something that does not exist is 404, for GET and HEAD; one that fails is 200', async () => {
  buildRendered();
  const { get, head } = await serve();
  const found = await get('/hub/data');
  const missing = await get('/hub/nothing', { 'if-none-match': String(found.headers.etag) });
  const slow = await get('/hub/slow');
  const searched = await get('/hub/data?q=boat');
  const missingToo = await get('/hub/nothing?from=mail');
  expect(
    [found, missing, slow, searched, missingToo].map(({ statusCode, body, headers }) => [
      statusCode,
      body.includes('rendered'),
      headers['cache-control'],
    ]),
  ).toEqual([
    [200, true, 'no-cache'],
    [404, true, 'no-store'],
    [200, false, 'no-cache'],
    [200, false, 'no-cache'],
    [404, true, 'no-store'],
  ]);
  const asked = await head('/hub/nothing');
  const { date: _, 'x-request-id': __, ...headers } = missing.headers;
  expect([asked.statusCode, asked.body]).toEqual([404, '']);
  expect(asked.headers).toMatchObject(headers);
});

const isRendered = ({ body }: { body: string }) => body.includes('rendered');

test('parameters that only track a visit get the page as rendered once, others the app', async () => {
  buildRendered();
  const { get } = await serve();
  const first = await get('/hub/data');
  for (const query of [
    '?utm_source=mail&utm_campaign=a%20b',
    '?fbclid=x&gclid=y',
    '?utm_source=other',
    '?',
    '?lang=en',
  ]) {
    const tracked = await get(`/hub/data${query}`);
    expect([query, isRendered(tracked), tracked.headers.etag]).toEqual([query, true, first.headers.etag]);
  }
  for (const query of ['?q=boat', '?utm_source=mail&q=boat', '?utm=1', '?Utm_source=1'])
    expect([query, isRendered(await get(`/hub/data${query}`))]).toEqual([query, false]);
});

test('a page whose rendering fits any query is rendered once for all of them, and no other page at its prefix', async () => {
  buildRendered({ anyQuery: ['/hub/*'] });
  const { get } = await serve();
  const first = await get('/hub/data');
  const shared = await Promise.all(
    Array.from({ length: 20 }, (_, index) => get(`/hub/data?text=boat${index}&to=yaml`)),
  );
  expect(shared.map((answer) => [isRendered(answer), answer.headers.etag])).toEqual(
    shared.map(() => [true, first.headers.etag]),
  );
  expect(first.body).toContain('<p>1</p>');
  expect([
    isRendered(await get('/hub')),
    isRendered(await get('/hub?q=boat')),
    isRendered(await get('/hub/?q=boat')),
  ]).toEqual([true, false, false]);
});

test('a page of the docs is Markdown at its path with .md, in each language, for GET and HEAD', async () => {
  buildRendered();
  const { get, head } = await serve();
  const found = await get('/docs/limits.md?lang=ar', { 'accept-encoding': 'identity' });
  expect([found.statusCode, found.body]).toEqual([200, '# ar /docs/limits\n\n`http://yard.example`\n']);
  expect(found.headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'content-language': 'ar',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    link: '<http://yard.example/docs/limits?lang=ar>; rel="canonical"',
    'content-length': '41',
  });
  const asked = await head('/docs/limits.md?lang=ar');
  expect([asked.statusCode, asked.body, asked.headers.etag]).toEqual([200, '', found.headers.etag]);
  const again = await get('/docs/limits.md?lang=ar', { 'if-none-match': String(found.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const other = await get('/docs/limits.md?lang=ar', { host: 'other.example' });
  expect(other.body).toBe('# ar /docs/limits\n\n`http://other.example`\n');
  const start = await get('/docs.md');
  expect(start.body).toBe('# en /docs\n\n`http://yard.example`\n');
});

test('Markdown of an API is that of its page in the docs; what has no page is 404, and what takes too long 503', async () => {
  buildRendered();
  const { get } = await serve();
  const found = await get('/hub/random/uuid.md');
  expect([found.statusCode, found.body]).toEqual([200, '# en /docs/random/uuid\n\n`http://yard.example`\n']);
  const missing = await Promise.all(
    ['/docs/nothing.md', '/hub/limits.md', '/hub.md', '/hub/random/uuid/more.md'].map((url) => get(url)),
  );
  expect(
    missing.map(({ statusCode, headers }) => [statusCode, headers['content-type'], headers['cache-control']]),
  ).toEqual(Array.from({ length: 4 }, () => [404, 'application/problem+json; charset=utf-8', 'no-store']));
  const slow = await get('/docs/slow.md');
  expect([slow.statusCode, slow.headers['retry-after']]).toEqual([503, '5']);
});

test('Markdown is closed while the site is', async () => {
  buildRendered();
  site.change({ maintenance: { message: {}, until: null } });
  const { get } = await serve();
  const closed = await get('/docs/limits.md');
  expect([closed.statusCode, closed.json()]).toMatchObject([503, { code: 'Maintenance' }]);
});

import { brotliDecompressSync } from 'node:zlib';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import type { Api } from '@apiyard/api/contract/hub/hub';
import * as z from 'zod';
import { createLog } from '../../http/logging/log.ts';
import { RateLimiter } from '../../http/limits/rate-limit.ts';
import { createServer } from '../../http/server.ts';
import { mount } from '../../route.ts';
import { catalogueRoutes } from './catalogue.route.ts';
import type { CallableApi } from '../source.ts';
import { compileInput } from '../compile-input.ts';
import { Registry } from '../call/resolve-api.ts';

function api(path: string): CallableApi {
  return {
    path,
    area: 'random',
    cost: 1,
    open: false,
    premium: false,
    health: 'untested',
    methods: ['POST'],
    input: compileInput(z.object({})),
    run: () => ({ result: {}, cached: false, provider: null }),
    describe: (language) => ({
      path,
      area: 'random',
      title: `${path} in ${language}`,
      summary: 'One.',
      tags: [],
      synonyms: [],
      methods: ['POST'],
      input: { type: 'object' },
      output: { kind: 'json', types: ['application/json'], schema: { type: 'object', examples: [{}] } },
      cost: 1,
      open: false,
      premium: false,
      instant: false,
      health: 'untested',
      use: 0,
      examples: [{ name: 'One', input: {} }],
    }),
  };
}

async function serve(publicUrl: URL | null = new URL('https://apiyard.example')) {
  const lists = { built: [api('random/a')], added: [] as CallableApi[], version: 0, siteName: 'Apiyard' };
  const health = { version: 0, ok: [] as string[] };
  const source = (of: () => CallableApi[], version: () => number) => ({
    find: (path: string) => of().find((each) => each.path === path),
    list: of,
    get version() {
      return version();
    },
  });
  const registry = new Registry([
    source(
      () => lists.built,
      () => 1,
    ),
    source(
      () => lists.added,
      () => lists.version,
    ),
  ]);
  const app = await createServer({
    log: createLog('silent', { write: () => undefined }),
    publicUrl,
    trustProxy: false,
  });
  mount(
    app,
    catalogueRoutes({
      registry,
      apiHealth: {
        get version() {
          return health.version;
        },
        shown: (entry) => (health.ok.includes(entry.path) ? { ...entry, health: 'ok', use: 3 } : entry),
        days: (paths) => paths.map((path) => ({ path, days: [null, 99] })),
      },
      siteName: () => lists.siteName,
      publicUrl,
      version: '1.0.0',
    }),
    { limiter: new RateLimiter(), personOf: async () => null },
  );
  return { app, lists, health };
}

const titles = (body: string) => (JSON.parse(body) as { items: { title: string }[] }).items.map(({ title }) => title);

describe('the result with which a page starts', () => {
  const resultOf = async (more: Partial<CallableApi>) => {
    const { app, lists } = await serve();
    lists.built = [{ ...api('random/a'), ...more }];
    const get = async (lang: string) =>
      (await app.inject(`/api/v1/catalogue/apis/random/a?lang=${lang}`)).json<{ exampleResult?: string }>();
    const results = [(await get('en')).exampleResult, (await get('fr')).exampleResult, (await get('fr')).exampleResult];
    await app.close();
    return results;
  };

  test('is made once per language', async () => {
    let runs = 0;
    const run: CallableApi['run'] = (_input, { language }) => {
      runs += 1;
      return { result: { in: language }, cached: false, provider: null };
    };
    expect(await resultOf({ shownExample: {}, run })).toEqual(['{"in":"en"}', '{"in":"fr"}', '{"in":"fr"}']);
    expect(runs).toBe(2);
  });

  const nothing = [undefined, undefined, undefined];
  test('is missing where the API has none', async () => {
    expect(await resultOf({})).toEqual(nothing);
  });
  test('is missing where the run fails', async () => {
    const run = () => Promise.reject(new Error('broken'));
    expect(await resultOf({ shownExample: {}, run })).toEqual(nothing);
    expect(await resultOf({ shownExample: { unknown: 1 } })).toEqual(nothing);
  });
  test('is missing where it is too long to come with each page', async () => {
    const ran = (length: number) => ({ result: { a: 'a'.repeat(length - 8) }, cached: false, provider: null });
    expect((await resultOf({ shownExample: {}, run: () => ran(10_000) })).map((text) => text?.length)).toEqual([
      10_000, 10_000, 10_000,
    ]);
    expect(await resultOf({ shownExample: {}, run: () => ran(10_001) })).toEqual(nothing);
  });
});

test('the catalogue is sent once per language and change, and only then', async () => {
  const { app, lists } = await serve();
  const first = await app.inject('/api/v1/catalogue');
  expect([first.statusCode, titles(first.body), first.headers['cache-control']]).toEqual([
    200,
    ['random/a in en'],
    'no-cache',
  ]);
  const french = await app.inject('/api/v1/catalogue?lang=fr');
  expect(titles(french.body)).toEqual(['random/a in fr']);
  const headers = { 'if-none-match': String(first.headers['etag']) };
  expect((await app.inject({ url: '/api/v1/catalogue', headers })).statusCode).toBe(304);
  lists.added = [api('random/b'), api('random/a')];
  lists.version += 1;
  const changed = await app.inject({ url: '/api/v1/catalogue', headers });
  expect([changed.statusCode, titles(changed.body)]).toEqual([200, ['random/a in en', 'random/b in en']]);
  await app.close();
});

test('the catalogue is sent again when the health of an API has changed, also filtered', async () => {
  const { app, health } = await serve();
  const ask = async (query = '') => {
    const answer = await app.inject(`/api/v1/catalogue${query}`);
    return answer.json<{ items: Api[] }>().items.map((each) => [each.path, each.health, each.use]);
  };
  expect(await ask()).toEqual([['random/a', 'untested', 0]]);
  health.ok.push('random/a');
  health.version += 1;
  expect(await ask()).toEqual([['random/a', 'ok', 3]]);
  expect(await ask('?area=random')).toEqual([['random/a', 'ok', 3]]);
  await app.close();
});

test('the days of every API are listed, in the order of the catalogue', async () => {
  const { app, lists } = await serve();
  lists.added = [api('random/b')];
  expect((await app.inject('/api/v1/catalogue/health')).json()).toEqual({
    items: [
      { path: 'random/a', days: [null, 99] },
      { path: 'random/b', days: [null, 99] },
    ],
  });
  await app.close();
});

function listed(path: string, more: Partial<Api>): CallableApi {
  const plain = api(path);
  return {
    ...plain,
    ...(more.area && { area: more.area }),
    describe: (lang) => ({ ...plain.describe(lang), ...more }),
  };
}

async function serveFive() {
  const { app, lists } = await serve();
  lists.built = [
    listed('random/uuid', {
      title: 'UUID',
      summary: 'Random identifiers.',
      tags: ['id', 'guid'],
      synonyms: ['identifiant'],
    }),
    listed('random/qr', { title: 'QR code', summary: 'A picture of a text.', tags: ['Barcode'] }),
    listed('convert/data', { area: 'convert', title: 'Data', summary: 'JSON to CSV.', tags: ['json'] }),
    listed('convert/text', { area: 'convert', title: 'Text', summary: 'Upper and lower case.', tags: [] }),
    listed('puzzle/sudoku', { area: 'puzzle', title: 'Sudoku', summary: 'A puzzle with numbers.', tags: [] }),
  ];
  const ask = async (query: string) => {
    const answer = await app.inject(`/api/v1/catalogue${query}`);
    const { items, next } = answer.json<{ items: { path: string }[]; next: string | null }>();
    return [items.map(({ path }) => path), next];
  };
  return { app, ask };
}

test.each<[query: string, paths: string[]]>([
  ['?area=convert', ['convert/data', 'convert/text']],
  ['?tag=barcode', ['random/qr']],
  ['?search=TEXT', ['random/qr', 'convert/text']],
  ['?search=json%20csv', ['convert/data']],
  ['?search=guid', ['random/uuid']],
  ['?search=identifiant', ['random/uuid']],
  ['?area=random&search=text', ['random/qr']],
  ['?search=nothing', []],
])('the catalogue is filtered by %s', async (query, paths) => {
  const { app, ask } = await serveFive();
  expect(await ask(query)).toEqual([paths, null]);
  await app.close();
});

test('the catalogue is read page by page, also a filtered one, and whole without a limit', async () => {
  const { app, ask } = await serveFive();
  expect(await ask('?limit=2')).toEqual([['random/uuid', 'random/qr'], 'random/qr']);
  expect(await ask('?limit=2&cursor=random/qr')).toEqual([['convert/data', 'convert/text'], 'convert/text']);
  expect(await ask('?limit=2&cursor=convert/text')).toEqual([['puzzle/sudoku'], null]);
  expect(await ask('?limit=1&area=convert')).toEqual([['convert/data'], 'convert/data']);
  expect(await ask('?limit=1&area=convert&cursor=convert/data')).toEqual([['convert/text'], null]);
  expect(await ask('')).toEqual([['random/uuid', 'random/qr', 'convert/data', 'convert/text', 'puzzle/sudoku'], null]);
  await app.close();
});

test.each([
  ['cursor=gone/api', '/cursor', 'cursor is not valid for this list. Start again without it.'],
  ['limit=0', '/limit', 'limit must be at least 1.'],
  ['limit=101', '/limit', 'limit must be at most 100.'],
  [
    'area=nowhere',
    '/area',
    'area must be one of downloader, stalker, cekid, convert, convertasync, puzzle, islami, photoeditor, random, ai, scrape.',
  ],
])('the catalogue refuses %s', async (query, pointer, detail) => {
  const { app } = await serveFive();
  const answer = await app.inject(`/api/v1/catalogue?${query}`);
  expect([answer.statusCode, answer.json<{ errors: object[] }>().errors]).toEqual([
    422,
    [expect.objectContaining({ pointer, detail })],
  ]);
  await app.close();
});

test('an unknown language is refused with the ones there are', async () => {
  const { app } = await serve();
  const answer = await app.inject('/api/v1/catalogue?lang=de');
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
    422,
    'lang must be one of en, fr, ar, ch.',
  ]);
  await app.close();
});

test('the OpenAPI document has the current name of the site', async () => {
  const { app, lists } = await serve();
  const title = async () => (await app.inject('/api/v1/openapi.json')).json<{ info: { title: string } }>().info.title;
  expect(await title()).toBe('Apiyard');
  lists.siteName = 'Toolshed';
  expect(await title()).toBe('Toolshed');
  await app.close();
});

test('the OpenAPI document names the public address', async () => {
  const { app } = await serve();
  const document = (await app.inject('/api/v1/openapi.json')).json<{
    openapi: string;
    servers: unknown;
    paths: object;
  }>();
  expect([document.openapi, document.servers, Object.keys(document.paths)]).toEqual([
    '3.1.0',
    [{ url: 'https://apiyard.example', description: 'This server.' }],
    ['/api/v1/random/a'],
  ]);
  await app.close();
});

test('the OpenAPI document as YAML has the same content, for a site below a path', async () => {
  const { app } = await serve(new URL('https://apiyard.example/yard'));
  const answer = await app.inject('/yard/openapi.yaml');
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/yaml; charset=utf-8',
    'no-cache',
  ]);
  const json = (await app.inject('/yard/api/v1/openapi.json')).json<{ servers: object }>();
  expect(load(answer.body)).toEqual(json);
  expect(json.servers).toEqual([{ url: 'https://apiyard.example/yard', description: 'This server.' }]);
  await app.close();
});

test('the OpenAPI document of an area has its APIs only', async () => {
  const { app, lists } = await serve();
  lists.built = [listed('random/qr', {}), listed('convert/data', { area: 'convert' })];
  const pathsIn = async (area: string) =>
    Object.keys((await app.inject(`/api/v1/openapi.json?area=${area}`)).json<{ paths: object }>().paths);
  expect([await pathsIn('convert'), await pathsIn('random'), await pathsIn('ai')]).toEqual([
    ['/api/v1/convert/data'],
    ['/api/v1/random/qr'],
    [],
  ]);
  expect((await app.inject('/api/v1/openapi.json?area=nothing')).statusCode).toBe(422);
  await app.close();
});

test('the Postman collection has a request for each example, with a form where a file is needed', async () => {
  const { app, lists } = await serve();
  lists.built = [
    listed('random/qr', { title: 'QR code', examples: [{ name: 'A link', input: { text: 'https://a.example' } }] }),
    listed('photoeditor/blur', {
      area: 'photoeditor',
      title: 'Blur',
      input: {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' }, radius: { type: 'integer' } },
        required: ['file'],
      },
      examples: [{ name: 'Strong', input: { radius: 20 } }],
    }),
  ];
  const collection = (await app.inject('/postman.json')).json<{ variable: object[]; item: object[] }>();
  expect(collection.variable).toEqual([
    { key: 'origin', value: 'https://apiyard.example', type: 'string' },
    { key: 'apiKey', value: '', type: 'string' },
  ]);
  const url = (area: string, name: string) => ({
    raw: `{{origin}}/api/v1/${area}/${name}`,
    host: ['{{origin}}'],
    path: ['api', 'v1', area, name],
  });
  expect(collection.item).toMatchObject([
    {
      name: 'random',
      item: [
        {
          name: 'QR code',
          item: [
            {
              name: 'A link',
              request: {
                method: 'POST',
                url: url('random', 'qr'),
                header: [{ key: 'Content-Type', value: 'application/json' }],
                body: { mode: 'raw', raw: '{\n  "text": "https://a.example"\n}' },
              },
            },
          ],
        },
      ],
    },
    {
      name: 'photoeditor',
      item: [
        {
          name: 'Blur',
          item: [
            {
              name: 'Strong',
              request: {
                url: url('photoeditor', 'blur'),
                body: {
                  mode: 'formdata',
                  formdata: [
                    { key: 'file', type: 'file', src: [] },
                    { key: 'radius', value: '20', type: 'text' },
                  ],
                },
              },
            },
          ],
        },
      ],
    },
  ]);
  await app.close();
});

test('llms.txt lists the descriptions and every API, with absolute links', async () => {
  const { app, lists } = await serve(new URL('https://apiyard.example/yard'));
  lists.built = [
    listed('random/qr', { title: 'QR [code]', summary: 'A picture\nof a text.', methods: ['GET', 'POST'] }),
  ];
  const answer = await app.inject('/yard/llms.txt');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body).toBe(`# Apiyard

> API tools with one call each. Send short inputs as query parameters of a GET request, others as JSON in a POST request. Send an API key in the header X-Api-Key.

## Documentation

- [Guide](https://apiyard.example/yard/docs.md): authentication, responses, limits, files and errors. Every page of the documentation is also Markdown: add \`.md\` to its address, and \`?lang=fr\`, \`ar\` or \`ch\` for another language
- [OpenAPI document](https://apiyard.example/yard/openapi.yaml): every API with its input, as YAML
- [OpenAPI document as JSON](https://apiyard.example/yard/api/v1/openapi.json)
- [JavaScript client](https://apiyard.example/yard/client.tgz): an npm package with the types of every API
- [Catalogue](https://apiyard.example/yard/api/v1/catalogue): every API with its input as JSON Schema, cost and examples
- MCP server: https://apiyard.example/yard/mcp (streamable HTTP, API key as bearer token) with tools to search, describe and call APIs
- [Health](https://apiyard.example/yard/api/v1/catalogue/health): how reliable each API was in the last 30 days
- [All APIs in full](https://apiyard.example/yard/llms-full.txt): inputs, outputs, errors and examples in Markdown

## APIs

- [QR \\[code\\]](https://apiyard.example/yard/hub/random/qr.md): GET or POST /api/v1/random/qr. A picture of a text.
`);
  await app.close();
});

test('llms.txt has the origin of the request where no public URL is set, and refuses an invalid one', async () => {
  const { app } = await serve(null);
  const at = (host: string) => app.inject({ url: '/llms.txt', headers: { host } });
  expect((await at('yard.example:8080')).body).toContain('(http://yard.example:8080/docs.md)');
  expect((await at('a"b')).statusCode).toBe(400);
  await app.close();
});

test.each(['/openapi.yaml', '/llms.txt'])('%s is compressed, cached by its ETag and accepts HEAD', async (url) => {
  const { app, lists } = await serve();
  lists.built = Array.from({ length: 50 }, (_, index) => api(`random/a${index}`));
  lists.version += 1;
  const br = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  const plain = await app.inject(url);
  expect([br.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['br', undefined]);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  const headers = { 'accept-encoding': 'br', 'if-none-match': String(br.headers['etag']) };
  expect((await app.inject({ url, headers })).statusCode).toBe(304);
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', plain.headers['etag']]);
  await app.close();
});

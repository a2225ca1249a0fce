import { expect, test } from 'vitest';
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
    health: 'ok',
    methods: ['POST'],
    input: compileInput(z.object({})),
    run: () => ({ result: {}, cached: false, provider: null }),
    describe: (language) => ({
      path,
      area: 'random',
      title: `${path} in ${language}`,
      summary: 'One.',
      tags: [],
      methods: ['POST'],
      input: { type: 'object' },
      output: { kind: 'json', types: ['application/json'], schema: { type: 'object', examples: [{}] } },
      cost: 1,
      open: false,
      premium: false,
      instant: false,
      health: 'ok',
      examples: [{ name: 'One', input: {} }],
    }),
  };
}

async function serve() {
  const lists = { built: [api('random/a')], added: [] as CallableApi[], version: 0, siteName: 'Apiyard' };
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
    publicUrl: null,
    trustProxy: false,
  });
  mount(
    app,
    catalogueRoutes({
      registry,
      siteName: () => lists.siteName,
      publicUrl: new URL('https://apiyard.example'),
      version: '1.0.0',
    }),
    { limiter: new RateLimiter(), personOf: async () => null },
  );
  return { app, lists };
}

const titles = (body: string) => (JSON.parse(body) as { items: { title: string }[] }).items.map(({ title }) => title);

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

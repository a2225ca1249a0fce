/** The OpenAPI document before three validators and three generators of clients, as people run them. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { validate } from '@readme/openapi-parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminOf } from './admin.ts';
import { definitionOf } from './definitions.ts';
import { openTestServer } from './test-server.ts';

const run = promisify(execFile);
const { resolve } = createRequire(import.meta.url);
const generators = join(dirname(resolve('@apiyard/client-generators/package.json')), 'node_modules');

let text: string;
const documentOf = () => JSON.parse(text) as Record<string, unknown>;
/** Where the documents and the clients are. */
let folder: string;
let origin: string;
let key: string;
/** What arrived at the server: method, URL and content type. */
let received: string[];

beforeAll(async () => {
  const testServer = await openTestServer('sqlite');
  const admin = await adminOf(testServer, 'keeper');
  const { id } = await admin.ask<{ id: string }>('POST', '/api/admin/scrapers', definitionOf({ path: 'books' }));
  await admin.ask('POST', `/api/admin/scrapers/${id}/publish`, {});
  key = admin.key;
  origin = await testServer.app.fastify.listen({ host: '127.0.0.1', port: 0 });
  testServer.app.fastify.server.on('request', ({ method, url, headers }: IncomingMessage) =>
    received.push(`${method} ${url} ${headers['content-type'] ?? '-'}`),
  );
  received = [];
  text = await (await fetch(`${origin}/api/v1/openapi.json`)).text();
  folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  return async () => {
    await testServer.close();
    await rm(folder, { recursive: true });
  };
});

describe('the OpenAPI document of a server with tools and a scraper', () => {
  it('passes openapi-schema-validator', async () => {
    const { valid, errors } = await new Validator().validate(documentOf());
    expect([valid, errors]).toEqual([true, undefined]);
  });

  it('passes Redocly with its recommended rules', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('passes the parser of ReadMe', async () => {
    expect(await validate(documentOf() as never)).toEqual({ valid: true, warnings: [], specification: 'OpenAPI' });
  });
});

const tsconfig = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    // Imports of generated files have no extensions, which only CommonJS runs without a bundler.
    module: 'commonjs',
    moduleResolution: 'bundler',
    strict: true,
    types: [],
    rootDir: '.',
    outDir: 'compiled',
  },
};

interface Client {
  readonly folder: string;
  /** The generator and its arguments. Paths are in the folder of the test. */
  readonly generate: readonly [script: string, ...args: string[]];
  /** Calls the server and prints what it read. `ORIGIN` and `KEY` are constants. */
  readonly program: string;
}

const clients: readonly Client[] = [
  {
    folder: 'openapi-typescript',
    generate: ['openapi-typescript/bin/cli.js', 'openapi.json', '--output', 'openapi-typescript/api.d.ts'],
    program: `
      import createClient from 'openapi-fetch';
      import type { paths } from './api';
      void (async () => {
        const api = createClient<paths>({ baseUrl: ORIGIN, headers: { 'X-Api-Key': KEY } });
        const converted = await api.POST('/api/v1/convert/data', { body: { text: 'id\\n1\\n', from: 'csv', to: 'json' } });
        const text: string | undefined = converted.data?.data.text;
        const made = await api.GET('/api/v1/random/uuid', { params: { query: { version: '7', count: 2 } } });
        const uuids: string[] | undefined = made.data?.data.uuids;
        const more = await api.POST('/api/v1/random/uuid', { body: { count: 3 } });
        const one = await api.POST('/api/v1/random/uuid');
        const rejected = await api.POST('/api/v1/convert/data', { body: { text: '{', from: 'json', to: 'yaml' } });
        const code: string | undefined = rejected.error?.code;
        console.log(JSON.stringify([text, uuids?.length, more.data?.data.uuids.length, one.data?.data.uuids.length, code]));

        type Books = paths['/api/v1/scrape/books']['get']['responses'][200]['content']['application/json']['data'];
        [{ title: 'The Salt Road', price: null }] satisfies Books;
        // @ts-expect-error: a title is a text
        [{ title: 5, price: null }] satisfies Books;
        // @ts-expect-error: a result has only what is described
        made.data?.data.uuid;
      })();
    `,
  },
  {
    folder: 'hey-api',
    generate: ['@hey-api/openapi-ts/bin/run.js', '--input', 'openapi.json', '--output', 'hey-api'],
    program: `
      import { client } from './client.gen';
      import { getRandomUuid, postConvertData, postRandomUuid } from './sdk.gen';
      import type { GetScrapeBooksResponse } from './types.gen';
      void (async () => {
        client.setConfig({ baseUrl: ORIGIN, auth: KEY });
        const converted = await postConvertData({ body: { text: 'id\\n1\\n', from: 'csv', to: 'json' } });
        const text: string | undefined = converted.data?.data.text;
        const made = await getRandomUuid({ query: { version: '7', count: 2 } });
        const uuids: string[] | undefined = made.data?.data.uuids;
        const more = await postRandomUuid({ body: { count: 3 } });
        const one = await postRandomUuid();
        const rejected = await postConvertData({ body: { text: '{', from: 'json', to: 'yaml' } });
        const code: string | undefined = rejected.error?.code;
        console.log(JSON.stringify([text, uuids?.length, more.data?.data.uuids.length, one.data?.data.uuids.length, code]));

        [{ title: 'The Salt Road', price: null }] satisfies GetScrapeBooksResponse['data'];
        // @ts-expect-error: a title is a text
        [{ title: 5, price: null }] satisfies GetScrapeBooksResponse['data'];
        // @ts-expect-error: a result has only what is described
        made.data?.data.uuid;
      })();
    `,
  },
  {
    folder: 'orval',
    generate: ['orval/dist/bin/orval.mjs', '--input', 'openapi.json', '--output', 'orval/api.ts', '--client', 'fetch'],
    program: `
      import { getRandomUuid, postConvertData, postRandomUuid } from './api';
      import type { getScrapeBooksResponse200 } from './api';
      void (async () => {
        // Its URLs have no origin: it is made for the pages of one.
        const { fetch } = globalThis;
        globalThis.fetch = (url, init) => fetch(new URL(String(url), ORIGIN), init);
        const headers = { 'X-Api-Key': KEY };
        const converted = await postConvertData({ text: 'id\\n1\\n', from: 'csv', to: 'json' }, { headers });
        const text: string | null = converted.status === 200 ? converted.data.data.text : null;
        const made = await getRandomUuid({ version: '7', count: 2 }, { headers });
        const uuids: string[] | null = made.status === 200 ? made.data.data.uuids : null;
        const more = await postRandomUuid({ count: 3 }, { headers });
        const one = await postRandomUuid(undefined, { headers });
        const rejected = await postConvertData({ text: '{', from: 'json', to: 'yaml' }, { headers });
        const code: string | null = rejected.status === 422 ? rejected.data.code : null;
        const lengthOf = (answer: Awaited<ReturnType<typeof postRandomUuid>>) =>
          answer.status === 200 ? answer.data.data.uuids.length : null;
        console.log(JSON.stringify([text, uuids?.length, lengthOf(more), lengthOf(one), code]));

        type Books = getScrapeBooksResponse200['data']['data'];
        [{ title: 'The Salt Road', price: null }] satisfies Books;
        // @ts-expect-error: a title is a text
        [{ title: 5, price: null }] satisfies Books;
        // @ts-expect-error: a result has only what is described
        made.status === 200 && made.data.data.uuid;
      })();
    `,
  },
];

describe('clients generated from the OpenAPI document', () => {
  const node = (script: string, ...args: readonly string[]) =>
    run(process.execPath, [script, ...args], { cwd: folder });

  beforeAll(async () => {
    await symlink(generators, join(folder, 'node_modules'));
    await writeFile(join(folder, 'openapi.json'), text);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    for (const { folder: client, generate, program } of clients) {
      const [script, ...args] = generate;
      await node(join(generators, script), ...args);
      const constants = `declare const console: Console;\nconst ORIGIN = '${origin}';\nconst KEY = '${key}';\n`;
      await writeFile(join(folder, client, 'program.ts'), constants + program);
    }
  });

  it('compile, with typed results', async () => {
    expect(
      await node(join(dirname(resolve('typescript/package.json')), 'bin/tsc')).catch((error: unknown) => error),
    ).toEqual({
      stdout: '',
      stderr: '',
    });
  });

  it.each([
    ['openapi-typescript', '-'],
    ['hey-api', '-'],
    ['orval', 'application/json'],
  ])('%s calls the server without configuration', async (client, typeOfNoBody) => {
    received = [];
    const { stdout } = await node(join(folder, 'compiled', client, 'program.js'));
    expect(JSON.parse(stdout)).toEqual(['[\n  {\n    "id": "1"\n  }\n]\n', 2, 3, 1, 'InvalidInput']);
    expect(received).toEqual([
      'POST /api/v1/convert/data application/json',
      'GET /api/v1/random/uuid?version=7&count=2 -',
      'POST /api/v1/random/uuid application/json',
      `POST /api/v1/random/uuid ${typeOfNoBody}`,
      'POST /api/v1/convert/data application/json',
    ]);
  });
});

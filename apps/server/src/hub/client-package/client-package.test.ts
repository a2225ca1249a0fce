/** The client of a site as people use it: downloaded, installed, compiled and run. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '@apiyard/api/contract/hub/hub';
import { adminOf } from '../../../test/admin.ts';
import { definitionOf } from '../../../test/definitions.ts';
import { openTestServer } from '../../../test/test-server.ts';

const run = promisify(execFile);
const { resolve } = createRequire(import.meta.resolve('@apiyard/client-generators/package.json'));
const compiler = join(dirname(resolve('typescript/package.json')), 'bin/tsc');

let folder: string;
let origin: string;
let key: string;
let archive: Buffer;
let apis: readonly Api[];

beforeAll(async () => {
  const testServer = await openTestServer('sqlite');
  const admin = await adminOf(testServer, 'keeper');
  const { id } = await admin.ask<{ id: string }>('POST', '/api/admin/scrapers', definitionOf({ path: 'books' }));
  await admin.ask('POST', `/api/admin/scrapers/${id}/publish`, {});
  key = admin.key;
  origin = await testServer.app.fastify.listen({ host: '127.0.0.1', port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  afterAll(async () => {
    await testServer.close();
    await rm(folder, { recursive: true });
  });
  archive = Buffer.from(await (await fetch(`${origin}/client.tgz`)).arrayBuffer());
  ({ items: apis } = (await (await fetch(`${origin}/api/v1/catalogue`)).json()) as { items: Api[] });
  await install(archive);
});

/** What a package manager does with a package without dependencies. */
async function install(packed: Buffer): Promise<void> {
  const target = join(folder, 'node_modules/@apiyard/client');
  await mkdir(target, { recursive: true });
  const entries = extract();
  entries.end(gunzipSync(packed));
  for await (const entry of entries)
    await writeFile(join(target, entry.header.name.replace(/^package\//, '')), await text(entry));
}

async function compile(program: string): Promise<string> {
  await writeFile(join(folder, 'program.ts'), program);
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2024',
        lib: ['es2024', 'dom', 'dom.iterable'],
        module: 'nodenext',
        strict: true,
        types: [],
        outDir: 'compiled',
      },
      files: ['program.ts'],
    }),
  );
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  return run(process.execPath, [compiler, '-p', folder]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
}

it('has types that every example of every API fits', async () => {
  const checks = apis.flatMap(({ path, input, output, examples }) => {
    const properties = (input['properties'] ?? {}) as Record<string, { type?: string; format?: string }>;
    const required = (input['required'] ?? []) as string[];
    // Examples have no files.
    const files = required.flatMap((name) => {
      if (properties[name]?.format === 'binary') return [`${name}: new Blob()`];
      return properties[name]?.type === 'array' ? [`${name}: [new Blob()]`] : [];
    });
    const outputs = output.kind === 'json' ? (output.schema['examples'] as unknown[]) : [];
    return [
      ...examples.map((example) => {
        const value = JSON.stringify(example.input);
        const given = files.length === 0 ? value : `{ ${files.join(', ')}, ...${value} }`;
        return `void (${given} satisfies Parameters<typeof api.call<'${path}'>>[1]);`;
      }),
      ...outputs.map(
        (data) => `void (${JSON.stringify(data)} satisfies Awaited<ReturnType<typeof api.call<'${path}'>>>['data']);`,
      ),
    ];
  });
  expect(checks.length).toBeGreaterThan(300);
  const program = `import { createClient } from '@apiyard/client';\nconst api = createClient();\n${checks.join('\n')}\n`;
  expect(await compile(program)).toBe('');
});

it('calls APIs from a project of its own, with typed results and errors', async () => {
  const program = `
    import { ApiError, createClient } from '@apiyard/client';
    declare const console: Console;
    const api = createClient({ key: '${key}' });
    const made = await api.call('random/uuid', { version: '7', count: 2 });
    const uuids: string[] = made.data.uuids;
    const one = await api.call('random/uuid');
    const open = await createClient().call('random/uuid');
    const picture = await api.call('random/qr', { text: 'https://example.org' });
    const file: File = picture.data;
    const rotated = await api.call('photoeditor/rotate', { file: new Blob([file]), angle: 90 });
    const rejected = await api.call('convert/data', { text: '{', from: 'json', to: 'yaml' }).catch((error) => error);
    if (!(rejected instanceof ApiError)) throw new Error('not rejected');
    console.log(JSON.stringify([
      uuids.length, one.data.uuids.length, open.data.uuids.length, made.meta.api, file.name, file.type, rotated.data.type,
      rejected.code, rejected.errors[0]?.line, rejected.message,
    ]));
    type Books = Awaited<ReturnType<typeof api.call<'scrape/books'>>>['data'];
    [{ title: 'The Salt Road', price: null }] satisfies Books;
    // @ts-expect-error: a title is a text
    [{ title: 5, price: null }] satisfies Books;
    // @ts-expect-error: there is no such API
    void (() => api.call('random/nothing', {}));
    // @ts-expect-error: the text is required
    void (() => api.call('random/qr'));
    // @ts-expect-error: a result has only what is described
    made.data.uuid;
  `;
  expect(await compile(program)).toBe('');
  const { stdout } = await run(process.execPath, [join(folder, 'compiled/program.js')]);
  expect(JSON.parse(stdout)).toEqual([
    2,
    1,
    1,
    'random/uuid',
    'qr.png',
    'image/png',
    'image/png',
    'InvalidInput',
    1,
    'The JSON ends inside an object.',
  ]);
});

it('is the same package until the APIs change', async () => {
  const again = await fetch(`${origin}/client.tgz`);
  expect([again.headers.get('content-type'), again.headers.get('content-disposition')]).toEqual([
    'application/gzip',
    'attachment; filename="client.tgz"',
  ]);
  expect(Buffer.from(await again.arrayBuffer()).equals(archive)).toBe(true);
});

it.each([
  ['index.js', 'text/javascript; charset=utf-8'],
  ['client.js', 'text/javascript; charset=utf-8'],
  ['index.d.ts', 'application/typescript; charset=utf-8'],
])('can be imported by URL: %s', async (file, type) => {
  const response = await fetch(`${origin}/client/${file}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('x-typescript-types')).toBe('./index.d.ts');
});

it('has no other files', async () => {
  expect((await fetch(`${origin}/client/package.json`)).status).toBe(422);
});

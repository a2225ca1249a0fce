import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Api } from '@apiyard/api/contract/hub/hub';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyPlaceholder, methodsFor, requestFor } from './api-request.ts';
import { curl } from './curl.ts';
import { go } from './go.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { maskedKey } from './masked-key.ts';

const run = promisify(execFile);

/** Everything that some shell or language would read as more than text. */
const nasty = 'it\'s "q" \\ \\n $HOME $(id) `id` #{1} ${y} %s &a=b;c\n\tline 2\r\nمرحبا 🎉 @x <y \u2028 \u0001';

const api: Api = {
  path: 'convert/text',
  area: 'convert',
  title: 'Text',
  summary: '',
  tags: [],
  synonyms: [],
  methods: ['GET', 'POST'],
  input: { type: 'object', properties: {} },
  output: { kind: 'json', types: ['application/json'], schema: { type: 'object', examples: [{}] } },
  cost: 1,
  open: false,
  premium: false,
  instant: true,
  health: 'ok',
  use: 0,
  examples: [],
};
const picture: Api = { ...api, path: 'photoeditor/resize', output: { kind: 'raw', types: ['image/png'] } };

/** Returns the request as JSON: method, query, key, and the body's fields and files. Refuses the path `refused`. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', async () => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const type = request.headers['content-type'] ?? null;
    const body = Buffer.concat(chunks);
    const result: Record<string, unknown> = {
      method: request.method,
      path: url.pathname,
      key: request.headers['x-api-key'],
      query: Object.fromEntries(url.searchParams),
    };
    if (type?.startsWith('application/json')) result['json'] = JSON.parse(body.toString());
    if (type?.startsWith('multipart/form-data')) {
      const form = await new Response(body, { headers: { 'content-type': type } }).formData();
      result['form'] = await Promise.all(
        Array.from(form.entries(), async ([name, value]) => [
          name,
          typeof value === 'string' ? value : { file: value.name, text: await value.text() },
        ]),
      );
    }
    if (url.pathname.endsWith('/refused')) response.statusCode = 422;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(result));
  });
});
let origin = '';
let folder = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'snippets-'));
  await writeFile(join(folder, fileName), 'content');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const fileName = `it's a "photo" \\ $x;,.png`;
const file = new File(['content'], fileName);

async function underBash(code: string): Promise<unknown> {
  const { stdout } = await run('bash', ['-c', code.replace('curl ', 'curl --silent '), 'bash'], { cwd: folder });
  return stdout === '' ? null : JSON.parse(stdout);
}
async function underNode(code: string): Promise<unknown> {
  await writeFile(
    join(folder, 'snippet.mjs'),
    code.replace('console.log(answer)', 'console.log(JSON.stringify(answer))'),
  );
  const { stdout } = await run(process.execPath, ['--no-warnings', 'snippet.mjs'], { cwd: folder });
  return stdout === '' ? null : JSON.parse(stdout);
}

const runners = [
  ['curl under bash', curl, underBash],
  ['JavaScript under Node', javascript, underNode],
] as const;

describe.each(runners)('%s', (_, write, under) => {
  test('sends the query unchanged', async () => {
    const input = { text: nasty, count: 3, deep: true };
    expect(await under(write(requestFor(api, input, { origin, key: 'ay_1', method: 'GET' })))).toEqual({
      method: 'GET',
      path: '/api/v1/convert/text',
      key: 'ay_1',
      query: { text: nasty, count: '3', deep: 'true' },
    });
  });

  test('sends a plain GET without inputs', async () => {
    expect(await under(write(requestFor(api, {}, { origin, key: null, method: 'GET' })))).toEqual({
      method: 'GET',
      path: '/api/v1/convert/text',
      key: 'YOUR_KEY',
      query: {},
    });
  });

  test('sends JSON unchanged', async () => {
    const json = { text: nasty, count: 3, list: [nasty, 'b'], nested: { 'a b': null, ok: true, empty: {}, none: [] } };
    expect(await under(write(requestFor(api, json, { origin, key: 'ay_1', method: 'POST' })))).toEqual({
      method: 'POST',
      path: '/api/v1/convert/text',
      key: 'ay_1',
      query: {},
      json,
    });
  });

  test('sends a file with the other values', async () => {
    // Forms end every line of a text with CR LF on the wire, and a file's quoted name cannot hold a quote in every client.
    const input = { file, text: "@it's $HOME <x", list: ['a'] };
    const result = (await under(write(requestFor(api, input, { origin, key: 'ay_1', method: 'POST' })))) as {
      form: [string, unknown][];
    };
    expect(result.form.filter(([name]) => name !== 'file')).toEqual([
      ['text', "@it's $HOME <x"],
      ['list', '["a"]'],
    ]);
    expect(result.form.find(([name]) => name === 'file')?.[1]).toMatchObject({ text: 'content' });
  });

  test('saves a raw response under a matching file name', async () => {
    expect(await under(write(requestFor(picture, { width: 5 }, { origin, key: 'ay_1', method: 'POST' })))).toBe(null);
    expect(JSON.parse(await readFile(join(folder, 'resize.png'), 'utf8'))).toMatchObject({
      path: '/api/v1/photoeditor/resize',
      json: { width: 5 },
    });
  });

  test('fails when a file is refused, and saves nothing', async () => {
    const refused = requestFor({ ...picture, path: 'refused' }, {}, { origin, key: 'ay_1', method: 'POST' });
    const saved = join(folder, 'refused.png');
    await rm(saved, { force: true });
    expect(refused.saveAs).toBe('refused.png');
    await expect(under(write(refused))).rejects.toThrow('Command failed');
    expect(existsSync(saved)).toBe(false);
  });

  test('keeps the file of an earlier call when the next one is refused', async () => {
    const refused = requestFor({ ...picture, path: 'refused' }, {}, { origin, key: 'ay_1', method: 'POST' });
    await writeFile(join(folder, 'refused.png'), 'earlier');
    await expect(under(write(refused))).rejects.toThrow('Command failed');
    expect(await readFile(join(folder, 'refused.png'), 'utf8')).toBe('earlier');
  });
});

describe('a saved response', () => {
  const code: Api = {
    ...api,
    path: 'random/qr',
    input: { type: 'object', properties: { text: { type: 'string' }, format: { enum: ['png', 'svg', 'jpeg'] } } },
    output: { kind: 'raw', types: ['image/png', 'image/svg+xml', 'image/jpeg'] },
  };

  test.each([
    [{ text: 'svg' }, 'qr.png'],
    [{ text: 'x', format: 'png' }, 'qr.png'],
    [{ text: 'x', format: 'svg' }, 'qr.svg'],
    [{ text: 'x', format: 'jpeg' }, 'qr.jpg'],
    [{ text: 'x', format: 'gif' }, 'qr.png'],
  ])('of %j is named %s', (input, name) => {
    expect(requestFor(code, input, { origin, key: null, method: null }).saveAs).toBe(name);
  });

  test.each([
    ['curl', curl, '--fail \\\n'],
    ['JavaScript', javascript, 'if (!response.ok) throw'],
    ['Python', python, 'response.raise_for_status()'],
    ['Go', go, 'if response.StatusCode != http.StatusOK {'],
    ['PHP', php, 'if (curl_getinfo($request, CURLINFO_RESPONSE_CODE) !== 200) {'],
  ] as const)('is checked for its status in %s', (_, write, check) => {
    expect(write(requestFor(code, { text: 'x' }, { origin, key: null, method: null }))).toContain(check);
  });
});

describe('Python', () => {
  /** A mock of the requests package that prints its arguments. */
  const stub = [
    'import json, sys, types',
    'stub = types.ModuleType("requests")',
    'def call(method):',
    '    def send(url, **options):',
    '        files = {name: file.name for name, file in options.pop("files", {}).items()}',
    '        print(json.dumps({"method": method, "url": url, **options, "files": files}))',
    '        sys.exit()',
    '    return send',
    'stub.get = call("GET"); stub.post = call("POST")',
    'sys.modules["requests"] = stub',
    '',
  ].join('\n');
  async function underPython(code: string): Promise<unknown> {
    await writeFile(join(folder, 'snippet.py'), stub + code);
    const { stdout } = await run('python3', ['snippet.py'], { cwd: folder, env: { ...process.env, PYTHONUTF8: '1' } });
    return JSON.parse(stdout);
  }
  const here = async () =>
    run('python3', ['--version']).then(
      () => true,
      () => false,
    );

  test('passes JSON, query and files to requests', async ({ skip }) => {
    if (!(await here())) skip('python3 is not installed');
    const json = { text: nasty, count: 3, list: [nasty], nested: { none: null, yes: true, no: false } };
    expect(
      await underPython(python(requestFor(api, json, { origin: 'https://x.test', key: 'ay_1', method: 'POST' }))),
    ).toEqual({
      method: 'POST',
      url: 'https://x.test/api/v1/convert/text',
      headers: { 'X-Api-Key': 'ay_1' },
      json,
      files: {},
    });
    expect(
      await underPython(
        python(requestFor(api, { text: nasty, yes: true }, { origin: 'https://x.test', key: 'ay_1', method: 'GET' })),
      ),
    ).toEqual({
      method: 'GET',
      url: 'https://x.test/api/v1/convert/text',
      headers: { 'X-Api-Key': 'ay_1' },
      params: { text: nasty, yes: 'true' },
      files: {},
    });
    expect(
      await underPython(
        python(requestFor(api, { text: nasty, file }, { origin: 'https://x.test', key: 'ay_1', method: null })),
      ),
    ).toEqual({
      method: 'POST',
      url: 'https://x.test/api/v1/convert/text',
      headers: { 'X-Api-Key': 'ay_1' },
      data: { text: nasty },
      files: { file: fileName },
    });
  });
});

const short = { text: 'a\n"b" \'c\' $d \\e`', from: 'json' };

test('writes idiomatic curl', () => {
  expect(
    curl(requestFor(api, { text: "it's", count: 2 }, { origin: 'https://x.test', key: 'ay_1', method: 'POST' })),
  ).toBe(
    [
      String.raw`curl https://x.test/api/v1/convert/text \ `.trim(),
      String.raw`  --header 'X-Api-Key: ay_1' \ `.trimEnd(),
      String.raw`  --header 'Content-Type: application/json' \ `.trimEnd(),
      "  --data-raw '{",
      String.raw`  "text": "it'\''s",`,
      '  "count": 2',
      "}'",
    ].join('\n'),
  );
});

test('writes a complete Go program', () => {
  expect(go(requestFor(api, short, { origin: 'https://x.test', key: 'ay_1', method: 'POST' }))).toBe(
    [
      'package main',
      '',
      'import (',
      '\t"fmt"',
      '\t"io"',
      '\t"net/http"',
      '\t"strings"',
      ')',
      '',
      'func main() {',
      String.raw`	payload := strings.NewReader("{\n  \"text\": \"a\\n\\\"b\\\" 'c' $d \\\\e` +
        '`' +
        String.raw`\",\n  \"from\": \"json\"\n}")`,
      '',
      '\trequest, err := http.NewRequest("POST", "https://x.test/api/v1/convert/text", payload)',
      '\tif err != nil {',
      '\t\tpanic(err)',
      '\t}',
      '\trequest.Header.Set("X-Api-Key", "ay_1")',
      '\trequest.Header.Set("Content-Type", "application/json")',
      '',
      '\tresponse, err := http.DefaultClient.Do(request)',
      '\tif err != nil {',
      '\t\tpanic(err)',
      '\t}',
      '\tdefer response.Body.Close()',
      '\tanswer, err := io.ReadAll(response.Body)',
      '\tif err != nil {',
      '\t\tpanic(err)',
      '\t}',
      '\tfmt.Println(string(answer))',
      '}',
    ].join('\n'),
  );
});

test('puts Go JSON into a raw string where possible', () => {
  expect(go(requestFor(api, { a: 'b"\n' }, { origin: 'https://x.test', key: 'k', method: 'POST' }))).toContain(
    'NewReader(`{\n  "a": "b\\"\\n"\n}`)',
  );
});

test('escapes PHP strings in single and double quotes', () => {
  const code = php(requestFor(api, short, { origin: 'https://x.test', key: "k'", method: 'POST' }));
  expect(code).toBe(
    [
      '<?php',
      '',
      "$request = curl_init('https://x.test/api/v1/convert/text');",
      'curl_setopt_array($request, [',
      '    CURLOPT_RETURNTRANSFER => true,',
      String.raw`    CURLOPT_HTTPHEADER => ['X-Api-Key: k\'', 'Content-Type: application/json'],`,
      '    CURLOPT_POSTFIELDS => json_encode([',
      String.raw`        'text' => "a\n\"b\" 'c' \$d \\e` + '`",',
      "        'from' => 'json',",
      '    ]),',
      ']);',
      '$answer = json_decode(curl_exec($request), true);',
      'print_r($answer);',
    ].join('\n'),
  );
});

describe('methods', () => {
  test('GET requires that the API allows it and the values are short and flat', () => {
    expect(methodsFor(api, { a: 'x' })).toEqual(['GET', 'POST']);
    expect(methodsFor(api, { a: 'ب'.repeat(400) })).toEqual(['POST']);
    expect(methodsFor(api, { a: ['x'] })).toEqual(['POST']);
    expect(methodsFor(api, { a: new File([], 'a') })).toEqual(['POST']);
    expect(methodsFor({ ...api, methods: ['POST'] }, { a: 'x' })).toEqual(['POST']);
    expect(methodsFor({ ...api, methods: ['GET'] }, { a: 'x' })).toEqual(['GET']);
  });
  test('replaces a method that cannot carry the input', () => {
    expect(requestFor(api, { a: ['x'] }, { origin: '', key: null, method: 'GET' })).toMatchObject({
      method: 'POST',
      key: keyPlaceholder,
    });
  });
});

test('a masked key shows only its start and end', () => {
  expect(maskedKey('ay_3fk2345678901234567890129x2b')).toBe('ay_3fk••••••••9x2b');
  expect(maskedKey('short')).toBe('•••••');
});

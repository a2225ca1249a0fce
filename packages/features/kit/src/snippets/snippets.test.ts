import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Api } from '@apiyard/api/contract/hub/hub';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyPlaceholder, methodsFor, requestFor } from './api-request.ts';
import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { kotlin } from './kotlin.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { ruby } from './ruby.ts';
import { rust } from './rust.ts';
import { swift } from './swift.ts';
import { typescript } from './typescript.ts';
import { maskedKey } from './masked-key.ts';

const run = promisify(execFile);

/** Everything that some shell or language would read as more than text. */
const nasty =
  'it\'s "q" \\ \\n $HOME $(id) `id` #{1} #$y #@y ${y} {y} \\(y) \\#(y) \\u0022 """ "# "## %s %41 1+1 &a=b;c\n\tline 2\r\nمرحبا 🎉 @x <y \u2028 \u202e \u0085 \u0001 \f';

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
/** Runs the code as a file of this name, and reads what it prints. */
async function underProgram(program: readonly string[], name: string, code: string): Promise<unknown> {
  await writeFile(join(folder, name), code);
  const [command = '', ...options] = program;
  const { stdout } = await run(command, [...options, name], { cwd: folder, env: inUtf8 });
  return stdout === '' ? null : JSON.parse(stdout);
}
const underNode = (name: string) => (code: string) =>
  underProgram(
    [process.execPath, '--no-warnings'],
    name,
    code.replace('console.log(answer)', 'console.log(JSON.stringify(answer))'),
  );
/** Without optimizing, which takes longer than the sample. */
const underJava = (code: string) =>
  underProgram(['java', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'], 'Snippet.java', code);
const underRuby = (code: string) => underProgram(['ruby'], 'snippet.rb', code);

const inUtf8 = {
  ...process.env,
  LC_ALL: 'C.UTF-8',
  PYTHONUTF8: '1',
  PATH: `${process.env['PATH']}:${join(homedir(), '.cargo/bin')}`,
};

const isInstalled = async (program: string) =>
  run(program, ['--version'], { env: inUtf8 }).then(
    () => true,
    () => false,
  );

const runners = [
  ['curl under bash', 'bash', curl, underBash],
  ['JavaScript under Node', process.execPath, javascript, underNode('snippet.mjs')],
  ['TypeScript under Node', process.execPath, typescript, underNode('snippet.mts')],
  ['Java', 'java', java, underJava],
  ['Ruby', 'ruby', ruby, underRuby],
] as const;

describe.each(runners)('%s', (_, program, write, under) => {
  let isHere = false;
  beforeAll(async () => {
    isHere = await isInstalled(program);
  });
  beforeEach(({ skip }) => skip(!isHere, `${program} is not installed`));

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
    ['TypeScript', typescript, 'if (!response.ok) throw'],
    ['Python', python, 'response.raise_for_status()'],
    ['Java', java, 'if (response.statusCode() != 200) {\n            throw new RuntimeException('],
    ['C#', csharp, 'response.EnsureSuccessStatusCode();\n'],
    ['Go', go, 'if response.StatusCode != http.StatusOK {\n\t\tpanic('],
    [
      'PHP',
      php,
      'if (curl_getinfo($request, CURLINFO_RESPONSE_CODE) !== 200) {\n    throw new RuntimeException($answer);',
    ],
    ['Ruby', ruby, 'abort response.body unless response.is_a?(Net::HTTPSuccess)\n'],
    ['Rust', rust, '.send()?\n        .error_for_status()?;\n'],
    ['Kotlin', kotlin, 'check(response.statusCode() == 200) {'],
    ['Swift', swift, 'guard (response as? HTTPURLResponse)?.statusCode == 200 else {\n    fatalError('],
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
    const { stdout } = await run('python3', ['snippet.py'], { cwd: folder, env: inUtf8 });
    return JSON.parse(stdout);
  }

  test('passes JSON, query and files to requests', async ({ skip }) => {
    if (!(await isInstalled('python3'))) skip('python3 is not installed');
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

describe('Rust', () => {
  /** A mock of the reqwest crate that prints the requests as JSON. */
  const stub = String.raw`
mod reqwest {
    pub fn json(text: &str) -> String {
        let units: String = text.encode_utf16().map(|unit| format!("\\u{unit:04x}")).collect();
        format!("\"{units}\"")
    }
    pub fn list(texts: &[&str]) -> String {
        format!("[{}]", texts.iter().map(|text| json(text)).collect::<Vec<_>>().join(","))
    }
    pub struct Url;
    impl Url {
        pub fn parse_with_params(url: &str, pairs: &[(&str, &str)]) -> std::io::Result<String> {
            println!("{}", list(&pairs.iter().flat_map(|(name, value)| [*name, *value]).collect::<Vec<_>>()));
            Ok(url.to_string())
        }
    }
    pub mod blocking {
        pub struct Client;
        pub struct Request;
        pub struct Response;
        impl Client {
            pub fn new() -> Client { Client }
            pub fn get(&self, url: impl AsRef<str>) -> Request { Request.prints(&["GET", url.as_ref()]) }
            pub fn post(&self, url: impl AsRef<str>) -> Request { Request.prints(&["POST", url.as_ref()]) }
        }
        impl Request {
            fn prints(self, texts: &[&str]) -> Request { println!("{}", super::list(texts)); self }
            pub fn header(self, name: &str, value: &str) -> Request { self.prints(&[name, value]) }
            pub fn body(self, text: &str) -> Request { self.prints(&[text]) }
            pub fn multipart(self, _: multipart::Form) -> Request { self }
            pub fn send(self) -> std::io::Result<Response> { Ok(Response) }
        }
        impl Response {
            pub fn error_for_status(self) -> std::io::Result<Response> { Ok(self) }
            pub fn text(self) -> std::io::Result<String> { Ok("\"printed\"".to_string()) }
            pub fn bytes(self) -> std::io::Result<Vec<u8>> { Ok(b"saved".to_vec()) }
        }
        pub mod multipart {
            pub struct Form;
            impl Form {
                pub fn new() -> Form { Form }
                pub fn text(self, name: &str, value: &str) -> Form { println!("{}", super::super::list(&[name, value])); self }
                pub fn file(self, name: &str, path: &str) -> std::io::Result<Form> { Ok(self.text(name, path)) }
            }
        }
    }
}`;

  test('passes query, JSON and files to reqwest, and saves a raw response', async ({ skip }) => {
    if (!(await isInstalled('rustc'))) skip('rustc is not installed');
    const options = { origin: 'https://x.test', key: 'ay_1', method: null };
    const samples = {
      query: rust(requestFor(api, { text: nasty, yes: true }, options)),
      json: rust(requestFor(api, { list: ['#a'], none: null }, { ...options, method: 'POST' })),
      escaped: rust(requestFor(api, { list: [nasty] }, options)),
      form: rust(requestFor(api, { text: nasty, file }, options)),
      raw: rust(requestFor(picture, { width: 5 }, { ...options, method: 'POST' })),
    };
    const names = Object.keys(samples);
    const functions = Object.entries(samples).map(([name, code]) => code.replace('fn main()', `fn ${name}()`));
    const main = `fn main() { ${names.map((name) => `${name}().unwrap();`).join(' ')} }`;
    await writeFile(join(folder, 'snippet.rs'), [stub, ...functions, main].join('\n'));
    await run('rustc', ['--edition', '2021', 'snippet.rs'], { cwd: folder, env: inUtf8 });
    const { stdout } = await run(join(folder, 'snippet'), { cwd: folder });
    const url = 'https://x.test/api/v1/convert/text';
    const key = ['X-Api-Key', 'ay_1'];
    const type = ['Content-Type', 'application/json'];
    const printed = stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(
      printed.map((line) => (Array.isArray(line) && line.length === 1 ? JSON.parse(String(line[0])) : line)),
    ).toEqual([
      ['text', nasty, 'yes', 'true'],
      ['GET', url],
      key,
      'printed',
      ['POST', url],
      key,
      type,
      { list: ['#a'], none: null },
      'printed',
      ['POST', url],
      key,
      type,
      { list: [nasty] },
      'printed',
      ['text', nasty],
      ['file', fileName],
      ['POST', url],
      key,
      'printed',
      ['POST', 'https://x.test/api/v1/photoeditor/resize'],
      key,
      type,
      { width: 5 },
    ]);
    expect(await readFile(join(folder, 'resize.png'), 'utf8')).toBe('saved');
  });
});

test('TypeScript has no errors in strict mode', async () => {
  const options = { origin: 'https://x.test', key: 'ay_1', method: null };
  const samples = {
    'query.ts': typescript(requestFor(api, { text: nasty }, options)),
    'json.ts': typescript(requestFor(api, { list: [nasty], nested: { none: null } }, options)),
    'form.ts': typescript(requestFor(api, { text: nasty, file }, options)),
    'raw.ts': typescript(requestFor(picture, {}, options)),
  };
  await Promise.all(Object.entries(samples).map(([name, code]) => writeFile(join(folder, name), code)));
  const modules = join(import.meta.dirname, '../../node_modules');
  const compiler = [
    '--noEmit',
    '--strict',
    '--noUncheckedIndexedAccess',
    '--typeRoots',
    join(modules, '@types'),
    '--types',
    'node',
  ];
  const compiled = run(join(modules, '.bin/tsc'), [...compiler, ...Object.keys(samples)], { cwd: folder });
  await expect(compiled).resolves.toEqual({ stdout: '', stderr: '' });
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

import { expect, test } from 'vitest';
import { canTokenize, coloredCharsMax, tokenize } from './tokenize.ts';

const flat = async (...input: Parameters<typeof tokenize>) =>
  (await tokenize(...input)).map((line) =>
    line.filter(({ text }) => text.trim() !== '').map(({ text, kind }) => `${kind} ${text.trim()}`),
  );

test('JSON distinguishes names, strings, numbers and keywords', async () => {
  expect(await flat('{\n  "a": "b", "n": -1.5e3, "t": true\n}', 'json')).toEqual([
    ['punctuation {'],
    [
      'property "a"',
      'punctuation :',
      'string "b"',
      'punctuation ,',
      'property "n"',
      'punctuation :',
      'number -1.5e3',
      'punctuation ,',
      'property "t"',
      'punctuation :',
      'keyword true',
    ],
    ['punctuation }'],
  ]);
});

test('curl distinguishes commands, options, arguments, variables and comments', async () => {
  expect(
    await flat('KEY=1 # mine\ncurl -X POST https://a.example \\\n  --header "Key: $KEY" | jq .data', 'bash'),
  ).toEqual([
    ['text KEY', 'punctuation =', 'string 1', 'comment # mine'],
    ['name curl', 'property -X', 'string POST https://a.example', 'punctuation \\'],
    ['property --header', 'string "Key:', 'text $KEY', 'string "', 'punctuation |', 'name jq', 'string .data'],
  ]);
});

test('bash takes only what is run as a command, also in a substitution', async () => {
  expect(await flat('for x in a; do echo "$(date) done" test; done', 'bash')).toEqual([
    [
      'keyword for',
      'string x',
      'keyword in',
      'string a',
      'punctuation ;',
      'keyword do',
      'name echo',
      'string "',
      'text $(',
      'name date',
      'text )',
      'string done" test',
      'punctuation ;',
      'keyword done',
    ],
  ]);
});

test('TOML distinguishes tables, keys, dates, numbers, strings and literals', async () => {
  expect(
    await flat('[a.b] # table\nc = { d = 0xFF, e = "f" }\n"g h" = 2026-11-23T10:00:00Z\non = true', 'toml'),
  ).toEqual([
    ['name [a.b]', 'comment # table'],
    [
      'property c',
      'punctuation = {',
      'property d',
      'punctuation =',
      'number 0xFF',
      'punctuation ,',
      'property e',
      'punctuation =',
      'string "f"',
      'punctuation }',
    ],
    ['property "g h"', 'punctuation =', 'number 2026-11-23T10:00:00Z'],
    ['property on', 'punctuation =', 'keyword true'],
  ]);
});

test('CSV distinguishes separators, numbers and quoted text', async () => {
  expect(await flat('id,name\n1,"Tea, ""green"""\n-2.5,3 pieces\n007,0', 'csv')).toEqual([
    ['text id', 'punctuation ,', 'text name'],
    ['number 1', 'punctuation ,', 'string "Tea, ""green"""'],
    ['number -2.5', 'punctuation ,', 'text 3 pieces'],
    ['text 007', 'punctuation ,', 'number 0'],
  ]);
});

test('calls, properties, constants and operators have a kind where their grammar has no scope for them', async () => {
  expect(await flat('print(response.body[LIMIT])', 'python')).toEqual([
    [
      'name print',
      'punctuation (',
      'text response',
      'punctuation .',
      'property body',
      'punctuation [',
      'number LIMIT',
      'punctuation ])',
    ],
  ]);
  expect(await flat('<?php $a->b(...$c);', 'php')).toEqual([
    ['keyword <?php', 'text $a', 'punctuation ->', 'name b', 'punctuation (...', 'text $c', 'punctuation );'],
  ]);
});

test('a raw string of C# ends at as many quotes as it starts with', async () => {
  expect(await flat('var a = """"\n  "b": """c"""\n  """";\nnew Client(a);', 'csharp')).toEqual([
    ['keyword var', 'text a', 'punctuation =', 'string """"'],
    ['string "b": """c"""'],
    ['string """"', 'punctuation ;'],
    ['keyword new', 'name Client', 'punctuation (', 'text a', 'punctuation );'],
  ]);
});

test('console is not part of the JavaScript language, this is', async () => {
  expect(await flat('console.log(`${this}`)', 'javascript')).toEqual([
    [
      'text console',
      'punctuation .',
      'name log',
      'punctuation (',
      'string `',
      'punctuation ${',
      'keyword this',
      'punctuation }',
      'string `',
      'punctuation )',
    ],
  ]);
});

const languages = [
  'bash',
  'csharp',
  'csv',
  'go',
  'java',
  'javascript',
  'json',
  'kotlin',
  'php',
  'python',
  'ruby',
  'rust',
  'swift',
  'toml',
  'typescript',
  'xml',
  'yaml',
] as const;

const joined = async (...input: Parameters<typeof tokenize>) =>
  (await tokenize(...input)).map((line) => line.map(({ text }) => text).join('')).join('\n');

test('every language has a grammar that loses nothing of the code but carriage returns before line breaks', async () => {
  const code = '<a b="c">x</a>\n# one\n$x = "1"; // two\n\n  key: [1, 2]\n';
  for (const language of languages) {
    expect(await joined(code, language)).toBe(code);
    expect(await joined(code.replaceAll('\n', '\r\n'), language)).toBe(code);
  }
});

test.each(languages)('%s code with markup gives tokens of text', async (language) => {
  const code =
    '</span><img src="x" onerror="alert(1)">\n<script>alert(1)</script>\n"&lt;b&gt;" \'<b>\' html`<b onclick=1>` # <b>\n// <b> <?php "<b>"; ?>';
  expect(await joined(code, language)).toBe(code);
  for (const token of (await tokenize(code, language)).flat()) {
    expect(token).toEqual({ text: expect.any(String), kind: expect.stringMatching(/^[a-z]+$/) });
  }
});

const limitMs = 500;
/** Processor time of this thread in milliseconds, of the first run within the limit or the shortest of ten: a busy machine makes runs up to four times longer. */
const shortestCpuTime = async (run: () => Promise<unknown>) => {
  let shortest = Infinity;
  for (let i = 0; i < 10 && shortest >= limitMs; i++) {
    const start = process.threadCpuUsage();
    await run();
    shortest = Math.min(shortest, process.threadCpuUsage(start).user / 1000);
  }
  return shortest;
};

test.each(languages)('no %s code takes long', async (language) => {
  const parts = [
    '"',
    '\\"',
    '\\',
    '<',
    '<a>',
    '$(',
    '"$(',
    '=(()',
    '[',
    '_',
    ' ',
    '\n',
    'a ',
    'a<b> ',
    '1e',
    `${'a'.repeat(999)} `,
    `${' '.repeat(999)}a`,
  ];
  await tokenize('x', language);
  for (const part of parts) {
    const code = part.repeat(coloredCharsMax / part.length);
    if (!canTokenize(code, language)) continue;
    expect(await joined(code, language)).toBe(code);
    expect(await shortestCpuTime(() => tokenize(code, language)), part).toBeLessThan(limitMs);
  }
});

test('code that would block the page stays plain', () => {
  expect(canTokenize(' x'.repeat(10_000), 'json')).toBe(true);
  expect(canTokenize(' x'.repeat(10_001), 'json')).toBe(false);
  expect(canTokenize('x'.repeat(20_000), 'json')).toBe(true);
  expect(canTokenize('x'.repeat(20_000), 'javascript')).toBe(false);
  expect(canTokenize(`a${' '.repeat(1000)}b`, 'typescript')).toBe(false);
  expect(canTokenize(`a: ${'b '.repeat(1000)}`, 'yaml')).toBe(false);
  expect(canTokenize('x', 'text')).toBe(false);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SettingError } from '../../env.ts';
import { loadTools } from './registry.ts';

let folder: string;
beforeEach(() => {
  // Inside the package, so that tools written here can import what tools import.
  folder = mkdtempSync(join(import.meta.dirname, '.trial-'));
  mkdirSync(join(folder, 'random/chance'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, members: string) =>
  writeFileSync(
    join(folder, 'random/chance', `${name}.ts`),
    `import * as z from 'zod';\nimport { field, InputFile, inputFile, tool } from '${join(import.meta.dirname, '../../tools/tool.ts')}';\nexport default ${members};\n`,
  );

const output = '{ schema: z.object({ side: z.int() }), examples: [{ side: 1 }] }';
const whole = `{ path: 'random/coin', title: 'Coin', summary: 'Heads or tails.', input: z.object({ sides: field({ title: 'Sides' }, z.int().max(9).default(2)) }), output: ${output}, examples: [{ name: 'Toss', input: {} }], run: () => ({ side: 1 }) }`;

const ofFile = whole.replace(
  "field({ title: 'Sides' }, z.int().max(9).default(2))",
  "field({ title: 'Sides', file: [] }, inputFile())",
);
const sample = "new InputFile('a.txt', 'text/plain', new Uint8Array(1))";

test('every file of an area is a tool; test files are not', async () => {
  write('coin', whole);
  writeFileSync(join(folder, 'random/chance', 'coin.test.ts'), 'throw new Error("not a tool")');
  const tools = await loadTools(folder);
  expect(tools.list().map((api) => [api.path, api.methods, api.cost, api.open])).toEqual([
    ['random/coin', ['GET', 'POST'], 1, false],
  ]);
  expect(tools.find('random/coin')).toBe(tools.list()[0]);
  expect(tools.find('random/constructor')).toBe(undefined);
});

test('an example of a tool that requires a file has one', async () => {
  write('coin', ofFile.replace('input: {} }]', `input: { sides: ${sample} } }]`));
  const entry = (await loadTools(folder)).find('random/coin')?.describe('en');
  expect([entry?.input['required'], entry?.examples]).toEqual([['sides'], [{ name: 'Toss', input: {} }]]);
});

const refusals: [string, string, string][] = [
  ['coin', '42', 'The tool tools/random/chance/coin.ts must export a tool as its default: export default tool({ … }).'],
  [
    'dice',
    whole,
    'The tool tools/random/chance/dice.ts calls itself "random/coin"; its path must be "random/dice", like its file.',
  ],
  [
    'coin',
    whole.replace("field({ title: 'Sides' }, z.int().max(9).default(2))", 'z.int()'),
    'The tool tools/random/chance/coin.ts must give its input "sides" a title: field({ title }, schema), called last.',
  ],
  [
    'coin',
    whole.replace("[{ name: 'Toss', input: {} }]", '[]'),
    'The tool tools/random/chance/coin.ts must have at least one example.',
  ],
  [
    'coin',
    whole.replace('input: {} }]', 'input: { sides: 10 } }]'),
    'The tool tools/random/chance/coin.ts has an example "Toss" that its own input refuses: Too big: expected number to be <=9.',
  ],
  [
    'coin',
    ofFile,
    'The tool tools/random/chance/coin.ts has an example "Toss" that its own input refuses: Send a file as multipart/form-data.',
  ],
  [
    'coin',
    whole.replace('output:', 'cost: 0, output:'),
    'The tool tools/random/chance/coin.ts must cost a whole number of calls, at least 1.',
  ],
  [
    'coin',
    whole.replace(output, '[]'),
    'The tool tools/random/chance/coin.ts must name the media types of its output.',
  ],
  [
    'coin',
    whole.replace(output, "'json'"),
    'The tool tools/random/chance/coin.ts must describe its output: a schema with examples, or the media types of a file.',
  ],
  [
    'coin',
    whole.replace('examples: [{ side: 1 }]', 'examples: []'),
    'The tool tools/random/chance/coin.ts must have at least one example of its output.',
  ],
  [
    'coin',
    whole.replace('examples: [{ side: 1 }]', 'examples: [{ side: 1, up: true }]'),
    'The tool tools/random/chance/coin.ts has an example of its output that its schema refuses: it has members that are not described.',
  ],
];

test.each(refusals)('a tool that is not complete stops the start: %s', async (name, members, sentence) => {
  write(name, members);
  await expect(loadTools(folder)).rejects.toThrow(new SettingError(sentence));
});

test.each([
  ['() => ({ side: 1, up: true })', 'it has members that are not described.'],
  ['() => ({ side: 1.5 })', 'side: Invalid input: expected int, received number.'],
])('a result that the output does not describe is an error: %s', async (run, fault) => {
  write('coin', whole.replace('() => ({ side: 1 })', run));
  const coin = (await loadTools(folder)).find('random/coin');
  const flip = async () =>
    coin?.run({ sides: 2 }, { signal: new AbortController().signal, personId: null, callerId: '' });
  await expect(flip()).rejects.toThrow(`The output of random/coin does not describe its result: ${fault}`);
});

import { expect, test } from 'vitest';
import { canTokenize, tokenize } from './tokenize.ts';

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

test('every language has a grammar that the engine can run, and loses nothing of the code', async () => {
  const code = '<a b="c">x</a>\n# one\n$x = "1"; // two\n\n  key: [1, 2]\n';
  const languages = [
    'bash',
    'csv',
    'go',
    'javascript',
    'json',
    'php',
    'python',
    'toml',
    'typescript',
    'xml',
    'yaml',
  ] as const;
  const texts = await Promise.all(
    languages.map(async (language) =>
      (await tokenize(code, language)).map((line) => line.map(({ text }) => text).join('')).join('\n'),
    ),
  );
  expect(texts).toEqual(languages.map(() => code));
});

test('code that would hold up the page stays plain', () => {
  expect(canTokenize('x'.repeat(60_000), 'json')).toBe(true);
  expect(canTokenize('x'.repeat(60_001), 'json')).toBe(false);
  expect(canTokenize('x', 'text')).toBe(false);
});

import { expect, test } from 'vitest';
import { prettyJson } from './pretty-json.ts';

test.each([
  '{"a":[1,{"b":[]},{}],"c":"x, {y}: [\\"z\\\\"}',
  '[]',
  '"text"',
  '{"e":{"f":null,"g":[true,false,-1.5]},"مرحبا":"🎉\\n"}',
])('%s is written as JSON.stringify would', (text) => {
  expect(prettyJson(text)).toBe(JSON.stringify(JSON.parse(text), null, 2));
  expect(prettyJson(JSON.stringify(JSON.parse(text), null, 7))).toBe(JSON.stringify(JSON.parse(text), null, 2));
});

test('keeps all digits of numbers', () => {
  expect(prettyJson('[12345678901234567890,1.10]')).toBe('[\n  12345678901234567890,\n  1.10\n]');
});

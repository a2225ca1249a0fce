import { expect, it } from 'vitest';
import { jsonDepth } from './depth.ts';

it.each([
  ['1', 0],
  ['{"a":[1,{}]}', 3],
  ['{"[[":"\\"["}', 1],
  ['[[]][', 2],
])('%s', (text, depth) => {
  expect(jsonDepth(text)).toBe(depth);
});

import { expect, it } from 'vitest';
import type { JsonValue } from '../value.ts';
import { diff } from './diff.ts';

it('refuses more operations than can be written', () => {
  const listOf = (item: JsonValue, count: number) => Array.from({ length: count }, () => item);
  expect(diff(listOf('a', 300_000), listOf('b', 300_000)).patch).toHaveLength(300_000);
  expect(() => diff(listOf('a', 300_001), listOf('b', 300_001))).toThrow(
    expect.objectContaining({ code: 'result_size' }),
  );
});

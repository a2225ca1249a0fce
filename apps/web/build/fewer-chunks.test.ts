import { expect, test } from 'vitest';
import { fewerChunks } from './fewer-chunks.ts';
import type { Chunk } from './fewer-chunks.ts';

const chunk = (name: string, size: number, entries: string, imports: readonly string[] = []): Chunk => ({
  name,
  size,
  entries: new Set(entries),
  imports,
});
const groups = (chunks: readonly Chunk[], frequencyOf = (_entry: string) => 1) =>
  fewerChunks(chunks, frequencyOf)
    .map((names) => names.toSorted().join('+'))
    .toSorted();

test('small chunks of the same pages become one', () => {
  expect(groups([chunk('a', 1000, 'xy'), chunk('b', 1000, 'xy'), chunk('c', 900_000, 'xy')])).toEqual(['a+b+c']);
});

test('a page does not load much that it does not need', () => {
  expect(groups([chunk('a', 50_000, 'xy'), chunk('b', 50_000, 'xz')])).toEqual(['a', 'b']);
  // Twice 9,000 bytes not needed, for one request less.
  expect(groups([chunk('a', 9000, 'xy'), chunk('b', 9000, 'xz')])).toEqual(['a+b']);
  expect(groups([chunk('a', 11_000, 'xy'), chunk('b', 11_000, 'xz')])).toEqual(['a', 'b']);
});

test('chunks that no page loads together stay apart', () => {
  expect(groups([chunk('a', 1, 'x'), chunk('b', 1, 'y')])).toEqual(['a', 'b']);
});

test('an entry counts as often as it loads', () => {
  const chunks = [chunk('a', 11_000, 'xy'), chunk('b', 11_000, 'xz')];
  expect(groups(chunks, (entry) => (entry === 'x' ? 2 : 1))).toEqual(['a+b']);
});

test('what saves most is merged first', () => {
  // `a` and `c` alone would be merged.
  const chunks = [chunk('a', 5000, 'xy'), chunk('c', 12_000, 'xz')];
  expect(groups(chunks)).toEqual(['a+c']);
  expect(groups([...chunks, chunk('b', 5000, 'xy')])).toEqual(['a+b', 'c']);
});

test('chunks do not import each other in a circle', () => {
  const between = chunk('b', 1000, 'yz', ['c']);
  expect(groups([chunk('a', 1000, 'x'), between, chunk('c', 1000, 'x')])).toEqual(['a+c', 'b']);
  expect(groups([chunk('a', 1000, 'x', ['b']), between, chunk('c', 1000, 'x')])).toEqual(['a', 'b', 'c']);
});

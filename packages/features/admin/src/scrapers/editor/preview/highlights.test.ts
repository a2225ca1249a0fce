import { describe, expect, test } from 'vitest';
import { chunksOf, reportNameAt, segmentsOf } from './highlights.ts';

const joined = (source: string) =>
  chunksOf(source)
    .map(({ start, end }) => source.slice(start, end))
    .join('');

describe('chunks of a source', () => {
  test('contain the whole source, in order, cut at line ends', () => {
    const source = Array.from({ length: 200 }, (_, line) => `line ${line}`).join('\n');
    expect(joined(source)).toBe(source);
    expect(chunksOf(source)).toHaveLength(4);
    expect(
      chunksOf(source)
        .slice(0, -1)
        .every(({ end }) => source[end - 1] === '\n'),
    ).toBe(true);
  });
  test('stay small for a single long line, and never split a character', () => {
    const source = `${'a'.repeat(7999)}😀${'b'.repeat(20_000)}\nend`;
    expect(joined(source)).toBe(source);
    expect(Math.max(...chunksOf(source).map(({ start, end }) => end - start))).toBeLessThanOrEqual(8000);
    expect(chunksOf(source)[0]).toEqual({ start: 0, end: 7999 });
  });
  test('are created quickly for half a megabyte', () => {
    const source = '<p>text</p>\n'.repeat(43_690);
    const start = performance.now();
    expect(chunksOf(source)).toHaveLength(729);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('segments of a chunk', () => {
  test('mark matches, the inner one if nested, only inside the chunk', () => {
    expect(
      segmentsOf({ start: 10, end: 30 }, [
        [5, 15],
        [18, 28],
        [20, 22],
        [40, 50],
      ]),
    ).toEqual([
      { start: 10, end: 15, match: 0 },
      { start: 15, end: 18, match: null },
      { start: 18, end: 20, match: 1 },
      { start: 20, end: 22, match: 2 },
      { start: 22, end: 28, match: 1 },
      { start: 28, end: 30, match: null },
    ]);
  });
  test('are a single segment without matches', () => {
    expect(segmentsOf({ start: 0, end: 5 }, [])).toEqual([{ start: 0, end: 5, match: null }]);
  });
});

test('finds the active part in the report by its name', () => {
  const field = { many: false, type: 'string' as const, transforms: [], required: false };
  const definition = { fields: [{ ...field, name: 'author', fields: [{ ...field, name: 'name' }] }] };
  expect(
    ['/items', '/next', '/fields/0/fields/0', '/params/0', null].map((at) => reportNameAt(definition, at)),
  ).toEqual(['items', 'next', 'author.name', null, null]);
});

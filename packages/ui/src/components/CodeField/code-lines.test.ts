import { describe, expect, it } from 'vitest';
import { countLines, markedLine, numberedLines } from './code-lines.ts';

describe('countLines', () => {
  it.each([
    ['', 1],
    ['a', 1],
    ['a\n', 2],
    ['a\r\nb\rc\nd', 4],
  ])('%j has %i', (text, count) => {
    expect(countLines(text)).toBe(count);
  });

  it('counts a million lines within a moment', () => {
    expect(countLines('x\n'.repeat(1_000_000))).toBe(1_000_001);
  });
});

describe('markedLine', () => {
  it.each([
    [
      { line: 1, column: 1 },
      { before: '', character: '{' },
    ],
    [
      { line: 2, column: 3 },
      { before: '  ', character: '"' },
    ],
    [
      { line: 3, column: 2 },
      { before: '🌱', character: 'b' },
    ],
    [
      { line: 3, column: 9 },
      { before: '🌱b', character: '' },
    ],
    [{ line: 3 }, { before: '', character: '' }],
    [
      { line: 1, column: 3000 },
      { before: '', character: '' },
    ],
    [{ line: 4, column: 1 }, null],
  ])('finds %j', (place, marked) => {
    expect(markedLine('{\r\n  "a"\n🌱b', place)).toEqual(marked);
  });
});

describe('numberedLines', () => {
  it.each([
    [{ top: 0, height: 100, lineHeight: 20 }, 100, [1, 6]],
    [{ top: 410, height: 100, lineHeight: 20 }, 100, [20, 27]],
    [{ top: 0, height: 100, lineHeight: 20 }, 2, [1, 2]],
  ] as const)('%j of %i', (scrolled, lineCount, expected) => {
    expect(numberedLines(scrolled, lineCount)).toEqual(expected);
  });
});

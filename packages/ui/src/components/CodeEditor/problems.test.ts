import { Text } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { diagnosticsOf, offsetOf, placeOf } from './problems.ts';

const text = Text.of(['{', '  "🌱": 1,', '}']);

describe('offsetOf', () => {
  it.each([
    [1, 1, 0],
    [2, 3, 4],
    [2, 5, 7],
    [2, 99, 12],
    [3, 1, 13],
    [9, 1, 13],
    [0, 1, 0],
  ])('line %i, column %i is at %i', (line, column, offset) => {
    expect(offsetOf(text, line, column)).toBe(offset);
  });
});

describe('placeOf', () => {
  it.each([
    [0, { line: 1, column: 1 }],
    [7, { line: 2, column: 5 }],
    [14, { line: 3, column: 2 }],
  ])('%i is at %j', (offset, place) => {
    expect(placeOf(text, offset)).toEqual(place);
  });
});

describe('diagnosticsOf', () => {
  it('marks a character, a range and a whole line, in the order of the text', () => {
    expect(
      diagnosticsOf(text, [
        { line: 3, message: 'Unexpected end.' },
        { line: 2, column: 3, columnEnd: 6, message: 'Unknown name.', severity: 'warning' },
        { line: 1, column: 1, message: 'Expected a list.' },
      ]),
    ).toEqual([
      { from: 0, to: 1, message: 'Expected a list.', severity: 'error' },
      { from: 4, to: 8, message: 'Unknown name.', severity: 'warning' },
      { from: 13, to: 14, message: 'Unexpected end.', severity: 'error' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { fill, sentenceParts } from './fill.ts';
import { InputFault } from './input-fault.ts';
import { placeOf } from './text-place.ts';

describe('placeOf', () => {
  it.each([
    [0, { line: 1, column: 1 }],
    [3, { line: 2, column: 1 }],
    [6, { line: 3, column: 1 }],
    [8, { line: 4, column: 1 }],
    [10, { line: 4, column: 2 }],
  ])('gives the line and column of offset %i, whatever ends the lines', (offset, place) => {
    expect(placeOf('ab\ncd\r\r\n🌱x', offset)).toEqual(place);
  });
});

describe('InputFault', () => {
  it('has the place in the text', () => {
    const fault = new InputFault('odd', { pointer: '/text', in: { text: 'a\nbc', offset: 3 } });
    expect({ ...fault }).toEqual({
      code: 'odd',
      pointer: '/text',
      sentence: 'odd',
      values: {},
      place: { line: 2, column: 2 },
      others: [],
    });
  });

  it('has no place without a text', () => {
    expect(new InputFault('odd', { pointer: '' }).place).toBe(null);
  });
});

describe('a sentence with values', () => {
  it.each([
    ['en', 'Row 3 has 1.2 MB, 5 MB are allowed. '],
    ['fr', 'Row 3 has 1,2\u00a0Mo, 5\u00a0Mo are allowed. '],
    ['ar', 'Row 3 has 1.2\u00a0ميغابايت, 5\u00a0ميغابايت are allowed. '],
    ['ch', 'Row 3 has 1.2\u00a0MB, 5\u00a0MB are allowed. '],
  ])('is filled in in %s', (language, text) => {
    const template = 'Row {{row}} has {{size, bytes}}, {{limit, bytes}} are allowed. {{missing}}';
    expect(fill(language, template, { row: 3, size: 1_234_567, limit: 5_000_000 })).toBe(text);
  });

  it('is in kilobytes below one megabyte', () => {
    expect(fill('en', '{{size, bytes}}', { size: 999_400 })).toBe('999 kB');
  });

  it.each([
    ['en', '1,234,567 of 999'],
    ['fr', '1\u00a0234\u00a0567 of 999'],
    ['ar', '1,234,567 of 999'],
    ['ch', '1,234,567 of 999'],
  ])('has numbers in groups of digits in %s', (language, text) => {
    expect(fill(language, '{{cells, number}} of {{max, number}}', { cells: 1_234_567, max: 999 })).toBe(text);
  });

  it('is text and names where the values are not known', () => {
    expect(sentenceParts('At most {{limit, bytes}} a {{unit}}, {{count, number}}.')).toEqual([
      { kind: 'text', text: 'At most ' },
      { kind: 'value', text: 'limit' },
      { kind: 'text', text: ' a ' },
      { kind: 'value', text: 'unit' },
      { kind: 'text', text: ', ' },
      { kind: 'value', text: 'count' },
      { kind: 'text', text: '.' },
    ]);
  });
});

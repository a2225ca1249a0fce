import { describe, expect, it } from 'vitest';
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
    expect({ ...fault }).toEqual({ code: 'odd', pointer: '/text', values: {}, place: { line: 2, column: 2 } });
  });

  it('has no place without a text', () => {
    expect(new InputFault('odd', { pointer: '' }).place).toBe(null);
  });
});

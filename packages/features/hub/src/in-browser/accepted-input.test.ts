import { fieldsOf } from '@apiyard/kit/search/api-fields.ts';
import { expect, it } from 'vitest';
import { acceptedInput } from './accepted-input.ts';

const schema = {
  type: 'object',
  properties: {
    count: { type: 'integer', minimum: 1, maximum: 10, default: 1 },
    text: { type: 'string', maxLength: 5 },
    to: {
      type: 'string',
      enum: ['c', 'f', 'K'],
      'x-options': { c: 'Celsius (°C)', f: 'Fahrenheit (°F)', K: 'Kelvin (K)' },
    },
  },
};
const accepted = (given: Readonly<Record<string, unknown>>) => acceptedInput(schema, fieldsOf(schema), given);

it('accepts what the form would send', () => {
  expect([accepted({}), accepted({ count: 5, text: 'abc' })]).toEqual([{}, { count: 5, text: 'abc' }]);
});

it('finds choices by their value in any case, and by a symbol in their label', () => {
  expect(['f', 'F', '°C', 'k'].map((to) => accepted({ to }))).toEqual([
    { to: 'f' },
    { to: 'f' },
    { to: 'c' },
    { to: 'K' },
  ]);
});

it('rejects values that are out of range, too long, unknown or of no field', () => {
  expect([{ count: 11 }, { text: 'too long' }, { to: 'mile' }, { size: 1 }].map(accepted)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

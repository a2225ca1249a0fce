import { fieldsOf } from '@apiyard/kit/search/api-fields.ts';
import type { ApiResponse } from '@apiyard/kit/calls/response.ts';
import { expect, test } from 'vitest';
import { formatPairIn } from './form-layout.ts';
import { swappedFormats } from './swap-formats.ts';

const fields = fieldsOf({
  type: 'object',
  properties: {
    text: { type: 'string' },
    file: { type: 'string', format: 'binary' },
    from: { enum: ['auto', 'json', 'yaml'], default: 'auto' },
    to: { enum: ['json', 'yaml'] },
  },
});
const pair = formatPairIn(fields);
if (pair === null) throw new Error('The fields have no formats.');

const answered = (value: unknown): ApiResponse => ({
  status: 200,
  headers: [],
  ms: 1,
  sizeBytes: 1,
  meta: null,
  quotaLeft: null,
  body: { kind: 'json', value, text: JSON.stringify(value) },
});

test('swaps source and target, and takes the result as the input', () => {
  const result = answered({ from: 'json', to: 'yaml', text: 'a: 1\n' });
  expect(swappedFormats(pair, fields, { text: '{"a":1}', from: 'json', to: 'yaml' }, result)).toEqual({
    from: 'yaml',
    to: 'json',
    text: 'a: 1\n',
  });
});

test('takes the detected source from the response', () => {
  const result = answered({ from: 'json', to: 'yaml', text: 'a: 1\n' });
  expect(swappedFormats(pair, fields, { text: '{"a":1}', from: 'auto', to: 'yaml' }, result)).toMatchObject({
    from: 'yaml',
    to: 'json',
  });
  expect(swappedFormats(pair, fields, { text: '{"a":1}', from: 'auto', to: 'yaml' }, null)).toBeNull();
});

test('keeps the input when the result is in another format than the chosen one', () => {
  const result = answered({ from: 'json', to: 'json', text: '{}' });
  expect(swappedFormats(pair, fields, { text: 'a: 1', from: 'json', to: 'yaml' }, result)).toEqual({
    from: 'yaml',
    to: 'json',
  });
});

test('the result replaces a file', () => {
  const result = answered({ from: 'json', to: 'yaml', text: 'a: 1\n' });
  const file = new File(['{"a":1}'], 'a.json');
  expect(swappedFormats(pair, fields, { text: '', file, from: 'json', to: 'yaml' }, result)).toMatchObject({
    text: 'a: 1\n',
    file: null,
  });
});

import { fieldsOf } from '@apiyard/kit/search/api-fields.ts';
import { dataApi, hashApi } from '@apiyard/kit/story/apis.ts';
import { expect, test } from 'vitest';
import { formLayout } from './form-layout.ts';

const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);
const layoutOf = (input: Record<string, unknown>) => formLayout(input, fieldsOf(input));

test('puts source and target first, and folds many optional fields', () => {
  const layout = layoutOf({
    type: 'object',
    properties: {
      text: { type: 'string', 'x-multiline': true },
      file: { type: 'string', format: 'binary' },
      from: { enum: ['auto', 'json'], default: 'auto' },
      to: { enum: ['json', 'yaml'] },
      indent: { type: 'integer', default: 2 },
      header: { type: 'boolean', default: true },
    },
    required: ['to'],
  });
  expect(layout.formats?.from.name).toBe('from');
  expect(layout.formats?.to.name).toBe('to');
  expect(layout.textOrFile?.text.name).toBe('text');
  expect(names(layout.shown)).toEqual([]);
  expect(names(layout.folded)).toEqual(['indent', 'header']);
});

test('shows the first optional fields, and folds the rest', () => {
  const { formats, textOrFile, shown, folded } = layoutOf(hashApi.input);
  expect(formats).toBeNull();
  expect(textOrFile?.file.name).toBe('file');
  expect(names(shown)).toEqual(['algorithm', 'rounds', 'upper']);
  expect(names(folded)).toEqual([]);
});

test('never folds a required field or a single field', () => {
  const { shown, folded } = layoutOf(dataApi.input);
  expect(names(shown)).toEqual(['text']);
  expect(names(folded)).toEqual(['columns', 'options']);
  const three = { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' }, d: { type: 'string' } };
  expect(names(layoutOf({ type: 'object', properties: three }).folded)).toEqual([]);
  const required = layoutOf({ type: 'object', properties: three, required: ['a', 'b', 'c', 'd'] });
  expect(names(required.shown)).toEqual(['a', 'b', 'c', 'd']);
});

test('a text and a file that are both required are two fields', () => {
  const input = {
    type: 'object',
    properties: { text: { type: 'string' }, file: { type: 'string', format: 'binary' } },
    required: ['text', 'file'],
  };
  expect(layoutOf(input).textOrFile).toBeNull();
});

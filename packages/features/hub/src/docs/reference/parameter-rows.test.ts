import { describe, expect, test } from 'vitest';
import { anchorOf, flatRows, parameterRows, responseRows } from './parameter-rows.ts';

const rows = parameterRows({
  type: 'object',
  $defs: { size: { type: 'object', properties: { width: { type: 'integer', minimum: 1 } }, required: ['width'] } },
  properties: {
    text: { type: 'string', title: 'Text', description: 'What to convert.', minLength: 1, maxLength: 100 },
    site: { type: 'string', format: 'uri' },
    to: {
      type: 'string',
      enum: ['json', 'yaml'],
      default: 'json',
      title: 'To',
      'x-options': { json: 'JSON', yaml: 'yaml' },
    },
    count: { type: 'integer', minimum: 1, maximum: 50 },
    ratio: { type: 'number', exclusiveMinimum: 0 },
    code: { type: 'string', pattern: '^[a-z]+$' },
    file: { type: 'string', format: 'binary', 'x-accept': ['.csv'] },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 3 },
    box: { $ref: '#/$defs/size' },
    columns: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
  },
  required: ['text', 'to'],
});
const row = (name: string) => rows.find((one) => one.name === name);

test('makes a row with a type for every parameter', () => {
  expect(rows.map(({ name, type }) => [name, type])).toEqual([
    ['text', 'text'],
    ['site', 'uri'],
    ['to', 'choice'],
    ['count', 'integer'],
    ['ratio', 'number'],
    ['code', 'text'],
    ['file', 'file'],
    ['tags', 'texts'],
    ['box', 'object'],
    ['columns', 'list'],
  ]);
});

test('shows label, help, limits and whether it is required', () => {
  expect(row('text')).toEqual({
    name: 'text',
    path: 'text',
    label: 'Text',
    help: 'What to convert.',
    type: 'text',
    isRequired: true,
    isNullable: false,
    preset: null,
    bounds: { of: 'length', min: 1, max: 100 },
    pattern: null,
    options: [],
    accept: [],
    inside: [],
  });
  expect(['count', 'ratio', 'tags', 'site'].map((name) => row(name)?.bounds)).toEqual([
    { of: 'value', min: 1, max: 50 },
    { of: 'value', min: 0, max: null },
    { of: 'items', min: null, max: 3 },
    null,
  ]);
  expect(row('code')?.pattern).toBe('^[a-z]+$');
  expect(row('file')?.accept).toEqual(['.csv']);
});

test('shows choices as sent, with names if they differ; a default makes a parameter optional', () => {
  expect(row('to')).toMatchObject({
    isRequired: false,
    preset: '"json"',
    options: [
      { value: '"json"', label: 'JSON' },
      { value: '"yaml"', label: '' },
    ],
  });
});

test('makes rows for members of objects and lists', () => {
  expect(
    flatRows(rows)
      .map(({ path }) => path)
      .slice(-4),
  ).toEqual(['box', 'box.width', 'columns', 'columns[].name']);
  expect(row('box')?.inside[0]).toMatchObject({
    type: 'integer',
    isRequired: true,
    bounds: { of: 'value', min: 1, max: null },
  });
  expect(anchorOf({ path: 'columns[].name' })).toBe('parameter-columns[].name');
});

test('makes no rows for an API without input', () => {
  expect(parameterRows({ type: 'object' })).toEqual([]);
});

describe('a response', () => {
  const paths = (schema: Parameters<typeof responseRows>[0]) =>
    responseRows(schema).map(({ path, type, isRequired, isNullable }) => [path, type, isRequired, isNullable]);
  const text = { type: 'string' };

  test('has a row for each field, nested ones after their parent', () => {
    const step = {
      type: 'object',
      properties: { at: text, digit: { type: ['integer', 'null'] } },
      required: ['at', 'digit'],
    };
    expect(
      paths({
        type: 'object',
        properties: { steps: { type: 'array', items: step }, rows: { type: 'integer' } },
        required: ['steps'],
      }),
    ).toEqual([
      ['steps', 'list', true, false],
      ['steps[].at', 'text', true, false],
      ['steps[].digit', 'integer', true, true],
      ['rows', 'integer', false, false],
    ]);
  });

  test('that is a list has the fields of its entries', () => {
    expect(
      paths({ type: 'array', items: { type: 'object', properties: { title: text }, required: ['title'] } }),
    ).toEqual([['[].title', 'text', true, false]]);
    expect(paths({ type: 'array', items: text })).toEqual([]);
  });

  test('with alternatives has the fields of all, and those of only some are optional', () => {
    const made = { type: 'object', properties: { puzzle: text, solution: text }, required: ['puzzle', 'solution'] };
    const solved = { type: 'object', properties: { solution: text, grade: text }, required: ['solution', 'grade'] };
    expect(paths({ anyOf: [made, solved] })).toEqual([
      ['puzzle', 'text', false, false],
      ['solution', 'text', true, false],
      ['grade', 'text', false, false],
    ]);
  });
});

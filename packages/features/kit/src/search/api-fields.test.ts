import { describe, expect, test } from 'vitest';
import { fieldsOf } from './api-fields.ts';
import { everyField } from '../story/every-field.ts';

const fields = fieldsOf(everyField);

describe('fields of a schema', () => {
  test('one field per property, in order, with limits, titles and help', () => {
    expect(fields.map((field) => [field.name, field.kind])).toEqual([
      ['text', 'text'],
      ['file', 'file'],
      ['from', 'choice'],
      ['count', 'number'],
      ['ratio', 'number'],
      ['pretty', 'boolean'],
      ['tags', 'list'],
      ['options', 'json'],
      ['code', 'text'],
    ]);
    expect(fields[0]).toEqual({
      name: 'text',
      pointer: '/text',
      label: 'Text',
      help: 'What to convert.',
      required: false,
      nullable: false,
      preset: undefined,
      kind: 'text',
      multiline: true,
      isCode: false,
      lengthMin: 0,
      lengthMax: 10,
      pattern: null,
      format: null,
    });
    expect(fields[2]).toEqual({
      name: 'from',
      pointer: '/from',
      label: 'From',
      help: null,
      required: false,
      nullable: false,
      preset: 'json',
      kind: 'choice',
      options: [
        { id: 'json', label: 'JSON', value: 'json' },
        { id: 'yaml', label: 'YAML', value: 'yaml' },
      ],
    });
    expect(fields[3]).toEqual({
      name: 'count',
      pointer: '/count',
      label: 'Count',
      help: null,
      required: true,
      nullable: false,
      preset: undefined,
      kind: 'number',
      integer: true,
      min: 1,
      max: 50,
    });
  });

  test('omits limits that every safe integer meets', () => {
    const [field] = fieldsOf({
      properties: { n: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } },
    });
    expect(field).toMatchObject({ min: null, max: null });
  });

  test('a nullable value is an optional field', () => {
    expect(
      fieldsOf({
        properties: { a: { anyOf: [{ type: 'string' }, { type: 'null' }] }, b: { type: ['integer', 'null'] } },
      }).map((field) => [field.kind, field.nullable]),
    ).toEqual([
      ['text', true],
      ['number', true],
    ]);
  });

  test('references inside the document are followed', () => {
    expect(
      fieldsOf({ properties: { a: { $ref: '#/$defs/flag' } }, $defs: { flag: { type: 'boolean' } } })[0]?.kind,
    ).toBe('boolean');
  });

  test('names with slashes make valid pointers', () => {
    expect(fieldsOf({ properties: { 'a/b~c': { type: 'string' } } })[0]?.pointer).toBe('/a~1b~0c');
  });
});

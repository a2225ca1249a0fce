import { describe, expect, test } from 'vitest';
import { fieldsOf } from '@apiyard/kit/search/api-fields.ts';
import { everyField as schema } from '@apiyard/kit/story/every-field.ts';
import { issuesOf } from './form-issues.ts';
import { inputOf, outvoted, valuesOf } from './schema-form.ts';

const fields = fieldsOf(schema);
const good = { text: 'a', count: 3 };

describe('values', () => {
  test('fills in defaults for values missing from the example', () => {
    expect(valuesOf(fields, { text: 'hi', tags: ['a', 'b'], options: { deep: [1] }, stranger: 1 })).toEqual({
      text: 'hi',
      file: null,
      from: 'json',
      count: null,
      ratio: null,
      pretty: true,
      tags: 'a\nb',
      options: '{\n  "deep": [\n    1\n  ]\n}',
      code: '',
    });
  });

  test("converts text values from a URL to the field's type", () => {
    expect(valuesOf(fields, { count: '7', pretty: 'false', from: 'yaml' })).toMatchObject({
      count: 7,
      pretty: false,
      from: 'yaml',
    });
  });

  test('ignores values that are not an option', () => {
    expect(valuesOf(fields, { from: 'exe' })).toMatchObject({ from: '' });
  });
});

describe('the input of a call', () => {
  test('sends numbers in an enum as numbers', () => {
    const schemaOfSize = { properties: { size: { enum: [4, 9] } } };
    const sizes = fieldsOf(schemaOfSize);
    expect(inputOf(schemaOfSize, sizes, { size: '9' })).toEqual({ size: 9 });
  });

  test('leaves out empty optional fields', () => {
    expect(inputOf(schema, fields, valuesOf(fields, { count: 3 }))).toEqual({ from: 'json', count: 3, pretty: true });
  });

  test('sends every field with its type', () => {
    const values = valuesOf(fields, {
      text: 'x',
      from: 'yaml',
      count: 2,
      ratio: 0.5,
      pretty: false,
      tags: ['a', ' b '],
      options: { a: null },
      code: 'ab',
    });
    expect(inputOf(schema, fields, values)).toEqual({
      text: 'x',
      from: 'yaml',
      count: 2,
      ratio: 0.5,
      pretty: false,
      tags: ['a', ' b '],
      options: { a: null },
      code: 'ab',
    });
  });

  test('sends a selected file instead of the text', () => {
    const file = new File(['{}'], 'a.json', { type: 'application/json' });
    const values = { ...valuesOf(fields, good), file };
    expect(outvoted(schema, fields, values)).toEqual(new Set(['text']));
    expect(inputOf(schema, fields, values)).toEqual({ file, from: 'json', count: 3, pretty: true });
  });

  test('accepts an empty required text if the schema allows it', () => {
    const only = { properties: { text: { type: 'string' } }, required: ['text'] };
    expect(issuesOf(only, fieldsOf(only), { text: '' })).toEqual([]);
    expect(inputOf(only, fieldsOf(only), { text: '' })).toEqual({ text: '' });
  });
});

describe('client-side validation', () => {
  const issues = (change: Parameters<typeof valuesOf>[1]) =>
    issuesOf(schema, fields, { ...valuesOf(fields, good), ...(change as object) });

  test.each([
    [{}, []],
    [{ count: null }, [{ pointer: '/count', code: 'missing', figures: {} }]],
    [{ count: 0 }, [{ pointer: '/count', code: 'too small', figures: { limit: 1 } }]],
    [{ count: 51 }, [{ pointer: '/count', code: 'too big', figures: { limit: 50 } }]],
    [{ count: 1.5 }, [{ pointer: '/count', code: 'not whole', figures: {} }]],
    [{ text: 'elevenchars' }, [{ pointer: '/text', code: 'too long', figures: { count: 10 } }]],
    [{ code: 'a' }, [{ pointer: '/code', code: 'too short', figures: { count: 2 } }]],
    [{ code: 'A1' }, [{ pointer: '/code', code: 'wrong form', figures: {} }]],
    [{ tags: 'one' }, [{ pointer: '/tags', code: 'too few', figures: { count: 2 } }]],
    [{ tags: 'a\nb\nc\nd' }, [{ pointer: '/tags', code: 'too many', figures: { count: 3 } }]],
    [
      { options: '{\n  "a": }' },
      [{ pointer: '/options', code: 'not json', figures: { line: 2, column: 8 }, place: { line: 2, column: 8 } }],
    ],
    [{ options: '[1]' }, [{ pointer: '/options', code: 'not an object', figures: {} }]],
    [
      { file: new File([], 'a.exe', { type: 'application/x-msdownload' }) },
      [{ pointer: '/file', code: 'wrong file type', figures: { types: 'application/json, .csv, image/*' } }],
    ],
    [{ file: new File([], 'A.CSV', { type: 'text/plain' }) }, []],
    [{ file: new File([], 'a.webp', { type: 'image/webp' }) }, []],
  ])('%j gives %j', (change, expected) => {
    expect(issues(change)).toEqual(expected);
  });
});

describe('several files', () => {
  const accept = ['image/png', 'image/jpeg'];
  const schemaOfFiles = {
    type: 'object',
    properties: {
      files: {
        type: 'array',
        items: { type: 'string', format: 'binary' },
        minItems: 2,
        maxItems: 3,
        'x-accept': accept,
      },
    },
    required: ['files'],
  };
  const filesField = fieldsOf(schemaOfFiles);
  const png = (name: string) => new File(['x'], name, { type: 'image/png' });
  const issuesWith = (...files: File[]) =>
    issuesOf(schemaOfFiles, filesField, { files }).map(({ code, figures }) => ({ code, ...figures }));

  test('are one field with their types and limits', () => {
    expect(filesField).toEqual([
      {
        name: 'files',
        pointer: '/files',
        label: 'files',
        help: null,
        required: true,
        nullable: false,
        preset: undefined,
        kind: 'files',
        accept,
        countMin: 2,
        countMax: 3,
      },
    ]);
  });

  test('start as none, and are sent as a list in their order', () => {
    expect(valuesOf(filesField)).toEqual({ files: [] });
    const files = [png('b.png'), png('a.png')];
    expect(inputOf(schemaOfFiles, filesField, { files })).toEqual({ files });
    expect(inputOf(schemaOfFiles, filesField, { files: [] })).toEqual({});
  });

  test('are checked for their number and types', () => {
    expect(issuesWith()).toEqual([{ code: 'missing' }]);
    expect(issuesWith(png('a.png'))).toEqual([{ code: 'too few', count: 2 }]);
    expect(issuesWith(png('a.png'), png('b.png'))).toEqual([]);
    expect(issuesWith(...['a', 'b', 'c', 'd'].map(png))).toEqual([{ code: 'too many', count: 3 }]);
    expect(issuesWith(png('a.png'), new File(['x'], 'a.txt', { type: 'text/plain' }))).toEqual([
      { code: 'wrong file type', types: 'image/png, image/jpeg' },
    ]);
  });
});

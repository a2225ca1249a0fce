import type { Api, JsonSchema } from '@apiyard/api/contract/hub/hub';
import { describe, expect, it } from 'vitest';
import { requestFor } from './api-request.ts';

const file = (...accept: string[]): JsonSchema => ({ type: 'string', format: 'binary', 'x-accept': accept });

const apiWith = (properties: Record<string, JsonSchema>, required: string[]): Api => ({
  path: 'photoeditor/watermark',
  area: 'photoeditor',
  title: 'Watermark',
  summary: '',
  tags: [],
  synonyms: [],
  methods: ['POST'],
  input: { type: 'object', properties, required },
  output: { kind: 'raw', types: ['image/png'] },
  cost: 1,
  open: false,
  premium: false,
  instant: false,
  health: 'ok',
  use: 0,
  examples: [],
});

const bodyOf = (api: Api, input: Record<string, unknown>) =>
  requestFor(api, input, { origin: '', key: null, method: null }).body;

describe('a request for an API that requires a file', () => {
  const api = apiWith({ file: file('image/jpeg', 'image/png'), mark: file(), size: { type: 'integer' } }, ['file']);

  it('has a file in place of the one that an example lacks', () => {
    expect(bodyOf(api, { size: 5 })).toEqual({
      kind: 'multipart',
      parts: [
        { name: 'file', fileName: 'file.jpg' },
        { name: 'size', value: '5' },
      ],
    });
  });

  it('has the chosen file', () => {
    expect(bodyOf(api, { file: new File([''], 'photo.png') })).toEqual({
      kind: 'multipart',
      parts: [{ name: 'file', fileName: 'photo.png' }],
    });
  });

  it('has every chosen file of a list, in order', () => {
    const list = apiWith({ files: { type: 'array', items: file('.csv') } }, ['files']);
    expect(bodyOf(list, { files: [new File([''], 'b.csv'), new File([''], 'a.csv')] })).toEqual({
      kind: 'multipart',
      parts: [
        { name: 'files', fileName: 'b.csv' },
        { name: 'files', fileName: 'a.csv' },
      ],
    });
  });

  it('takes the type of a list for its files', () => {
    const list = apiWith({ files: { type: 'array', items: file(), 'x-accept': ['image/png'] } }, ['files']);
    expect(bodyOf(list, {})).toEqual({ kind: 'multipart', parts: [{ name: 'files', fileName: 'file-1.png' }] });
  });

  it('has as many as a list requires', () => {
    const list = apiWith({ files: { type: 'array', minItems: 2, items: file('.csv') } }, ['files']);
    expect(bodyOf(list, {})).toEqual({
      kind: 'multipart',
      parts: [
        { name: 'files', fileName: 'file-1.csv' },
        { name: 'files', fileName: 'file-2.csv' },
      ],
    });
  });
});

it('a request for an API with an optional file is JSON without one', () => {
  expect(bodyOf(apiWith({ file: file(), text: { type: 'string' } }, []), { text: 'a' })).toEqual({
    kind: 'json',
    value: { text: 'a' },
  });
});

import { expect, test } from 'vitest';
import { resultMembers } from './result-values.ts';

const words = { yes: 'Yes', no: 'No', none: 'None' };
const schema = {
  type: 'object',
  properties: {
    hash: { type: 'string', title: 'Hash', 'x-code': true },
    length: { type: 'integer', title: 'Length' },
    valid: { type: 'boolean', title: 'Valid' },
    kind: { enum: ['a', 'b'], title: 'Kind', 'x-options': { a: 'Kind A' } },
    owner: { anyOf: [{ type: 'string' }, { type: 'null' }], title: 'Owner' },
    words: { type: 'array', items: { type: 'string' }, title: 'Words' },
    size: { $ref: '#/$defs/size', title: 'Size' },
    parts: { type: 'array', title: 'Parts', items: { $ref: '#/$defs/size' } },
  },
  $defs: {
    size: {
      type: 'object',
      properties: { width: { type: 'number', title: 'Width' }, isLandscape: { type: 'boolean', title: 'Landscape' } },
    },
  },
};

test('labels values by their titles, in the order of the schema', () => {
  expect(resultMembers(schema, { kind: 'a', valid: false, length: 1024, hash: 'f2', owner: null }, words)).toEqual([
    { kind: 'value', name: 'hash', label: 'Hash', text: 'f2', isCode: true },
    { kind: 'value', name: 'length', label: 'Length', text: '1024', isCode: false },
    { kind: 'value', name: 'valid', label: 'Valid', text: 'No', isCode: false },
    { kind: 'value', name: 'kind', label: 'Kind', text: 'Kind A', isCode: false },
    { kind: 'value', name: 'owner', label: 'Owner', text: 'None', isCode: false },
  ]);
});

test('lists values, groups the members of objects and puts lists of objects into tables', () => {
  const data = {
    words: ['one', 'two'],
    size: { width: 2.5, isLandscape: true },
    parts: [{ width: 1, depth: 3 }, { isLandscape: false }],
  };
  expect(resultMembers(schema, data, words)).toEqual([
    { kind: 'list', name: 'words', label: 'Words', items: ['one', 'two'], isCode: false },
    {
      kind: 'group',
      name: 'size',
      label: 'Size',
      members: [
        { kind: 'value', name: 'width', label: 'Width', text: '2.5', isCode: false },
        { kind: 'value', name: 'isLandscape', label: 'Landscape', text: 'Yes', isCode: false },
      ],
    },
    {
      kind: 'table',
      name: 'parts',
      label: 'Parts',
      columns: [
        { name: 'width', label: 'Width' },
        { name: 'isLandscape', label: 'Landscape' },
        { name: 'depth', label: 'depth' },
      ],
      rows: [
        { width: '1', isLandscape: '', depth: '3' },
        { width: '', isLandscape: 'No', depth: '' },
      ],
    },
  ]);
});

test('shows what the schema does not describe, and deep objects as JSON', () => {
  const data = { counts: { a: 1 }, deep: { deeper: { deepest: { x: [1] } } }, none: [] };
  expect(resultMembers({ type: 'object' }, data, words)).toEqual([
    {
      kind: 'group',
      name: 'counts',
      label: 'counts',
      members: [{ kind: 'value', name: 'a', label: 'a', text: '1', isCode: false }],
    },
    {
      kind: 'group',
      name: 'deep',
      label: 'deep',
      members: [
        {
          kind: 'group',
          name: 'deeper',
          label: 'deeper',
          members: [{ kind: 'value', name: 'deepest', label: 'deepest', text: '{"x":[1]}', isCode: false }],
        },
      ],
    },
    { kind: 'list', name: 'none', label: 'none', items: [], isCode: false },
  ]);
});

test('takes the titles of all alternatives', () => {
  const either = {
    anyOf: [
      { type: 'object', properties: { text: { type: 'string', title: 'Text' } } },
      { type: 'object', properties: { error: { type: 'string', title: 'Error' }, text: { title: 'Text' } } },
    ],
  };
  expect(resultMembers(either, { error: 'odd', text: 'a' }, words).map(({ label }) => label)).toEqual([
    'Text',
    'Error',
  ]);
});

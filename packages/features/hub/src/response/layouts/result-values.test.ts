import { expect, test } from 'vitest';
import { resultMembers } from './result-values.ts';

const words = { yes: 'Yes', no: 'No', none: 'None', number: (value: number | bigint) => `${value}.` };

/** Shown as it is copied. */
const same = (text: string) => ({ text, copied: text });
const number = (value: number) => ({ text: `${value}.`, copied: String(value) });
const schema = {
  type: 'object',
  properties: {
    hash: { type: 'string', title: 'Hash', 'x-code': true },
    length: { type: 'integer', title: 'Length' },
    valid: { type: 'boolean', title: 'Valid' },
    kind: { enum: ['a', 'b'], title: 'Kind', 'x-options': { a: 'Kind A' } },
    owner: { anyOf: [{ type: 'string' }, { type: 'null' }], title: 'Owner' },
    words: { type: 'array', items: { type: 'string' }, title: 'Words' },
    sides: {
      type: 'array',
      title: 'Sides',
      items: { type: 'string', enum: ['heads', 'tails'], 'x-options': { heads: 'Face' } },
    },
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
    { kind: 'value', name: 'hash', label: 'Hash', ...same('f2'), isCode: true },
    { kind: 'value', name: 'length', label: 'Length', ...number(1024), isCode: false },
    { kind: 'value', name: 'valid', label: 'Valid', ...same('No'), isCode: false },
    { kind: 'value', name: 'kind', label: 'Kind', ...same('Kind A'), isCode: false },
    { kind: 'value', name: 'owner', label: 'Owner', text: 'None', copied: null, isCode: false },
  ]);
});

test('lists values, groups the members of objects and puts lists of objects into tables', () => {
  const data = {
    words: ['one', 'two'],
    sides: ['heads', 'tails'],
    size: { width: 2.5, isLandscape: true },
    parts: [{ width: 1, depth: 3 }, { isLandscape: false }],
  };
  expect(resultMembers(schema, data, words)).toEqual([
    { kind: 'list', name: 'words', label: 'Words', items: [same('one'), same('two')], isCode: false },
    { kind: 'list', name: 'sides', label: 'Sides', items: [same('Face'), same('tails')], isCode: false },
    {
      kind: 'group',
      name: 'size',
      label: 'Size',
      members: [
        { kind: 'value', name: 'width', label: 'Width', ...number(2.5), isCode: false },
        { kind: 'value', name: 'isLandscape', label: 'Landscape', ...same('Yes'), isCode: false },
      ],
    },
    {
      kind: 'table',
      name: 'parts',
      label: 'Parts',
      columns: [
        { name: 'width', label: 'Width', isNumeric: true },
        { name: 'isLandscape', label: 'Landscape', isNumeric: false },
        { name: 'depth', label: 'depth', isNumeric: true },
      ],
      rows: [
        { width: number(1), isLandscape: same(''), depth: number(3) },
        { width: same(''), isLandscape: same('No'), depth: same('') },
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
      members: [{ kind: 'value', name: 'a', label: 'a', ...number(1), isCode: false }],
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
          members: [{ kind: 'value', name: 'deepest', label: 'deepest', ...same('{"x":[1]}'), isCode: false }],
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

test('shows rows of a grid with spaces, names an empty one, and shows other lists as JSON', () => {
  const grids = {
    clues: [[3, 1], [10], []],
    letters: [['A', 'B']],
    words: [['one', 'two']],
    mixed: [['one', 2, [3]]],
  };
  expect(resultMembers({}, grids, words)).toEqual([
    {
      kind: 'list',
      name: 'clues',
      label: 'clues',
      items: [same('3 1'), same('10'), { text: 'None', copied: '' }],
      isCode: false,
    },
    { kind: 'list', name: 'letters', label: 'letters', items: [same('A B')], isCode: false },
    {
      kind: 'list',
      name: 'words',
      label: 'words',
      items: [{ text: 'one, two', copied: '["one","two"]' }],
      isCode: false,
    },
    { kind: 'list', name: 'mixed', label: 'mixed', items: [same('["one",2,[3]]')], isCode: false },
  ]);
});

const people = {
  type: 'object',
  properties: {
    people: {
      type: 'array',
      title: 'People',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', title: 'Name' },
          address: { type: 'object', title: 'Address', properties: { city: { type: 'string', title: 'City' } } },
        },
      },
    },
  },
};

test('gives the members of an object in a row their own columns', () => {
  const data = { people: [{ name: 'Ana', address: { city: 'Lima' } }, { name: 'Bo' }] };
  expect(resultMembers(people, data, words)).toEqual([
    {
      kind: 'table',
      name: 'people',
      label: 'People',
      columns: [
        { name: 'name', label: 'Name', isNumeric: false },
        { name: 'address.city', label: 'City', isNumeric: false },
      ],
      rows: [
        { name: same('Ana'), 'address.city': same('Lima') },
        { name: same('Bo'), 'address.city': same('') },
      ],
    },
  ]);
});

test('shows a single row that is too wide for a table as a group', () => {
  const person = { name: 'Ana', address: { city: 'Lima' }, a: 1, b: 2, c: 3, d: 4, e: 5 };
  const [group] = resultMembers(people, { people: [person] }, words);
  expect(group).toMatchObject({ kind: 'group', name: 'people', label: 'People' });
  expect(group?.kind === 'group' && group.members.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
    'value Name',
    'group Address',
    'value a',
    'value b',
    'value c',
    'value d',
    'value e',
  ]);
});

test('writes lists of objects in a cell by their values, or by the first of many', () => {
  const data = {
    headers: [
      {
        name: 'Cache-Control',
        parts: [
          { name: 'max-age', value: '60' },
          { name: 'public', value: null },
        ],
      },
    ],
    colours: [{ list: [{ hex: '#fff', red: 255, green: 255 }] }],
  };
  expect(resultMembers({}, data, words)).toMatchObject([
    { rows: [{ parts: { text: 'max-age 60, public' } }] },
    { rows: [{ list: { text: '#fff', copied: '[{"hex":"#fff","red":255,"green":255}]' } }] },
  ]);
});

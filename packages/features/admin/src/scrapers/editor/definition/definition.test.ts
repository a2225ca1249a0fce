import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { describe, expect, test } from 'vitest';
import { blankDefinition, blankField } from './blank.ts';
import { moved, withMember } from './change.ts';
import { formIssues, previewable, shownIssues } from './check.ts';
import { differences } from './differences.ts';
import {
  allFields,
  fieldAt,
  fieldsTo,
  movedPointer,
  withField,
  withMovedField,
  withNewField,
  withoutField,
} from './fields.ts';
import { jsonText, parsedDefinition } from './json-text.ts';
import { undeclaredIn } from './placeholders.ts';
import { isWithin, partsOf, pointerOf } from './pointer.ts';
import { isSame } from './same.ts';
import { jsonOrText, textOfValue } from './value-text.ts';

const field = (name: string, inside?: ReturnType<typeof blankField>[]) => ({
  ...blankField(),
  name,
  ...(inside ? { fields: inside } : {}),
});
const definition: ScraperDefinition = {
  ...blankDefinition(),
  path: 'books/list',
  title: 'Books',
  summary: 'All of them.',
  request: { ...blankDefinition().request, url: 'https://books.example/' },
  fields: [field('title'), field('author', [field('name'), field('born')]), field('price')],
};

describe('pointers', () => {
  test('escape slashes and tildes in names', () => {
    expect(pointerOf('request', 'headers', 'a/b~c')).toBe('/request/headers/a~1b~0c');
    expect(partsOf('/request/headers/a~1b~0c')).toEqual(['request', 'headers', 'a/b~c']);
  });
  test('a place contains nested pointers, but not those that only share a prefix', () => {
    expect([
      isWithin('/fields/1/name', '/fields/1'),
      isWithin('/fields/1', '/fields/1'),
      isWithin('/fields/10', '/fields/1'),
    ]).toEqual([true, true, false]);
  });
});

describe('the tree of fields', () => {
  test('lists fields before nested ones, by their preview names', () => {
    expect(
      allFields([...definition.fields, field('')]).map(({ pointer, reportName, depth }) => [
        pointer,
        reportName,
        depth,
      ]),
    ).toEqual([
      ['/fields/0', 'title', 0],
      ['/fields/1', 'author', 0],
      ['/fields/1/fields/0', 'author.name', 1],
      ['/fields/1/fields/1', 'author.born', 1],
      ['/fields/2', 'price', 0],
      ['/fields/3', 'unnamed4', 0],
    ]);
  });
  test('changes, adds, moves and removes at any depth without touching the rest', () => {
    const names = (given: ScraperDefinition) => allFields(given.fields).map(({ reportName }) => reportName);
    expect(names(withField(definition, '/fields/1/fields/0', field('full')))).toEqual([
      'title',
      'author',
      'author.full',
      'author.born',
      'price',
    ]);
    expect(names(withNewField(definition, '/fields/0', field('short')))).toEqual([
      'title',
      'title.short',
      'author',
      'author.name',
      'author.born',
      'price',
    ]);
    expect(names(withMovedField(definition, '/fields/1', -1))).toEqual([
      'author',
      'author.name',
      'author.born',
      'title',
      'price',
    ]);
    expect(movedPointer('/fields/1/fields/0', 1)).toBe('/fields/1/fields/1');
    expect(names(withMovedField(definition, '/fields/0', -1))).toEqual(names(definition));
    expect(names(withoutField(withoutField(definition, '/fields/1/fields/1'), '/fields/1/fields/0'))).toEqual([
      'title',
      'author',
      'price',
    ]);
    expect(
      fieldAt(withoutField(withoutField(definition, '/fields/1/fields/1'), '/fields/1/fields/0'), '/fields/1'),
    ).toEqual(field('author'));
  });
  test('finds a field and its ancestors', () => {
    expect(fieldsTo(definition, '/fields/1/fields/0').map(({ name }) => name)).toEqual(['author', 'name']);
    expect(fieldsTo(definition, '/fields/7/fields/0')).toEqual([]);
    expect(fieldAt(definition, '/fields/1/fields/9')).toBeUndefined();
  });
});

describe('values', () => {
  test('are equal regardless of member order, but not of entry order', () => {
    expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1, c: undefined })).toBe(true);
    expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
    expect(isSame([], {})).toBe(false);
  });
  test('round-trip through a line of text', () => {
    expect(['EUR', '12', '"12"', 'true', '{"a":1}'].map(jsonOrText)).toEqual(['EUR', 12, '12', true, { a: 1 }]);
    expect(['EUR', 12, '12', true, { a: 1 }, undefined].map(textOfValue)).toEqual([
      'EUR',
      '12',
      '"12"',
      'true',
      '{"a":1}',
      '',
    ]);
  });
  test('leave optional members out, and lists their ends', () => {
    expect(withMember({ a: 1, b: 2 }, 'b', undefined)).toEqual({ a: 1 });
    expect([moved(['a', 'b', 'c'], 0, 1), moved(['a', 'b', 'c'], 2, 1)]).toEqual([
      ['b', 'a', 'c'],
      ['a', 'b', 'c'],
    ]);
  });
  test('are compared at the deepest places', () => {
    expect(differences(definition, { ...definition, title: 'Other', fields: definition.fields.slice(0, 2) })).toEqual([
      { pointer: '/title', one: 'Books', other: 'Other' },
      { pointer: '/fields/2', one: field('price'), other: undefined },
    ]);
  });
});

describe('issues of a definition', () => {
  test('are reported once for each place, and empty values as missing', () => {
    expect(shownIssues(blankDefinition()).map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/path', 'missing'],
      ['/title', 'missing'],
      ['/summary', 'missing'],
      ['/request/url', 'missing'],
      ['/fields', 'missing'],
    ]);
  });
  test('name the allowed values', () => {
    const wrong = {
      ...definition,
      path: 'Books',
      cost: 2000,
      colour: 'red',
      fields: [field('1st')],
      request: { ...definition.request, url: 'x'.repeat(4001) },
    };
    expect(formIssues(wrong).map(({ pointer, code, figures }) => [pointer, code, figures])).toEqual([
      ['/path', 'wrong path', {}],
      ['/request/url', 'too long', { limit: 4000 }],
      ['/fields/0/name', 'wrong name', {}],
      ['/cost', 'too big', { limit: 1000 }],
      ['/colour', 'unknown', { name: 'colour' }],
    ]);
  });
});

describe('an incomplete definition', () => {
  test('can be previewed without a title, path or fields', () => {
    const half = { ...blankDefinition(), request: definition.request };
    expect(previewable(half)).toMatchObject({ path: 'preview', title: 'Preview', fields: [{ name: 'page' }] });
  });
  test('keeps its fields in place; fields without a name or selector find nothing', () => {
    const half = previewable({
      ...definition,
      items: { css: '', required: false },
      fields: [{ ...field(''), select: { css: '' } }, field('title')],
    });
    expect(half?.fields).toEqual([{ ...field('unnamed1'), select: { const: null } }, field('title')]);
    expect(half?.items).toBeUndefined();
  });
  test('cannot be previewed without a URL', () => {
    expect(previewable(blankDefinition())).toBeNull();
  });
});

describe('JSON text', () => {
  test('reads what it writes', () => {
    expect(parsedDefinition(jsonText(definition))).toEqual({ definition, syntax: null, issues: [] });
  });
  test.each([
    ['{"title": }', { line: 1, column: 11 }],
    ['{\n  "title": "a",\n}', { line: 3, column: 1 }],
    ['{"a": [1, 2}', { line: 1, column: 12 }],
    ['', { line: 1, column: 1 }],
    ['{} {}', { line: 1, column: 4 }],
    ['{"a": "tab\there"}', { line: 1, column: 7 }],
    ['{"a": 01}', { line: 1, column: 8 }],
  ])('says where %j stops being JSON', (text, place) => {
    expect(parsedDefinition(text)).toEqual({ definition: null, syntax: place, issues: [] });
  });
  test('locates an invalid member, and a missing one at its parent', () => {
    const text = jsonText(definition).replace('"cost": 1', '"cost": 0').replace('  "title": "Books",\n', '');
    expect(
      parsedDefinition(text).issues.map(({ pointer, code, line, column }) => [pointer, code, line, column]),
    ).toEqual([
      ['/title', 'wrong kind', 1, 1],
      ['/cost', 'too small', 58, 11],
    ]);
  });
});

test('finds each undeclared placeholder once, and ignores secrets', () => {
  const request = {
    ...definition.request,
    url: 'https://books.example/{shelf}/{page}',
    query: { q: '{page}' },
    headers: { 'x-key': '{{secret:KEY}}', 'x-lang': '{lang}' },
  };
  expect(undeclaredIn({ request, params: [{ name: 'shelf', type: 'string', required: true }] })).toEqual([
    'page',
    'lang',
  ]);
});

import { describe, expect, test } from 'vitest';
import { makeRowIndex } from './row-index.ts';
import { firstView } from '../view.ts';
import type { DataTableColumn } from '../columns.ts';
import type { DataTableFilter, DataTableView } from '../view.ts';

interface Call {
  id: string;
  path: string | null;
  area: string | null;
  ms: number | null;
  at: Date | null;
}

const calls: Call[] = [
  { id: 'a', path: 'Élan', area: 'random', ms: 30, at: new Date(2026, 10, 21, 23, 59) },
  { id: 'b', path: 'zebra', area: 'text', ms: null, at: new Date(2026, 10, 20, 0, 0) },
  { id: 'c', path: 'Echo', area: 'text', ms: 5, at: null },
  { id: 'd', path: null, area: null, ms: -2, at: new Date(2026, 10, 22, 0, 0) },
  { id: 'e', path: 'apple', area: 'random', ms: 30, at: new Date(2026, 10, 21, 0, 0) },
];
const columns: DataTableColumn<Call>[] = [
  { id: 'path', label: 'Path', value: ({ path }) => path, filter: 'contains' },
  {
    id: 'area',
    label: 'Area',
    value: ({ area }) => area,
    filter: [
      { id: 'random', label: 'Random' },
      { id: 'text', label: 'Text' },
    ],
  },
  { id: 'ms', label: 'Milliseconds', kind: 'number', value: ({ ms }) => ms, filter: 'range' },
  { id: 'at', label: 'At', kind: 'date', value: ({ at }) => at, filter: 'range' },
];

function found(view: Partial<DataTableView>, locale = 'en'): string {
  return makeRowIndex(
    calls,
    columns,
    locale,
  )({ ...firstView, ...view })
    .map(({ id }) => id)
    .join('');
}
const sorted = (column: string, direction: 'ascending' | 'descending', locale?: string) =>
  found({ sort: [{ column, direction }] }, locale);
const filtered = (column: string, filter: DataTableFilter) => found({ filters: { [column]: filter } });

describe('sorting', () => {
  test('by several columns: the next sorts what is equal by the first', () => {
    const by = (area: 'ascending' | 'descending', ms: 'ascending' | 'descending') =>
      found({
        sort: [
          { column: 'area', direction: area },
          { column: 'ms', direction: ms },
          { column: 'path', direction: 'descending' },
        ],
      });
    expect(by('ascending', 'ascending')).toBe('aecbd');
    expect(by('descending', 'descending')).toBe('cbaed');
  });

  test('follows the language, accented letters next to their base letters, empty values last', () => {
    expect(sorted('path', 'ascending')).toBe('ecabd');
  });

  test('turns round without moving the empty values', () => {
    expect(sorted('path', 'descending')).toBe('baced');
  });

  test('keeps the order of rows with the same value, in both directions', () => {
    expect(sorted('ms', 'ascending')).toBe('dcaeb');
    expect(sorted('ms', 'descending')).toBe('aecdb');
  });

  test('takes numbers as numbers and dates as times', () => {
    expect(sorted('at', 'ascending')).toBe('beadc');
  });

  test('differs from language to language', () => {
    const letters = ['z', 'ö', 'o'].map((letter) => ({ id: letter, path: letter, area: null, ms: null, at: null }));
    const order = (locale: string) =>
      makeRowIndex(
        letters,
        columns,
        locale,
      )({ ...firstView, sort: [{ column: 'path', direction: 'ascending' }] }).map(({ id }) => id);
    expect(order('de')).toEqual(['o', 'ö', 'z']);
    expect(order('sv')).toEqual(['o', 'z', 'ö']);
  });

  test('does not change the rows for an unknown column', () => {
    expect(sorted('gone', 'ascending')).toBe('abcde');
  });
});

describe('filters', () => {
  test('find a part of the text, ignoring case and accents', () => {
    expect(filtered('path', { kind: 'contains', text: ' E' })).toBe('abce');
    expect(filtered('path', { kind: 'contains', text: 'elan' })).toBe('a');
  });

  test('take several choices as either', () => {
    expect(filtered('area', { kind: 'choices', ids: ['random'] })).toBe('ae');
    expect(filtered('area', { kind: 'choices', ids: ['random', 'text'] })).toBe('abce');
  });

  test('include both ends of a range of numbers, and no row without one', () => {
    expect(filtered('ms', { kind: 'numbers', from: 5, to: 30 })).toBe('ace');
    expect(filtered('ms', { kind: 'numbers', from: null, to: 5 })).toBe('cd');
  });

  test('include both days of a range, to their last minute', () => {
    expect(filtered('at', { kind: 'days', from: '2026-11-21', to: '2026-11-21' })).toBe('ae');
    expect(filtered('at', { kind: 'days', from: '2026-11-21', to: null })).toBe('ade');
  });

  test('of several columns must all hold, and so must the search', () => {
    const filters: DataTableView['filters'] = {
      ms: { kind: 'numbers', from: 0, to: null },
      area: { kind: 'choices', ids: ['random'] },
    };
    expect(found({ filters })).toBe('ae');
    expect(found({ filters, search: 'app' })).toBe('e');
  });

  test('of another kind than the column are passed over', () => {
    expect(filtered('ms', { kind: 'contains', text: 'x' })).toBe('abcde');
  });
});

describe('the search', () => {
  test('requires every word, in any column and order', () => {
    expect(found({ search: 'random  éLAN' })).toBe('a');
    expect(found({ search: 'text 5' })).toBe('c');
    expect(found({ search: 'nothing' })).toBe('');
  });

  test('keeps the order of the sort', () => {
    expect(found({ search: 'random', sort: [{ column: 'path', direction: 'ascending' }] })).toBe('ea');
  });
});

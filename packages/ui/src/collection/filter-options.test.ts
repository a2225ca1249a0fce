import { expect, test } from 'vitest';
import { filterOptions } from './filter-options.ts';
import type { Searchable } from './filter-options.ts';
import type { OptionPart } from './option.tsx';

const collator = new Intl.Collator('en', { sensitivity: 'base', usage: 'search' });
/** Compares piece by piece, as the browser's own search does. */
const contains = (text: string, word: string) =>
  Array.from({ length: text.length }, (_, start) => text.slice(start, start + word.length)).some(
    (piece) => collator.compare(piece, word) === 0,
  );

const parts: OptionPart<Searchable & { id: string }>[] = [
  { id: 'home', label: 'Dashboard' },
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'orders', label: 'Payment orders', description: 'What customers owe' },
      { id: 'team', label: 'Équipe', keywords: ['people', 'members'] },
    ],
  },
];
const found = (typed: string) => filterOptions(parts, typed, contains);

test('keeps everything while nothing is typed', () => {
  expect(found('  ')).toEqual(parts);
});

test('finds every word in any order, also in the description', () => {
  expect(found('owe pay')).toEqual([
    {
      id: 'pages',
      label: 'Pages',
      items: [{ id: 'orders', label: 'Payment orders', description: 'What customers owe' }],
    },
  ]);
});

test('finds by keywords, and without case and accents', () => {
  const team = [
    { id: 'pages', label: 'Pages', items: [{ id: 'team', label: 'Équipe', keywords: ['people', 'members'] }] },
  ];
  expect(found('MEMB')).toEqual(team);
  expect(found('equipe')).toEqual(team);
});

test('drops sections with nothing left', () => {
  expect(found('dash')).toEqual([{ id: 'home', label: 'Dashboard' }]);
  expect(found('nothing of the kind')).toEqual([]);
});

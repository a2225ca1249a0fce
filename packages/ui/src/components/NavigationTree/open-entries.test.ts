import { expect, test } from 'vitest';
import { entriesAbove } from './open-entries.ts';

const entries = [
  { id: 'home', href: '/' },
  {
    id: 'tools',
    items: [{ id: 'random', href: '/tools/random', items: [{ id: 'uuid', href: '/tools/random/uuid' }] }],
  },
  { id: 'account', href: '/account', items: [{ id: 'keys', href: '/account/keys' }] },
];

test('opens the ancestors of the page, outermost first', () => {
  expect(entriesAbove(entries, '/tools/random/uuid')).toEqual(['tools', 'random']);
  expect(entriesAbove(entries, '/tools/random')).toEqual(['tools']);
  expect(entriesAbove(entries, '/account/keys')).toEqual(['account']);
});

test('opens nothing for a page at the top, one that is not listed, or none', () => {
  expect(entriesAbove(entries, '/account')).toEqual([]);
  expect(entriesAbove(entries, '/elsewhere')).toEqual([]);
  expect(entriesAbove(entries, null)).toEqual([]);
});

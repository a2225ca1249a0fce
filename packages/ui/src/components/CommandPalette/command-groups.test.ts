import { expect, test } from 'vitest';
import { shownGroups } from './command-groups.ts';

const groups = [
  { id: 'pages', label: 'Pages', items: ['a', 'b', 'c'].map((id) => ({ id, label: id })) },
  { id: 'tools', label: 'Tools', items: [{ id: 'd', label: 'd' }] },
];
const shown = (...args: Parameters<typeof shownGroups>) =>
  shownGroups(...args).map(({ id, items }) => [id, ...items.map((item) => item.id)].join(' '));

test('shows all groups in order without recent choices', () => {
  expect(shown(groups, undefined)).toEqual(['pages a b c', 'tools d']);
});

test('recent choices come first, latest first, and not again in their group', () => {
  expect(shown(groups, { label: 'Recent', ids: ['d', 'b', 'gone'] })).toEqual(['recent d b', 'pages a c']);
});

test('limits each group after taking out the recent choices', () => {
  expect(shown(groups, { label: 'Recent', ids: ['a'] }, 2)).toEqual(['recent a', 'pages b c', 'tools d']);
});

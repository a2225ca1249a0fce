import type { Shortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { expect, test } from 'vitest';
import { shortcutRows } from './shortcut-rows.ts';

const shortcuts: readonly Shortcut[] = [
  { keys: 'Mod+k', label: 'Search', scope: 'everywhere' },
  { keys: '/', label: 'Search', scope: 'everywhere' },
  { keys: 'Mod+Shift+z', label: 'Redo', scope: 'page' },
  { keys: 'Mod+s', label: 'Save', scope: 'page' },
  { keys: 'Mod+y', label: 'Redo', scope: 'page' },
  { keys: '/', label: 'Search messages', scope: 'page' },
];

test('lists keys that do the same in one row, in the order in which they were registered', () => {
  expect(shortcutRows(shortcuts, 'page')).toEqual([
    { label: 'Redo', keys: ['Mod+Shift+z', 'Mod+y'] },
    { label: 'Save', keys: ['Mod+s'] },
    { label: 'Search messages', keys: ['/'] },
  ]);
});

test('leaves out a key of the shell that the page uses for something else', () => {
  expect(shortcutRows(shortcuts, 'everywhere')).toEqual([{ label: 'Search', keys: ['Mod+k'] }]);
});

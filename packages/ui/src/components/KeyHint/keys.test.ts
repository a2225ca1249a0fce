import { expect, test } from 'vitest';
import { labels as en } from '../../labels/locales/en.ts';
import { labels as fr } from '../../labels/locales/fr.ts';
import { drawKey, keyShortcut } from './keys.ts';

const drawn = (keys: string[], isApple: boolean, labels = en) =>
  keys.map((key) => drawKey(key, isApple, labels)).map(({ cap, spoken }) => `${cap} ${spoken}`);

test('shortcuts are displayed in the style of the platform', () => {
  expect(drawn(['Mod', 'Alt', 'Control', 'K'], true)).toEqual(['⌘ Command', '⌥ Option', '⌃ Control', 'K K']);
  expect(drawn(['Mod', 'Alt', 'Control', 'K'], false)).toEqual(['Ctrl Control', 'Alt Alt', 'Ctrl Control', 'K K']);
});

test('screen readers get the key names of the platform', () => {
  expect(keyShortcut(['Mod', 'Shift', 'P'], true)).toBe('Meta+Shift+P');
  expect(keyShortcut(['Mod', 'Shift', 'P'], false)).toBe('Control+Shift+P');
  expect(keyShortcut(['/'], false)).toBe('/');
});

test('key symbols are announced by name, in the language of the page', () => {
  expect(drawn(['Shift', 'Enter', 'Escape', 'Backspace', 'ArrowUp', 'ArrowLeft'], false, fr)).toEqual([
    '⇧ Maj',
    '↵ Entrée',
    'Esc Échap',
    '⌫ Retour arrière',
    '↑ Flèche haut',
    '← Flèche gauche',
  ]);
});

test('a key with the name of an Object.prototype member is a normal key', () => {
  expect(drawn(['constructor'], false)).toEqual(['constructor constructor']);
});

import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Johann Sebastian Bach', 'JB'],
  ['J. R. R. Tolkien', 'JT'],
  ['  (Grace)   Hopper ', 'GH'],
  ["Conan O'Brien", 'CO'],
  ['émilie du Châtelet', 'ÉC'],
  ['e\u0301milie', 'E\u0301'],
  ['ßeta Ängström', 'SÄ'],
  ['ada.lovelace@example.com', 'AL'],
  ['build_bot', 'BB'],
  ['7 of 9', '79'],
  ['🦊 Fox', 'F'],
  ['Анна Ахматова', 'АА'],
  ['Ελένη', 'Ε'],
  ['ნინო ბურჯანაძე', 'ნბ'],
  ['أمينة حسن', 'أ\u200Cح'],
  ['王小明', '王'],
  ['김 철수', '김'],
  ['山田 太郎', '山'],
  ['प्रेम कुमार', 'प्रेकु'],
  ['เกศรา', 'เก'],
  ['', ''],
  ['— !', ''],
])('%j is shortened to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('uses one letter if there is no room for two', () => {
  expect(initialsOf('Ada Lovelace', 1)).toBe('A');
  expect(initialsOf('أمينة حسن', 1)).toBe('أ');
});

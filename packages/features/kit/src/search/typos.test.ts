import { expect, test } from 'vitest';
import { typosBetween } from './typos.ts';

test.each([
  ['sudoku', 'sudoku', 0],
  ['sodoku', 'sudoku', 1],
  ['suduko', 'sudoku', 2],
  ['sudouk', 'sudoku', 1],
  ['sudok', 'sudoku', 1],
  ['sudokuu', 'sudoku', 1],
  ['', 'qr', 2],
  ['لغر', 'لغز', 1],
  ['yaml', 'xml', 2],
  ['uuid', 'identifier', Infinity],
])('%s and %s are %d typos apart, either way', (a, b, typos) => {
  expect([typosBetween(a, b), typosBetween(b, a)]).toEqual([typos, typos]);
});

import { hintMinesweeper, makeMinesweeper, presets } from '@apiyard/kernels/minesweeper/minesweeper';
import { expect, test } from 'vitest';
import type { MinesweeperPosition, MinesweeperPuzzle } from './minesweeper-board.ts';
import { minesLeft, minesweeperRules, openCell, toggleFlag, visibleRows } from './minesweeper-board.ts';
import { applyHint, hintedCells, hintTexts } from './minesweeper-hints.ts';

const puzzleOf = (text: string, start: number): MinesweeperPuzzle => {
  const rows = text.split(' ');
  const numbers = Array.from(rows.join(''), (character) => (character === '*' ? -1 : Number(character)));
  const mines = numbers.filter((number) => number === -1).length;
  return { width: rows[0]?.length ?? 0, height: rows.length, mines, start, numbers };
};
const shown = (puzzle: MinesweeperPuzzle, position: MinesweeperPosition): string =>
  visibleRows(puzzle, position)
    .map((row) => row.map((cell) => (cell === 'covered' ? '?' : cell === 'flag' ? 'F' : String(cell))).join(''))
    .join(' ');
/** A mine in two corners. */
const puzzle = puzzleOf('*100 1100 0011 001*', 3);
const start = minesweeperRules.start(puzzle);

test('the first cell is open from the start, with the cells around each one without mines', () => {
  expect(shown(puzzle, start)).toBe('?100 1100 0011 001?');
  const other = puzzleOf('*1001* 110011', 2);
  expect(shown(other, minesweeperRules.start(other))).toBe('?1001? ?1001?');
});

test('a flag is put and removed on covered cells only, and is not opened', () => {
  const flagged = toggleFlag(puzzle, start, 0);
  expect([shown(puzzle, flagged), minesLeft(puzzle, flagged)]).toEqual(['F100 1100 0011 001?', 1]);
  expect(shown(puzzle, toggleFlag(puzzle, flagged, 0))).toBe('?100 1100 0011 001?');
  expect([toggleFlag(puzzle, start, 1), openCell(puzzle, flagged, 0)]).toEqual([start, flagged]);
});

test('an opened mine loses the game, and all other cells open win it', () => {
  const row = puzzleOf('1*1 111', 0);
  const begun = minesweeperRules.start(row);
  const states = [begun, openCell(row, begun, 1), [2, 3, 4, 5].reduce((at, cell) => openCell(row, at, cell), begun)];
  expect(
    states.map((at) => [shown(row, at), minesweeperRules.isLost?.(row, at), minesweeperRules.isSolved(row, at)]),
  ).toEqual([
    ['1?? ???', false, false],
    ['1-1? ???', true, false],
    ['1?1 111', false, true],
  ]);
  expect(minesweeperRules.mistakesIn(row, states[1] ?? [])).toEqual([1]);
});

test('a number with all its flags opens the cells around it, and with a wrong flag a mine', () => {
  const row = puzzleOf('1*1 111', 0);
  const begun = minesweeperRules.start(row);
  expect(openCell(row, begun, 0)).toBe(begun);
  expect(shown(row, openCell(row, toggleFlag(row, begun, 1), 0))).toBe('1F? 11?');
  const wrong = toggleFlag(row, begun, 3);
  expect(minesweeperRules.mistakesIn(row, wrong)).toEqual([3]);
  expect(minesweeperRules.isLost?.(row, openCell(row, wrong, 0))).toBe(true);
});

test('a hint first points at numbers, then names the technique, then lists the cells', () => {
  const row = puzzleOf('*11* 1111 0000', 8);
  const begun = minesweeperRules.start(row);
  expect(shown(row, begun)).toBe('???? 1111 0000');
  const hint = hintMinesweeper({ rows: visibleRows(row, begun), mines: row.mines });
  expect([hintedCells(row, hint, 'point'), hintedCells(row, hint, 'explain')]).toEqual([[5, 4], [2]]);
  expect([hintTexts(hint, 'point'), hintTexts(hint, 'name'), hintTexts(hint, 'explain')]).toEqual([
    [{ key: 'minesweeper.hint.point', cells: '\u2066(2, 2), (2, 1)\u2069' }],
    [{ key: 'minesweeper.technique.overlap', cells: '' }],
    [
      { key: 'minesweeper.hint.overlap', cells: '' },
      { key: 'minesweeper.hint.safe', cells: '\u2066(1, 3)\u2069' },
    ],
  ]);
  expect(shown(row, applyHint(row, begun, hint))).toBe('??1? 1111 0000');
});

test('a hint for wrong flags removes them', () => {
  const row = puzzleOf('1*10 1110', 3);
  const begun = minesweeperRules.start(row);
  expect(shown(row, begun)).toBe('??10 ??10');
  const wrong = toggleFlag(row, begun, 0);
  const hint = hintMinesweeper({ rows: visibleRows(row, wrong), mines: row.mines });
  expect(hintTexts(hint, 'explain')).toEqual([{ key: 'minesweeper.hint.mistake', cells: '\u2066(1, 1)\u2069' }]);
  expect([hintedCells(row, hint, 'point'), shown(row, applyHint(row, wrong, hint))]).toEqual([[0], '??10 ??10']);
});

test.each(['beginner', 'intermediate', 'expert'] as const)(
  'hints alone lead to the solution of a board: %s',
  (level) => {
    const { width, height, mines, start: first, rows } = makeMinesweeper(presets[level], 'hints');
    const numbers = rows.flat().map((cell) => (cell === 'mine' ? -1 : cell));
    const made: MinesweeperPuzzle = { width, height, mines, start: first.row * width + first.column, numbers };
    let position = minesweeperRules.start(made);
    for (let step = 0; step < 500 && !minesweeperRules.isSolved(made, position); step += 1) {
      position = applyHint(made, position, hintMinesweeper({ rows: visibleRows(made, position), mines }));
    }
    expect([minesweeperRules.isSolved(made, position), minesweeperRules.mistakesIn(made, position)]).toEqual([
      true,
      [],
    ]);
  },
);

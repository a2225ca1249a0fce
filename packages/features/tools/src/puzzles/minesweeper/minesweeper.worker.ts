/** Makes a board that needs no guess, and finds what is certain on one. */
import { hintMinesweeper, makeMinesweeper, presets } from '@apiyard/kernels/minesweeper/minesweeper';
import { numbersOnPaper } from '@apiyard/kernels/minesweeper/paper';
import type { MinesweeperOnPaper, MinesweeperPuzzle } from './minesweeper-board.ts';
import type { MinesweeperQuestion } from './minesweeper-worker.ts';

function make(level: keyof typeof presets, seed: string): MinesweeperPuzzle {
  const { width, height, mines, start, rows } = makeMinesweeper(presets[level], seed);
  const numbers = rows.flat().map((cell) => (cell === 'mine' ? -1 : cell));
  return { width, height, mines, start: start.row * width + start.column, numbers };
}

/** The board that is played for the seed, with the numbers that are enough on paper. */
function print(level: keyof typeof presets, seed: string): MinesweeperOnPaper {
  const board = makeMinesweeper(presets[level], seed);
  const { width, height, mines, rows } = board;
  return {
    width,
    height,
    mines,
    given: numbersOnPaper(board, seed).flat(),
    isMine: rows.flat().map((cell) => cell === 'mine'),
  };
}

addEventListener('message', ({ data }: MessageEvent<MinesweeperQuestion>) => {
  if (data.kind === 'hint') postMessage(hintMinesweeper(data.state));
  else postMessage((data.kind === 'make' ? make : print)(data.level, data.seed));
});

/** Makes a board that needs no guess, and finds what is certain on one. */
import { hintMinesweeper, makeMinesweeper, presets } from '@apiyard/kernels/minesweeper/minesweeper';
import type { MinesweeperPuzzle } from './minesweeper-board.ts';
import type { MinesweeperQuestion } from './minesweeper-worker.ts';

function make(level: keyof typeof presets, seed: string): MinesweeperPuzzle {
  const { width, height, mines, start, rows } = makeMinesweeper(presets[level], seed);
  const numbers = rows.flat().map((cell) => (cell === 'mine' ? -1 : cell));
  return { width, height, mines, start: start.row * width + start.column, numbers };
}

addEventListener('message', ({ data }: MessageEvent<MinesweeperQuestion>) => {
  postMessage(data.kind === 'make' ? make(data.level, data.seed) : hintMinesweeper(data.state));
});

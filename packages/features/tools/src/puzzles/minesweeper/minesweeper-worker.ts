/** What the page and the worker of Minesweeper send to each other. */
import type { MinesweeperState } from '@apiyard/kernels/minesweeper/board';
import type { levels } from './minesweeper-board.ts';

export type MinesweeperQuestion =
  | { readonly kind: 'make' | 'print'; readonly level: (typeof levels)[number]; readonly seed: string }
  | { readonly kind: 'hint'; readonly state: MinesweeperState };

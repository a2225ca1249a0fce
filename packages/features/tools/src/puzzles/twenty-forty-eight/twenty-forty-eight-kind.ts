import { newGame } from '@apiyard/kernels/twenty-forty-eight/game';
import { createPlayMachine } from '../frame/play.machine.ts';
import type { PuzzleKind } from '../frame/use-puzzle-game.ts';
import type { TilesPosition, TilesPuzzle } from './tiles-position.ts';
import { tilesRules } from './tiles-position.ts';

export const twentyFortyEightKind: PuzzleKind<TilesPuzzle, TilesPosition, never> = {
  name: '2048',
  machine: createPlayMachine<TilesPuzzle, TilesPosition, never>(tilesRules),
  make: async ({ level, seed }) => ({ seed, goal: Number(level), start: newGame(seed) }),
  scoreOf: ({ score }) => score,
};

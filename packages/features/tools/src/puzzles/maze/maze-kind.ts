import { askWorker } from '../frame/ask-worker.ts';
import { createPlayMachine } from '../frame/play.machine.ts';
import type { PuzzleKind } from '../frame/use-puzzle-game.ts';
import type { MazeHint, MazePosition, MazePuzzle } from './maze-board.ts';
import { hintMaze, mazeRules } from './maze-board.ts';
import type { MazeQuestion } from './maze-worker.ts';

export const mazeKind: PuzzleKind<MazePuzzle, MazePosition, MazeHint> = {
  name: 'maze',
  machine: createPlayMachine<MazePuzzle, MazePosition, MazeHint>(mazeRules),
  make: ({ level, seed }, signal) =>
    askWorker(
      () => new Worker(new URL('maze.worker.ts', import.meta.url), { type: 'module' }),
      { size: Number(level), seed } satisfies MazeQuestion,
      signal,
    ),
  findHint: (maze, path) => Promise.resolve(hintMaze(maze, path)),
};

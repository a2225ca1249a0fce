import { makeMaze } from '@apiyard/kernels/maze/maze';
import { expect, test } from 'vitest';
import { applyHint, cellsOf, hintMaze, mazeRules, run, walk, walkTo } from './maze-board.ts';

/**
 * ██··██████████████
 * ██······██      ██
 * ██████··██████  ██
 * ██······██······██
 * ██··██████··██··██
 * ██··········██··██
 * ██████████████··██
 */
const maze = makeMaze({ width: 4, height: 3, style: 'winding' }, 'daily');

test('a step follows a passage, a step back removes the last one, and a wall stops it', () => {
  expect(walk(maze, '', 'R')).toBe('R');
  expect(walk(maze, 'R', 'L')).toBe('');
  expect(walk(maze, '', 'D')).toBe('');
  expect(cellsOf(maze, 'RDL')).toEqual([0, 1, 5, 4]);
});

test('a run ends where there is a choice, a wall or the end', () => {
  expect(run(maze, '', 'R')).toBe('R');
  expect(run(maze, 'RDLD', 'R')).toBe('RDLDRR');
  expect(run(maze, 'RDLDRRU', 'R')).toBe('RDLDRRUR');
});

test('a press walks back to a cell of the path, and on until a way branches off', () => {
  expect(walkTo(maze, 'RDLD', 5)).toBe('RD');
  expect(walkTo(maze, '', 10)).toBe('RDLDRR');
  expect(walkTo(maze, '', 3)).toBe('');
  expect(walkTo(maze, 'RDLDRRUR', 3)).toBe('RDLDRRURU');
});

test('hints lead from the start to the end, and back from a wrong way', () => {
  const wrong = 'RDLDRRURU';
  expect(hintMaze(maze, wrong)).toEqual({ turn: 7, isBack: true, step: 'D', length: 1 });
  expect(applyHint(maze, wrong, hintMaze(maze, wrong))).toBe('RDLDRRURD');
  let path = mazeRules.start(maze);
  let hints = 0;
  for (; !mazeRules.isSolved(maze, path) && hints < 20; hints += 1) path = applyHint(maze, path, hintMaze(maze, path));
  expect([path, hints]).toEqual(['RDLDRRURD', 8]);
});

/** Kinds of puzzles with numbers and cells. */
import { makeFifteen, solveFifteen } from '../../../packages/kernels/src/fifteen/fifteen.ts';
import type { Maze } from '../../../packages/kernels/src/maze/maze.ts';
import { makeMaze, mazeStyles } from '../../../packages/kernels/src/maze/maze.ts';
import type { Visible } from '../../../packages/kernels/src/minesweeper/board.ts';
import { hintMinesweeper, makeMinesweeper, presets } from '../../../packages/kernels/src/minesweeper/minesweeper.ts';
import { makeNonogram, solveNonogram } from '../../../packages/kernels/src/nonogram/nonogram.ts';
import type { Question, QuizLevel } from '../../../packages/kernels/src/quiz/quiz.ts';
import { makeQuiz, operations, quizLevels } from '../../../packages/kernels/src/quiz/quiz.ts';
import { makeSudoku, solveSudoku } from '../../../packages/kernels/src/sudoku.ts';
import { levels } from '../../../packages/kernels/src/sudoku/step.ts';
import type { Kind } from './kind.ts';
import { kind } from './kind.ts';

export const numberKinds: readonly Kind[] = [
  ...levels.map((level) =>
    kind(
      `sudoku ${level}`,
      (seed) => makeSudoku(level, seed),
      ({ puzzle, solution }) => {
        const answer = solveSudoku(puzzle);
        const isSolved = answer.kind === 'solved';
        return { unique: isSolved && answer.solution === solution, level: isSolved && answer.grade === level };
      },
    ),
  ),
  ...[5, 10, 15, 20].map((size) =>
    kind(
      `nonogram ${size}`,
      (seed) => makeNonogram({ width: size, height: size }, seed),
      ({ clues, solution }) => {
        const answer = solveNonogram(clues);
        return {
          unique: answer.kind === 'solved' && JSON.stringify(answer.solution) === JSON.stringify(solution),
          level: clues.rows.length === size && clues.columns.length === size,
        };
      },
    ),
  ),
  ...Object.entries(presets).map(([level, preset]) =>
    kind(
      `minesweeper ${level}`,
      (seed) => makeMinesweeper(preset, seed),
      (made) => ({
        unique: isWonByHints(made),
        level: made.rows.flat().filter((cell) => cell === 'mine').length === preset.mines,
      }),
    ),
  ),
  ...mazeStyles.map((style) =>
    kind(
      `maze 30 ${style}`,
      (seed) => makeMaze({ width: 30, height: 30, style }, seed),
      (made) => ({ unique: isTree(made) }),
    ),
  ),
  kind(
    'fifteen 3',
    (seed) => makeFifteen({ size: 3 }, seed).board,
    (board) => {
      const answer = solveFifteen(board);
      return { solvable: answer.kind === 'solved' && answer.proof.isOptimal };
    },
  ),
  ...([4, 5, 6] as const).map((size) =>
    kind(
      `fifteen ${size}`,
      (seed) => makeFifteen({ size }, seed).board,
      (board) => ({ solvable: isEvenWithGap(board) }),
    ),
  ),
  ...quizLevels.map((level) =>
    kind(
      `arithmetic ${level}`,
      (seed) => makeQuiz({ level, operations, count: 10 }, seed),
      (questions) => ({
        solvable: questions.every(({ answer, ...question }) => answer === answerOf(question)),
        level: questions.every((question) => isOfLevel(question, level)),
      }),
    ),
  ),
];

/** Plays a board by hints alone: only cells that are certain are opened. */
function isWonByHints({ rows, start, mines }: ReturnType<typeof makeMinesweeper>): boolean {
  const visible: Visible[][] = rows.map((row) => row.map(() => 'covered'));
  const open = (row: number, column: number): boolean => {
    const due = [[row, column] as const];
    for (let next = due.pop(); next !== undefined; next = due.pop()) {
      const [y, x] = next;
      const cell = rows[y]?.[x];
      if (cell === 'mine') return false;
      if (cell === undefined || visible[y]?.[x] === cell) continue;
      visible[y]?.splice(x, 1, cell);
      if (cell === 0) for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1]) due.push([y + dy, x + dx]);
    }
    return true;
  };
  open(start.row, start.column);
  for (;;) {
    const hint = hintMinesweeper({ rows: visible, mines });
    if (hint.kind !== 'step') return hint.kind === 'done';
    for (const { row, column } of hint.mines) visible[row]?.splice(column, 1, 'flag');
    if (!hint.safe.every(({ row, column }) => open(row, column))) return false;
  }
}

/** Whether there is one way between any two cells: all are reached, by one passage fewer than cells. */
function isTree({ width, height, cells }: Maze): boolean {
  const reached = new Set([0]);
  let sides = 0;
  for (const at of reached) {
    const { up, right, down, left } = cells[Math.floor(at / width)]?.[at % width] ?? {};
    const next = [up && at - width, right && at + 1, down && at + width, left && at - 1];
    for (const cell of next) {
      if (typeof cell !== 'number') continue;
      sides += 1;
      reached.add(cell);
    }
  }
  return reached.size === width * height && sides === 2 * (width * height - 1);
}

/** Whether exchanges of two tiles lead to the goal in as many steps, odd or even, as the gap needs to its corner. */
function isEvenWithGap(board: readonly number[]): boolean {
  const size = Math.sqrt(board.length);
  const order = [...board];
  let exchanges = 0;
  for (let cell = 0; cell < order.length; cell += 1) {
    const tile = (cell + 1) % order.length;
    const at = order.indexOf(tile);
    if (at === cell) continue;
    [order[cell], order[at]] = [tile, order[cell] ?? 0];
    exchanges += 1;
  }
  const gap = board.indexOf(0);
  return exchanges % 2 === (size - 1 - Math.floor(gap / size) + (size - 1 - (gap % size))) % 2;
}

function answerOf({ left, operation, right }: Omit<Question, 'answer'>): number {
  if (operation === 'add') return left + right;
  if (operation === 'subtract') return left - right;
  return operation === 'multiply' ? left * right : left / right;
}

const largest = { easy: [20, 10], medium: [100, 12], hard: [1000, 25] } as const;

/** Whole numbers from 0, and none beyond what the level says. */
function isOfLevel({ left, operation, right, answer }: Question, level: QuizLevel): boolean {
  const [sum, factor] = largest[level];
  if (![left, right, answer].every((number) => Number.isInteger(number) && number >= 0)) return false;
  if (operation === 'add') return answer <= sum;
  if (operation === 'subtract') return left <= sum;
  return operation === 'multiply' ? Math.max(left, right) <= factor : Math.max(right, answer) <= factor;
}

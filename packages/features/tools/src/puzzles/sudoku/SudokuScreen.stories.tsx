import { makeSudoku } from '@apiyard/kernels/sudoku';
import { hintSudoku } from '@apiyard/kernels/sudoku/hint';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { SudokuPuzzle } from './sudoku-board.ts';
import { enterDigit, sudokuRules, toggleNote } from './sudoku-board.ts';
import { SudokuScreen } from './SudokuScreen.tsx';
import { pageArgs, playing } from '../story/page-args.ts';

const digitsIn = (text: string) => Array.from(text, (character) => Number(character.replace('.', '0')));
const made = makeSudoku('easy', '2026-11-26');
const puzzle: SudokuPuzzle = { clues: digitsIn(made.puzzle), solution: digitsIn(made.solution) };
const start = sudokuRules.start(puzzle);
const empty = puzzle.clues.flatMap((digit, cell) => (digit === 0 ? [cell] : []));
const [first = 0, second = 0, third = 0] = empty;
const wrongDigit = (cell: number) => ((puzzle.solution[cell] ?? 0) % 9) + 1;
const begun = [1, 4, 7].reduce(
  (before, note) => toggleNote(puzzle, before, third, note),
  enterDigit(puzzle, enterDigit(puzzle, start, first, puzzle.solution[first] ?? 0), second, wrongDigit(second)),
);
const hint = hintSudoku(puzzle.clues, { digits: puzzle.clues });

const game = { ...playing, mistakes: 1 };

const meta = preview.meta({
  title: 'Screens/Puzzles/SudokuScreen',
  component: SudokuScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/sudoku' } },
  args: {
    id: { level: 'easy', seed: '2026-11-26' },
    puzzle,
    position: begun,
    game,
    ...pageArgs,
  },
});

const cellAt = (canvasElement: HTMLElement, cell: number) =>
  within(canvasElement).getAllByRole('gridcell')[cell] as HTMLElement;

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('Daily, Nov 26, 2026')).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Time' })).toHaveTextContent('4:05');
    await expect(cellAt(canvasElement, third)).toHaveAccessibleName(/: notes 1, 4, 7$/);
    await userEvent.click(cellAt(canvasElement, empty[3] ?? 0));
    await userEvent.keyboard('5');
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.actions.onUndo).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'New puzzle' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Expert' }));
    await expect(args.onNew).toHaveBeenCalledWith('expert');
  },
});

export const Loading = meta.story({
  args: { puzzle: null, position: null, game: { ...game, state: 'loading', elapsedMs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Sudoku board' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Generating the puzzle')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { puzzle: null, position: null, game: { ...game, state: 'failed' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** Mistakes are crossed out and named, not only coloured. */
export const Checked = meta.story({
  parameters: pictured(inLight),
  args: { game: { ...game, checked: [second] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1 mistake. It’s marked on the board.')).toBeVisible();
    await expect(cellAt(canvasElement, second)).toHaveAccessibleName(/mistake$/);
  },
});

export const Explained = meta.story({
  parameters: pictured(inDark),
  args: { position: start, hint: { value: hint, detail: 'explain' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Explanation')).toBeVisible();
    await expect(canvas.getAllByRole('gridcell', { name: /part of the hint$/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onMove).toHaveBeenCalledTimes(1);
  },
});

/** The board shows nothing that could be solved in the meantime. */
export const Paused = meta.story({
  parameters: pictured(inLight),
  args: { game: { ...game, state: 'paused' } },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('[role=grid]')).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(args.actions.onResume).toHaveBeenCalledTimes(1);
  },
});

export const Solved = meta.story({
  parameters: pictured(inLight),
  args: {
    position: sudokuRules.start({ clues: puzzle.solution, solution: puzzle.solution }),
    game: { ...game, state: 'solved' },
    results: ['2026-11-25', '2026-11-26'].map((day) => ({
      level: 'easy',
      seed: day,
      day,
      elapsedMs: 245_000,
      mistakes: 1,
      hints: 0,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Solved' })).toBeVisible();
    await expect(canvas.getByText('Time: 4:05')).toBeVisible();
    await expect(canvas.getByText('Daily puzzles in a row: 2 days')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Statistics' }));
    const table = within(await screen.findByRole('dialog')).getByRole('table', { name: 'Statistics' });
    await expect(within(table).getByRole('row', { name: /^Easy/ })).toHaveTextContent('Easy204:054:05');
  },
});

/** The board is not mirrored: the first cell stays on the left. */
export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvasElement }) => {
    const [left, right] = [0, 1].map((cell) => cellAt(canvasElement, cell).getBoundingClientRect().left);
    await expect(left).toBeLessThan(right ?? 0);
  },
});

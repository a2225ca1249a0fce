import { hintMinesweeper, makeMinesweeper, presets } from '@apiyard/kernels/minesweeper/minesweeper';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import type { MinesweeperPosition, MinesweeperPuzzle } from './minesweeper-board.ts';
import { minesweeperRules, openCell, toggleFlag, visibleRows } from './minesweeper-board.ts';
import { applyHint } from './minesweeper-hints.ts';
import { MinesweeperScreen } from './MinesweeperScreen.tsx';
import { pageArgs, playing } from '../story/page-args.ts';

function puzzleOf(level: keyof typeof presets): MinesweeperPuzzle {
  const { width, height, mines, start, rows } = makeMinesweeper(presets[level], '2026-11-26');
  const numbers = rows.flat().map((cell) => (cell === 'mine' ? -1 : cell));
  return { width, height, mines, start: start.row * width + start.column, numbers };
}
/** The position after some hints were followed. */
const played = (of: MinesweeperPuzzle, steps: number) =>
  Array.from({ length: steps }).reduce<MinesweeperPosition>(
    (before) => applyHint(of, before, hintMinesweeper({ rows: visibleRows(of, before), mines: of.mines })),
    minesweeperRules.start(of),
  );
const puzzle = puzzleOf('beginner');
const expert = puzzleOf('expert');
const begun = played(puzzle, 6);
const covered = begun.flatMap((mark, cell) => (mark === 'covered' ? [cell] : []));
const mineAt = covered.find((cell) => puzzle.numbers[cell] === -1) ?? 0;
const safeAt = covered.find((cell) => puzzle.numbers[cell] !== -1) ?? 0;
const hint = hintMinesweeper({ rows: visibleRows(puzzle, begun), mines: puzzle.mines });
const solved = puzzle.numbers.map((number) => (number === -1 ? ('covered' as const) : ('open' as const)));

const game = { ...playing, mistakes: 1 };

const meta = preview.meta({
  title: 'Screens/Puzzles/MinesweeperScreen',
  component: MinesweeperScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/minesweeper' } },
  args: {
    id: { level: 'beginner', seed: '2026-11-26' },
    puzzle,
    position: begun,
    game,
    ...pageArgs,
  },
});

const cellAt = (canvasElement: HTMLElement, cell: number) =>
  within(canvasElement).getAllByRole('gridcell')[cell] as HTMLElement;

export const Success = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(81);
    await expect(cellAt(canvasElement, safeAt)).toHaveAccessibleName(/: covered$/);
    cellAt(canvasElement, safeAt).focus();
    await userEvent.keyboard('f');
    await expect(args.onMove).toHaveBeenLastCalledWith(toggleFlag(puzzle, begun, safeAt));
    await userEvent.keyboard(' ');
    await expect(args.onMove).toHaveBeenLastCalledWith(openCell(puzzle, begun, safeAt));
  },
});

/** A right click flags, and so does a click in the flag mode. */
export const FlaggedByPointer = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await fireEvent.pointerDown(cellAt(canvasElement, mineAt), { button: 2 });
    await expect(args.onMove).toHaveBeenLastCalledWith(toggleFlag(puzzle, begun, mineAt));
    await userEvent.click(canvas.getByRole('radio', { name: 'Flag' }));
    await userEvent.click(cellAt(canvasElement, safeAt));
    await expect(args.onMove).toHaveBeenLastCalledWith(toggleFlag(puzzle, begun, safeAt));
  },
});

export const Expert = meta.story({
  args: { id: { level: 'expert', seed: '2026-11-26' }, puzzle: expert, position: played(expert, 30) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(480);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({
  args: { puzzle: null, position: null, game: { ...game, state: 'loading', elapsedMs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Minesweeper board' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  args: { puzzle: null, position: null, game: { ...game, state: 'failed' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** Wrong flags have a line through them and a name, not only a colour. */
export const Checked = meta.story({
  parameters: pictured(inDark),
  args: { position: toggleFlag(puzzle, begun, safeAt), game: { ...game, checked: [safeAt] } },
  play: async ({ canvasElement }) => {
    await expect(cellAt(canvasElement, safeAt)).toHaveAccessibleName(/: flag, mistake$/);
  },
});

export const Explained = meta.story({
  args: { hint: { value: hint, detail: 'explain' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/(Safe|Mines) \(row, column\): /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onMove).toHaveBeenCalledTimes(1);
  },
});

export const Paused = meta.story({
  args: { game: { ...game, state: 'paused' } },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('[role=grid]')).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(args.actions.onResume).toHaveBeenCalledTimes(1);
  },
});

/** All mines are shown, and the game continues when the last move is undone. */
export const Lost = meta.story({
  parameters: pictured(inLight),
  args: { position: openCell(puzzle, begun, mineAt), game: { ...game, state: 'lost' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Game over' })).toBeVisible();
    await expect(canvas.getAllByRole('gridcell', { name: /: mine, opened$/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.actions.onUndo).toHaveBeenCalledTimes(1);
  },
});

export const Solved = meta.story({
  args: { position: solved, game: { ...game, state: 'solved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Solved' })).toBeVisible();
    await expect(canvas.getAllByRole('gridcell', { name: /: mine$/ })).toHaveLength(10);
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

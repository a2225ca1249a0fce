import { hintNonogram, makeNonogram } from '@apiyard/kernels/nonogram/nonogram';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { NonogramPuzzle } from './nonogram-board.ts';
import { nonogramRules, paint } from './nonogram-board.ts';
import { NonogramScreen } from './NonogramScreen.tsx';
import { pageArgs, playing } from '../story/page-args.ts';

const made = makeNonogram({ width: 10, height: 10 }, '2026-11-26');
const puzzle: NonogramPuzzle = { clues: made.clues, solution: made.solution };
const start = nonogramRules.start(puzzle);
const cellsWith = (state: 1 | 2) => puzzle.solution.flat().flatMap((solved, cell) => (solved === state ? [cell] : []));
const rights = cellsWith(1).slice(0, 14);
const [wrong = 0] = cellsWith(2).slice(-1);
const crosses = cellsWith(2).slice(0, 6);
const begun = paint(paint(paint(start, rights, 1), crosses, 2), [wrong], 1);
const hint = hintNonogram(puzzle.clues, start);

const game = { ...playing, mistakes: 1 };

const meta = preview.meta({
  title: 'Screens/Puzzles/NonogramScreen',
  component: NonogramScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/nonogram' } },
  args: {
    id: { level: '10', seed: '2026-11-26' },
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
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(100);
    await expect(cellAt(canvasElement, rights[0] ?? 0)).toHaveAccessibleName(/^Filled, row \d+, clue/);
    cellAt(canvasElement, 99).focus();
    await userEvent.keyboard('x');
    await expect(args.onMove).toHaveBeenLastCalledWith(paint(begun, [99], 2));
    await userEvent.keyboard('{ArrowUp} ');
    await expect(args.onMove).toHaveBeenLastCalledWith(paint(begun, [89], 1));
  },
});

/** A drag over open cells is one move. */
export const Dragged = meta.story({
  args: { position: start },
  play: async ({ canvasElement, args }) => {
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: cellAt(canvasElement, 0) },
      { target: cellAt(canvasElement, 1) },
      { target: cellAt(canvasElement, 2) },
    ]);
    await waitFor(() => expect(cellAt(canvasElement, 2)).toHaveAccessibleName(/^Filled/));
    await expect(args.onMove).not.toHaveBeenCalled();
    await user.pointer({ keys: '[/MouseLeft]' });
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    await expect(args.onMove).toHaveBeenCalledWith(paint(start, [0, 1, 2], 1));
  },
});

export const Loading = meta.story({
  args: { puzzle: null, position: null, game: { ...game, state: 'loading', elapsedMs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Nonogram board' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  args: { puzzle: null, position: null, game: { ...game, state: 'failed' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** Mistakes have a line through them and a name, not only a colour. */
export const Checked = meta.story({
  parameters: pictured(inDark),
  args: { game: { ...game, checked: [wrong] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1 mistake. It’s marked on the board.')).toBeVisible();
    await expect(cellAt(canvasElement, wrong)).toHaveAccessibleName(/^Filled, mistake/);
  },
});

export const Explained = meta.story({
  parameters: pictured(inLight),
  args: { position: start, hint: { value: hint, detail: 'explain' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^In (row|column) \d+, the clue/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onMove).toHaveBeenCalledTimes(1);
  },
});

/** Clues are covered as well. */
export const Paused = meta.story({
  args: { game: { ...game, state: 'paused' } },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelectorAll('[data-number]')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(args.actions.onResume).toHaveBeenCalledTimes(1);
  },
});

export const Solved = meta.story({
  args: { position: puzzle.solution, game: { ...game, state: 'solved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Solved' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader', { name: /complete$/ })).toHaveLength(10);
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

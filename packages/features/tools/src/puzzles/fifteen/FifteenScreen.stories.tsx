import { hintFifteen } from '@apiyard/kernels/fifteen/fifteen';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, userEvent, within } from 'storybook/test';
import type { FifteenPosition } from './fifteen-board.ts';
import { FifteenScreen } from './FifteenScreen.tsx';
import { pageArgs, playing } from '../story/page-args.ts';

const begun: FifteenPosition = { tiles: [1, 2, 3, 4, 5, 10, 6, 8, 9, 0, 7, 11, 13, 14, 15, 12], moves: 41 };
const hint = hintFifteen(begun.tiles);

const game = { ...playing, mistakes: 1 };

const meta = preview.meta({
  title: 'Screens/Puzzles/FifteenScreen',
  component: FifteenScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/fifteen' } },
  args: {
    id: { level: '4', seed: '2026-11-26' },
    puzzle: begun.tiles,
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
    await expect(canvas.getByText('Moves: 41')).toBeVisible();
    await expect(cellAt(canvasElement, 0)).toHaveAccessibleName('Row 1, column 1: tile 1, in place');
    await expect(cellAt(canvasElement, 9)).toHaveAccessibleName('Row 3, column 2: gap');
    await userEvent.click(cellAt(canvasElement, 5));
    const slid = { tiles: [1, 2, 3, 4, 5, 0, 6, 8, 9, 10, 7, 11, 13, 14, 15, 12], moves: 42 };
    await expect(args.onMove).toHaveBeenLastCalledWith(slid);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onMove).toHaveBeenCalledTimes(2);
    await expect(args.onMove).toHaveBeenLastCalledWith(slid);
  },
});

export const Loading = meta.story({
  args: { puzzle: null, position: null, game: { ...game, state: 'loading', elapsedMs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Fifteen puzzle board' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  args: { puzzle: null, position: null, game: { ...game, state: 'failed' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Explained = meta.story({
  args: { hint: { value: hint, detail: 'explain' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Move tile \d+ (up|down|left|right)\.$/)).toBeVisible();
    await expect(canvas.getAllByRole('gridcell', { name: /part of the hint$/ })).toHaveLength(1);
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

export const Solved = meta.story({
  args: {
    position: { tiles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0], moves: 87 },
    game: { ...game, state: 'solved' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Solved' })).toBeVisible();
    await expect(canvas.getByText('Moves: 87')).toBeVisible();
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

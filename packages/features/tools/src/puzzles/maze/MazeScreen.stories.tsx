import { makeMaze } from '@apiyard/kernels/maze/maze';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, userEvent } from 'storybook/test';
import { MazeScreen } from './MazeScreen.tsx';
import { pageArgs, playing } from '../story/page-args.ts';

/** From the first cell: right, down, left, down, right, right, up, right, down. */
const puzzle = makeMaze({ width: 4, height: 3, style: 'winding' }, 'daily');

const meta = preview.meta({
  title: 'Screens/Puzzles/MazeScreen',
  component: MazeScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/maze' } },
  args: {
    id: { level: '10', seed: 'abc' },
    puzzle,
    position: 'RDLD',
    game: playing,
    ...pageArgs,
  },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args }) => {
    const board = canvas.getByRole('application', { name: 'Maze board' });
    await expect(board).toHaveAccessibleDescription('Row 3, column 1. Open: up, right. Steps: 4.');
    board.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onMove).toHaveBeenLastCalledWith('RDLDR');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(args.onMove).toHaveBeenLastCalledWith('RDLDRR');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onMove).toHaveBeenLastCalledWith('RDL');
  },
});

export const Explained = meta.story({
  args: { hint: { value: { turn: 8, isBack: false, step: 'R', length: 2 }, detail: 'explain' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('From row 3, column 1, go right. Cells: 2.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onMove).toHaveBeenLastCalledWith('RDLDRR');
  },
});

export const Loading = meta.story({
  args: { puzzle: null, position: null, game: { ...playing, state: 'loading', elapsedMs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('application', { name: 'Maze board' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Solved = meta.story({
  args: { position: 'RDLDRRURD', game: { ...playing, state: 'solved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Solved' })).toBeVisible();
    await expect(canvas.getByText('Steps: 9')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { puzzle: null, position: null, game: { ...playing, state: 'failed' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Paused = meta.story({
  args: { game: { ...playing, state: 'paused' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(args.actions.onResume).toHaveBeenCalledTimes(1);
  },
});

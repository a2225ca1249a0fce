import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, userEvent } from 'storybook/test';
import { TwentyFortyEightScreen } from './TwentyFortyEightScreen.tsx';
import type { TilesPosition } from './tiles-position.ts';
import { tilesRules } from './tiles-position.ts';
import { pageArgs, playing } from '../story/page-args.ts';

const start = {
  board: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [2, 2, 0, 0],
    [0, 0, 0, 0],
  ],
  score: 0,
  moves: 0,
};
const puzzle = { seed: 'daily', goal: 2048, start };
const begun: TilesPosition = {
  board: [
    [2, 4, 8, 16],
    [256, 128, 64, 32],
    [512, 1024, 2, 4],
    [0, 0, 4, 2],
  ],
  score: 15_872,
  moves: 921,
  by: 'left',
  merged: [64, 8],
  isContinued: false,
};

const meta = preview.meta({
  title: 'Screens/Puzzles/TwentyFortyEightScreen',
  component: TwentyFortyEightScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/2048' } },
  args: {
    id: { level: '2048', seed: 'daily' },
    puzzle,
    position: begun,
    game: playing,
    ...pageArgs,
    results: [
      {
        level: '2048',
        seed: '2026-11-25',
        elapsedMs: 900_000,
        mistakes: 0,
        hints: 0,
        day: '2026-11-25',
        score: 20_480,
      },
    ],
  },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('20,480')).toBeVisible();
    await expect(canvas.getByText('Merged into 64, 8. Score: 15,872')).toBeInTheDocument();
    await expect(canvas.getByText('Row 4: empty, empty, 4, 2')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Hint' })).toBeNull();
    await expect(canvasElement.querySelector('[role=application]')).toHaveTextContent('2481625612864325121024244');
  },
});

export const Keyboard = meta.story({
  args: { position: tilesRules.start(puzzle) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ score: 0, moves: 1, by: 'down', merged: [] }),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ score: 4, moves: 1, by: 'left', merged: [4] }),
    );
  },
});

export const Pointer = meta.story({
  args: { position: tilesRules.start(puzzle) },
  play: async ({ canvas, args }) => {
    const board = canvas.getByRole('application');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: board, coords: { clientX: 200, clientY: 300 } },
      { target: board, coords: { clientX: 120, clientY: 304 } },
      { keys: '[/MouseLeft]', target: board },
    ]);
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ by: 'left', merged: [4] }));
    await userEvent.click(canvas.getByRole('button', { name: 'Slide right' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ by: 'right', merged: [4] }));
  },
});

export const Loading = meta.story({
  args: { puzzle: null, position: null, game: { ...playing, state: 'loading', elapsedMs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('application')).toHaveAttribute('aria-busy', 'true');
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
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[role=application]')).toHaveTextContent('');
    await expect(canvas.getByRole('button', { name: 'Resume' })).toHaveFocus();
  },
});

export const Solved = meta.story({
  args: {
    position: {
      ...begun,
      board: [
        [2048, 4, 8, 16],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 2],
      ],
      score: 20_600,
    },
    game: { ...playing, state: 'solved' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Best score: 20,600')).toBeVisible();
    await expect(canvas.queryByText('Mistakes: 0')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue playing' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ isContinued: true, score: 20_600 }));
  },
});

export const Lost = meta.story({
  args: { game: { ...playing, state: 'lost' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No move is left. Undo the last move to continue.')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
    await expect(args.actions.onUndo).toHaveBeenCalledTimes(1);
  },
});

/** Left stays left. */
export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const place = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(place('تحريك إلى اليسار')).toBeLessThan(place('تحريك إلى اليمين'));
  },
});

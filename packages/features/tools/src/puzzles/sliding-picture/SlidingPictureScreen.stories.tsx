import { hintFifteen } from '@apiyard/kernels/fifteen/fifteen';
import { sceneSvg } from '@apiyard/kernels/sliding-picture/scenes';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, userEvent } from 'storybook/test';
import type { FifteenPosition } from '../fifteen/fifteen-board.ts';
import { pageArgs, playing } from '../story/page-args.ts';
import { SlidingPictureScreen } from './SlidingPictureScreen.tsx';

const begun: FifteenPosition = { tiles: [1, 2, 3, 4, 0, 6, 7, 5, 8], moves: 12 };
const own = {
  url: `data:image/svg+xml,${encodeURIComponent(sceneSvg('city', 'own'))}`,
  file: new File(['picture'], 'harbour.webp', { type: 'image/webp' }),
};

const meta = preview.meta({
  title: 'Screens/Puzzles/SlidingPictureScreen',
  component: SlidingPictureScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/sliding-picture' } },
  args: {
    id: { level: '3-sea', seed: '2026-11-26' },
    puzzle: begun.tiles,
    position: begun,
    game: playing,
    own: null,
    isUnreadable: false,
    onOwn: fn(),
    ...pageArgs,
  },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Moves: 12')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'The solved picture: Sea' })).toBeVisible();
    const cell = canvas.getByRole('gridcell', { name: 'Row 3, column 2: tile 5' });
    await expect(cell).toHaveTextContent('5');
    await userEvent.click(cell);
    await expect(args.onMove).toHaveBeenLastCalledWith({ tiles: [1, 2, 3, 4, 5, 6, 7, 0, 8], moves: 13 });
    await userEvent.click(canvas.getByRole('switch', { name: 'Show numbers' }));
    await expect(cell).toHaveTextContent('');
    await expect(cell).toHaveAccessibleName('Row 3, column 2: tile 5');
    await userEvent.click(canvas.getByRole('switch', { name: 'Show numbers' }));
  },
});

/** The person's own picture, which stays in the browser. */
export const Own = meta.story({
  parameters: pictured(inDark),
  args: { own },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'The solved picture: harbour.webp' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use your own picture' }));
    await expect(canvas.getByText(/stays in this browser/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await expect(args.onOwn).toHaveBeenLastCalledWith(null);
  },
});

export const Unreadable = meta.story({
  args: { isUnreadable: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use your own picture' }));
    await expect(canvas.getByText(/^This browser can’t read the file\./)).toBeVisible();
  },
});

export const Explained = meta.story({
  args: { hint: { value: hintFifteen(begun.tiles), detail: 'explain' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Move tile 5 up.')).toBeVisible();
    await expect(canvas.getAllByRole('gridcell', { name: /part of the hint$/ })).toHaveLength(1);
  },
});

export const Loading = meta.story({
  args: { puzzle: null, position: null, game: { ...playing, state: 'loading', elapsedMs: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Sliding picture board' })).toHaveAttribute('aria-busy', 'true');
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
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('[role=grid]')).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(args.actions.onResume).toHaveBeenCalledTimes(1);
  },
});

export const Solved = meta.story({
  parameters: pictured(inLight),
  args: { position: { tiles: [1, 2, 3, 4, 5, 6, 7, 8, 0], moves: 31 }, game: { ...playing, state: 'solved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Solved' })).toBeVisible();
    await expect(canvas.getByText('Moves: 31')).toBeVisible();
  },
});

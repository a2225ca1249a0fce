import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, userEvent } from 'storybook/test';
import type { FifteenPrintScreenProps } from './FifteenPrintScreen.tsx';
import { FifteenPrintScreen } from './FifteenPrintScreen.tsx';

const puzzle = { tiles: [1, 2, 3, 4, 0, 6, 7, 5, 8], moved: [5, 8] };
const puzzles = ['abc', 'abc-2'].map((seed) => ({ id: { level: '3', seed }, puzzle }));

const done: FifteenPrintScreenProps['puzzles'] = { state: 'done', value: puzzles };
const loading: FifteenPrintScreenProps['puzzles'] = { state: 'loading' };
const failed: FifteenPrintScreenProps['puzzles'] = { state: 'failed' };

const meta = preview.meta({
  title: 'Screens/Puzzles/FifteenPrintScreen',
  component: FifteenPrintScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/fifteen/print' } },
  args: {
    view: { level: '3', seed: 'abc', count: 2, perPage: 2, hasSolutions: true },
    puzzles: done,
    onView: fn(),
    onRetry: fn(),
    onPrint: fn(),
  },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('region').map((sheet) => sheet.querySelectorAll('svg').length)).toEqual([2, 0]);
    await expect(canvas.getAllByText('Tiles to move, in order (2 moves)')).toHaveLength(2);
    await expect(canvas.getAllByText('5 8')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({
  args: { puzzles: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  args: { puzzles: failed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

import { makeNonogram } from '@apiyard/kernels/nonogram/nonogram';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, userEvent } from 'storybook/test';
import type { NonogramPrintScreenProps } from './NonogramPrintScreen.tsx';
import { NonogramPrintScreen } from './NonogramPrintScreen.tsx';

const puzzle = makeNonogram({ width: 10, height: 10 }, 'daily');
const puzzles = ['abc', 'abc-2'].map((seed) => ({ id: { level: '10', seed }, puzzle }));

const done: NonogramPrintScreenProps['puzzles'] = { state: 'done', value: puzzles };
const loading: NonogramPrintScreenProps['puzzles'] = { state: 'loading' };
const failed: NonogramPrintScreenProps['puzzles'] = { state: 'failed' };

const meta = preview.meta({
  title: 'Screens/Puzzles/NonogramPrintScreen',
  component: NonogramPrintScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/nonogram/print' } },
  args: {
    view: { level: '10', seed: 'abc', count: 2, perPage: 2, hasSolutions: true },
    puzzles: done,
    onView: fn(),
    onRetry: fn(),
    onPrint: fn(),
  },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('region').map((sheet) => sheet.querySelectorAll('svg').length)).toEqual([2, 2]);
    await expect(canvas.queryAllByRole('list')).toHaveLength(0);
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

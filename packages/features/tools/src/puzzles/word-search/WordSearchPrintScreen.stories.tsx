import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, userEvent } from 'storybook/test';
import { makeWordSearchPuzzle } from './make-word-search.ts';
import type { WordSearchPrintScreenProps } from './WordSearchPrintScreen.tsx';
import { WordSearchPrintScreen } from './WordSearchPrintScreen.tsx';

const puzzle = makeWordSearchPuzzle({ language: 'en', level: 'easy', seed: 'daily' });
const puzzles = ['abc', 'abc-2'].map((seed) => ({ id: { level: 'en-easy', seed }, puzzle }));

const done: WordSearchPrintScreenProps['puzzles'] = { state: 'done', value: puzzles };
const loading: WordSearchPrintScreenProps['puzzles'] = { state: 'loading' };
const failed: WordSearchPrintScreenProps['puzzles'] = { state: 'failed' };

const meta = preview.meta({
  title: 'Screens/Puzzles/WordSearchPrintScreen',
  component: WordSearchPrintScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/word-search/print' } },
  args: {
    view: { level: 'en-easy', seed: 'abc', count: 2, perPage: 2, hasSolutions: true },
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
    await expect(canvas.queryAllByRole('list')).toHaveLength(2);
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

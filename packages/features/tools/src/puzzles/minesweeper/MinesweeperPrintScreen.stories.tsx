import { makeMinesweeper, presets } from '@apiyard/kernels/minesweeper/minesweeper';
import { numbersOnPaper } from '@apiyard/kernels/minesweeper/paper';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, userEvent } from 'storybook/test';
import type { MinesweeperPrintScreenProps } from './MinesweeperPrintScreen.tsx';
import { MinesweeperPrintScreen } from './MinesweeperPrintScreen.tsx';

const board = makeMinesweeper(presets.beginner, 'daily');
const puzzle = {
  width: 9,
  height: 9,
  mines: 10,
  given: numbersOnPaper(board, 'daily').flat(),
  isMine: board.rows.flat().map((cell) => cell === 'mine'),
};
const puzzles = ['abc', 'abc-2'].map((seed) => ({ id: { level: 'beginner', seed }, puzzle }));

const done: MinesweeperPrintScreenProps['puzzles'] = { state: 'done', value: puzzles };
const loading: MinesweeperPrintScreenProps['puzzles'] = { state: 'loading' };
const failed: MinesweeperPrintScreenProps['puzzles'] = { state: 'failed' };

const meta = preview.meta({
  title: 'Screens/Puzzles/MinesweeperPrintScreen',
  component: MinesweeperPrintScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/minesweeper/print' } },
  args: {
    view: { level: 'beginner', seed: 'abc', count: 2, perPage: 2, hasSolutions: true },
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
    await expect(canvas.getAllByText(/^Mines: 10\./)).toHaveLength(2);
    await expect(canvas.getAllByRole('region').map((sheet) => sheet.querySelectorAll('circle').length)).toEqual([
      0, 20,
    ]);
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

import { makeSudoku } from '@apiyard/kernels/sudoku';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SudokuPrintScreenProps } from './SudokuPrintScreen.tsx';
import { expectNoPrintYet, expectPrint, expectRetry, failed, loading } from '../story/print-stories.ts';
import { SudokuPrintScreen } from './SudokuPrintScreen.tsx';

const digitsIn = (text: string) => Array.from(text, (character) => Number(character.replace('.', '0')));
const puzzles = ['abc', 'abc-2', 'abc-3'].map((seed) => {
  const { puzzle, solution } = makeSudoku('easy', seed);
  return { id: { level: 'easy', seed }, puzzle: { clues: digitsIn(puzzle), solution: digitsIn(solution) } };
});

const done: SudokuPrintScreenProps['puzzles'] = { state: 'done', value: puzzles };

const meta = preview.meta({
  title: 'Screens/Puzzles/SudokuPrintScreen',
  component: SudokuPrintScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/sudoku/print' } },
  args: {
    view: { level: 'easy', seed: 'abc', count: 4, perPage: 2, hasSolutions: true },
    puzzles: done,
    onView: fn(),
    onRetry: fn(),
    onPrint: fn(),
  },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, canvasElement, args }) => {
    const drawn = (sheet: HTMLElement) => within(sheet).getAllByRole('img', { name: 'Sudoku' }).length;
    await expect(canvas.getAllByRole('region').map(drawn)).toEqual([2, 1, 3]);
    await userEvent.click(canvas.getByRole('switch', { name: 'Solutions at the end' }));
    await expect(args.onView).toHaveBeenCalledWith({ ...args.view, hasSolutions: false });
    await expectPrint({ canvasElement, args });
  },
});

export const Loading = meta.story({
  args: { puzzles: loading },
  play: expectNoPrintYet,
});

export const Failed = meta.story({
  args: { puzzles: failed },
  play: expectRetry,
});

import { makeMinesweeper, presets } from '@apiyard/kernels/minesweeper/minesweeper';
import { numbersOnPaper } from '@apiyard/kernels/minesweeper/paper';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect } from 'storybook/test';
import { expectNoPrintYet, expectPrint, expectRetry, failed, loading, printArgs } from '../story/print-stories.ts';
import { MinesweeperPrintScreen } from './MinesweeperPrintScreen.tsx';

const board = makeMinesweeper(presets.beginner, 'daily');
const puzzle = {
  width: 9,
  height: 9,
  mines: 10,
  given: numbersOnPaper(board, 'daily').flat(),
  isMine: board.rows.flat().map((cell) => cell === 'mine'),
};

const meta = preview.meta({
  title: 'Screens/Puzzles/MinesweeperPrintScreen',
  component: MinesweeperPrintScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/minesweeper/print' } },
  args: printArgs('beginner', puzzle),
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getAllByRole('region').map((sheet) => sheet.querySelectorAll('svg').length)).toEqual([2, 2]);
    await expect(canvas.getAllByText(/^Mines: 10\./)).toHaveLength(2);
    await expect(canvas.getAllByRole('region').map((sheet) => sheet.querySelectorAll('circle').length)).toEqual([
      0, 20,
    ]);
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

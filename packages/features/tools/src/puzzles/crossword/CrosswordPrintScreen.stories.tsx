import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect } from 'storybook/test';
import { makeCrosswordPuzzle } from './make-crossword.ts';
import { expectNoPrintYet, expectPrint, expectRetry, failed, loading, printArgs } from '../story/print-stories.ts';
import { CrosswordPrintScreen } from './CrosswordPrintScreen.tsx';

const puzzle = makeCrosswordPuzzle({ language: 'en', level: 'small', seed: 'daily' });

const meta = preview.meta({
  title: 'Screens/Puzzles/CrosswordPrintScreen',
  component: CrosswordPrintScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/crossword/print' } },
  args: printArgs('en-small', puzzle),
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getAllByRole('region').map((sheet) => sheet.querySelectorAll('svg').length)).toEqual([2, 2]);
    await expect(canvas.queryAllByRole('list')).toHaveLength(4);
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

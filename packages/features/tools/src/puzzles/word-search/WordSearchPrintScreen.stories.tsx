import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect } from 'storybook/test';
import { makeWordSearchPuzzle } from './make-word-search.ts';
import { expectNoPrintYet, expectPrint, expectRetry, failed, loading, printArgs } from '../story/print-stories.ts';
import { WordSearchPrintScreen } from './WordSearchPrintScreen.tsx';

const puzzle = makeWordSearchPuzzle({ language: 'en', level: 'easy', seed: 'daily' });

const meta = preview.meta({
  title: 'Screens/Puzzles/WordSearchPrintScreen',
  component: WordSearchPrintScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/word-search/print' } },
  args: printArgs('en-easy', puzzle),
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getAllByRole('region').map((sheet) => sheet.querySelectorAll('svg').length)).toEqual([2, 2]);
    await expect(canvas.queryAllByRole('list')).toHaveLength(2);
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

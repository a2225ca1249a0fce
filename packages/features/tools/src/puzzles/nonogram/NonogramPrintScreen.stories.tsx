import { makeNonogram } from '@apiyard/kernels/nonogram/nonogram';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect } from 'storybook/test';
import { expectNoPrintYet, expectPrint, expectRetry, failed, loading, printArgs } from '../story/print-stories.ts';
import { NonogramPrintScreen } from './NonogramPrintScreen.tsx';

const puzzle = makeNonogram({ width: 10, height: 10 }, 'daily');

const meta = preview.meta({
  title: 'Screens/Puzzles/NonogramPrintScreen',
  component: NonogramPrintScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/nonogram/print' } },
  args: printArgs('10', puzzle),
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getAllByRole('region').map((sheet) => sheet.querySelectorAll('svg').length)).toEqual([2, 2]);
    await expect(canvas.queryAllByRole('list')).toHaveLength(0);
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

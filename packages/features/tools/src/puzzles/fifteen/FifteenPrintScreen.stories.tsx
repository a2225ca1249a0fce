import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect } from 'storybook/test';
import { expectNoPrintYet, expectPrint, expectRetry, failed, loading, printArgs } from '../story/print-stories.ts';
import { FifteenPrintScreen } from './FifteenPrintScreen.tsx';

const puzzle = { tiles: [1, 2, 3, 4, 0, 6, 7, 5, 8], moved: [5, 8] };

const meta = preview.meta({
  title: 'Screens/Puzzles/FifteenPrintScreen',
  component: FifteenPrintScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/puzzle/fifteen/print' } },
  args: printArgs('3', puzzle),
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getAllByRole('region').map((sheet) => sheet.querySelectorAll('svg').length)).toEqual([2, 0]);
    await expect(canvas.getAllByText('Tiles to move, in order (2 moves)')).toHaveLength(2);
    await expect(canvas.getAllByText('5 8')).toHaveLength(2);
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

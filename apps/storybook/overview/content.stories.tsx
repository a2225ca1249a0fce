import { pictured, sheetModes } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { expect, waitFor } from 'storybook/test';
import { Content } from './content.tsx';
import { expectOnSheet, sheet } from './sheet.tsx';

const meta = preview.meta({ title: 'Overview/Content', tags: ['!autodocs'], parameters: pictured(sheetModes) });

export const All = meta.story({
  render: sheet(Content),
  play: async ({ canvasElement }) => {
    await expectOnSheet(canvasElement, [
      'Avatar',
      'AvatarGroup',
      'KeyHint',
      'Timeline',
      'Markdown',
      'JsonTree',
      'CodeBlock',
    ]);
    // The text and the colours of code come later than the rest, and colours only near the visible part.
    canvasElement.querySelector('pre')?.scrollIntoView();
    await waitFor(() =>
      expect(
        ['table', '[role="treegrid"]', 'code span span'].filter((part) => canvasElement.querySelector(part) === null),
      ).toEqual([]),
    );
    scrollTo(0, 0);
  },
});

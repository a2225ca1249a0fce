import { pictured, sheetModes } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { expect, waitFor } from 'storybook/test';
import { RichContent } from './rich.tsx';
import { expectOnSheet, sheet } from './sheet.tsx';

const meta = preview.meta({ title: 'Overview/Rich content', tags: ['!autodocs'], parameters: pictured(sheetModes) });

export const All = meta.story({
  render: sheet(RichContent),
  play: async ({ canvasElement }) => {
    await expectOnSheet(canvasElement, ['CodeEditor', 'RichText', 'Diff', 'JsonDiff', 'Compare', 'SafeHtml']);
    // Editors, colours and the frame's content come later than the rest.
    await waitFor(() =>
      expect(
        ['.cm-line span', '.cm-lintRange', '.ProseMirror h2'].filter(
          (part) => canvasElement.querySelector(part) === null,
        ),
      ).toEqual([]),
    );
    await waitFor(() =>
      expect(canvasElement.querySelector('iframe')?.contentDocument?.body?.childNodes.length).toBeGreaterThan(0),
    );
  },
});

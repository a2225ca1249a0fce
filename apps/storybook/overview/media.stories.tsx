import { pictured, sheetModes } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { expect, waitFor } from 'storybook/test';
import { Media } from './media.tsx';
import { expectOnSheet, sheet } from './sheet.tsx';

const meta = preview.meta({ title: 'Overview/Media', tags: ['!autodocs'], parameters: pictured(sheetModes) });

export const All = meta.story({
  render: sheet(Media),
  play: async ({ canvasElement }) => {
    await expectOnSheet(canvasElement, ['QrCode', 'ImageCropper', 'Lightbox', 'Carousel']);
    // The encoder of the code loads later than the rest, and the crop area needs the size of the picture.
    await waitFor(() =>
      expect(
        ['[role="img"] path', '[data-diagonal]'].filter((part) => canvasElement.querySelector(part) === null),
      ).toEqual([]),
    );
  },
});

import { pictured, sheetModes } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { Layout } from './layout.tsx';
import { expectOnSheet, sheet } from './sheet.tsx';

const meta = preview.meta({ title: 'Overview/Layout', tags: ['!autodocs'], parameters: pictured(sheetModes) });

export const All = meta.story({
  render: sheet(Layout),
  play: ({ canvasElement }) =>
    expectOnSheet(canvasElement, [
      'Heading',
      'Text',
      'Stack',
      'Inline',
      'Grid',
      'Spread',
      'Columns',
      'WithSidebar',
      'Card',
      'Bleed',
      'Dense',
      'SplitPanes',
    ]),
});

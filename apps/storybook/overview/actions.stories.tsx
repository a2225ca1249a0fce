import { pictured, sheetModes } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { Actions } from './actions.tsx';
import { expectOnSheet, sheet } from './sheet.tsx';

const meta = preview.meta({ title: 'Overview/Actions', tags: ['!autodocs'], parameters: pictured(sheetModes) });

export const All = meta.story({
  render: sheet(Actions),
  play: ({ canvasElement }) =>
    expectOnSheet(canvasElement, [
      'Button',
      'IconButton',
      'ToggleButton',
      'ToggleButtonGroup',
      'Toolbar',
      'Menu',
      'CopyButton',
      'Link',
    ]),
});

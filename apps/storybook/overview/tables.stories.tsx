import { pictured, sheetModes } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { Tables } from './tables.tsx';
import { expectOnSheet, sheet } from './sheet.tsx';

const meta = preview.meta({ title: 'Overview/Tables', tags: ['!autodocs'], parameters: pictured(sheetModes) });

export const All = meta.story({
  render: sheet(Tables),
  play: ({ canvasElement }) =>
    expectOnSheet(canvasElement, ['Table', 'StaticTable', 'ReorderTable', 'TablePagination', 'DataTable']),
});

import { pictured, sheetModes } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { Feedback } from './feedback.tsx';
import { expectOnSheet, sheet } from './sheet.tsx';

const meta = preview.meta({ title: 'Overview/Feedback', tags: ['!autodocs'], parameters: pictured(sheetModes) });

export const All = meta.story({
  render: sheet(Feedback),
  play: ({ canvasElement }) =>
    expectOnSheet(canvasElement, ['Alert', 'Badge', 'Progress', 'Skeleton', 'Empty', 'Failed']),
});

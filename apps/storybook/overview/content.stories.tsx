import { pictured, sheetModes } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { Content } from './content.tsx';
import { expectOnSheet, sheet } from './sheet.tsx';

const meta = preview.meta({ title: 'Overview/Content', tags: ['!autodocs'], parameters: pictured(sheetModes) });

export const All = meta.story({
  render: sheet(Content),
  play: ({ canvasElement }) => expectOnSheet(canvasElement, ['Avatar', 'AvatarGroup', 'KeyHint', 'Timeline', 'Markdown', 'JsonTree', 'CodeBlock']),
});

import { pictured, sheetModes } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { expect, waitFor, within } from 'storybook/test';
import { ListsAndMessages } from './lists-and-messages.tsx';
import { expectOnSheet, sheet } from './sheet.tsx';

const meta = preview.meta({
  title: 'Overview/Lists and messages',
  tags: ['!autodocs'],
  parameters: pictured(sheetModes),
});

export const All = meta.story({
  render: sheet(ListsAndMessages),
  play: async ({ canvasElement }) => {
    await expectOnSheet(canvasElement, ['Board', 'VirtualList', 'MessageList', 'Bubble']);
    await waitFor(() => expect(within(canvasElement).getAllByRole('row').length).toBeGreaterThan(10));
    await waitFor(() => expect(within(canvasElement).getAllByRole('article')).toHaveLength(7));
  },
});

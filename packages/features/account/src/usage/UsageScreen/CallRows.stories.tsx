import type { LoggedCall } from '@apiyard/api/contract/hub/usage';
import { Card } from '@apiyard/ui/Card';
import { expect, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { storyCalls, storyNowMs, storyUsage } from '../story/story-usage.ts';
import { usageCopy } from '../usage-copy.ts';
import { CallRows } from './CallRows.tsx';

/** The widest content of each column. */
const widest = storyCalls.map((call): LoggedCall => ({
  ...call,
  api: 'convert/roman-numerals-and-others',
  method: 'POST',
  status: 504,
  code: 'UpstreamTimeout',
  ms: 12_345.6,
  cost: 12_345,
  at: '2026-11-20T09:12:00.000Z',
  hasInput: true,
}));

const meta = preview.meta({
  title: 'Screens/Usage/Calls',
  component: CallRows,
  globals: { language: 'en' },
  loaders: [() => loadActive(usageCopy)],
  args: { calls: widest, keys: storyUsage.keys, nowMs: storyNowMs },
  decorators: [
    (Story) => (
      <div data-room>
        <Card padding="none">{Story()}</Card>
      </div>
    ),
  ],
});

const roomIn = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[data-room]') as HTMLElement;

/** From the width of a phone to that of a laptop, in steps of 10 px. */
const neverScrollsSideways = async (canvasElement: HTMLElement) => {
  const room = roomIn(canvasElement);
  for (let width = 280; width <= 1200; width += 10) {
    room.style.inlineSize = `${width}px`;
    await waitFor(() => {
      const list = room.querySelector('table') ?? room.querySelector('ul');
      expect([width, list !== null && list.getBoundingClientRect().width <= width]).toEqual([width, true]);
    });
  }
};

/** With less room, columns are hidden, then calls are stacked; nothing scrolls sideways. */
export const AnyRoom = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await neverScrollsSideways(canvasElement);
    const columns = () =>
      within(canvas.getByRole('table', { name: 'Call log' }))
        .getAllByRole('columnheader')
        .map((header) => header.textContent);
    await expect(columns()).toEqual(['API', 'Status', 'Time', 'Key', 'Duration', 'Cost', 'Request ID', 'Playground']);
    roomIn(canvasElement).style.inlineSize = '960px';
    await waitFor(() =>
      expect(columns()).toEqual(['API', 'Status', 'Time', 'Key', 'Duration', 'Request ID', 'Playground']),
    );
    roomIn(canvasElement).style.inlineSize = '880px';
    await waitFor(() => expect(columns()).toEqual(['API', 'Status', 'Time', 'Key', 'Request ID', 'Playground']));
    await expect(canvas.getAllByText('12.3 sec')).toHaveLength(5);
    roomIn(canvasElement).style.inlineSize = '800px';
    await waitFor(() =>
      expect(within(canvas.getByRole('list', { name: 'Call log' })).getAllByRole('listitem')).toHaveLength(5),
    );
  },
});

export const AnyRoomInArabic = meta.story({
  globals: { language: 'ar' },
  play: ({ canvasElement }) => neverScrollsSideways(canvasElement),
});
export const AnyRoomInFrench = meta.story({
  globals: { language: 'fr' },
  play: ({ canvasElement }) => neverScrollsSideways(canvasElement),
});
export const AnyRoomInChinese = meta.story({
  globals: { language: 'zh-CN' },
  play: ({ canvasElement }) => neverScrollsSideways(canvasElement),
});

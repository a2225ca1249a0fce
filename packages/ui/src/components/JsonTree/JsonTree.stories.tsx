import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { JsonTree } from './JsonTree.tsx';

const answer = {
  status: true,
  result: {
    'full name': 'Ada "Countess" Lovelace',
    tags: ['math', 'poetry'],
    born: 1815,
    id: 12345678901234567890n,
    died: null,
  },
  empty: {},
};
const meta = preview.meta({
  title: 'Components/Data/JsonTree',
  component: JsonTree,
  args: { label: 'Response', value: answer },
  globals: { language: 'en' },
  parameters: guide({
    when: 'Use to explore a response that is large, deeply nested or of unknown structure.',
    words: ['json viewer', 'object inspector', 'tree view', 'json explorer'],
    instead: [
      ['A short response, or one to copy unchanged', 'CodeBlock'],
      ['Rows of the same kind', 'Table'],
    ],
    keyboard: [
      ['↑ ↓', 'moves between rows'],
      ['→', 'expands the row, then moves to its first child'],
      ['←', 'collapses the row, then moves to its parent'],
      ['Home, End', 'moves to the first or last row'],
      ['Enter', 'selects the value, if values can be selected'],
    ],
    notes: [
      'A list shows 100 items at a time, so that 100,000 items expand without delay. JSON and its arrow keys run from left to right in every language.',
    ],
  }),
});

const rowTexts = (rows: HTMLElement[]) =>
  rows.map((row) => row.querySelector('span + span, button + span')?.textContent);

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treegrid', { name: 'Response' })).toBeVisible();
    await expect(rowTexts(await canvas.findAllByRole('row'))).toEqual([
      '{ 3 items',
      '"status": true',
      '"result": { 5 items',
      '"full name": "Ada \\"Countess\\" Lovelace"',
      '"tags": […] 2 items',
      '"born": 1815',
      '"id": 12345678901234567890',
      '"died": null',
      '"empty": {}',
    ]);
  },
});

/** A colour has a swatch before it, a date is also written out. Neither is copied. */
export const ColoursAndDates = meta.story({
  globals: { language: 'en' },
  args: { label: 'Response', value: { accent: '#5d87ff', made: '2026-11-26', name: '#1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thursday, November 26, 2026')).toBeVisible();
    const colorBefore = (text: string) => {
      const before = canvas.getByText(text).previousElementSibling;
      return before && getComputedStyle(before).backgroundColor;
    };
    await expect(colorBefore('"#5d87ff"')).toBe('rgb(93, 135, 255)');
    await expect(colorBefore('"#1"')).toBe('rgba(0, 0, 0, 0)');
  },
});

export const Keyboard = meta.story({
  args: { depthOpen: 0 },
  play: async ({ canvas, userEvent }) => {
    const root = await canvas.findByRole('row');
    for (let step = 0; step < 4; step += 1) await userEvent.tab();
    await expect(root).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
});

export const CopyValueAndPath = meta.story({
  play: async ({ canvas, userEvent }) => {
    const written: string[] = [];
    spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
    const row = await canvas.findByRole('row', { name: /Countess/ });
    await userEvent.hover(row.querySelector('span + span, button + span') ?? row);
    // Clicked without moving the pointer: user-event's moves leave the line for a moment, which hides its buttons.
    for (const name of ['Copy value', 'Copy path']) (await within(row).findByRole('button', { name })).click();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(written).toHaveLength(3));
    await expect(written.slice(0, 2)).toEqual(['Ada "Countess" Lovelace', "$.result['full name']"]);
    await expect(written[2]).toContain('"id": 12345678901234567890,');
  },
});

const hundredThousand = { items: Array.from({ length: 100_000 }, (_, id) => ({ id, name: `Item ${id}` })) };
/** A list of 100,000 entries shows a hundred at a time, more on demand, and never blocks the page. */
export const HundredThousand = meta.story({
  // Not as args: Storybook would send all of them to its panels.
  render: () => <JsonTree value={hundredThousand} label="Large response" />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = () => canvasElement.querySelectorAll('[role="row"]').length;
    await waitFor(() => expect(rows()).toBe(103));
    await userEvent.click(canvas.getByText(/^Show 100 more/));
    await waitFor(() => expect(rows()).toBe(203));
    await userEvent.click(canvas.getByLabelText('Collapse all'));
    await waitFor(() => expect(rows()).toBe(1));
  },
});

export const LongWords = meta.story({
  args: { value: { word: 'Donaudampfschifffahrts'.repeat(80), next: 'short' } },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('… 760 more characters')).toBeInTheDocument();
    const tree = canvas.getByRole('treegrid');
    await expect(tree.scrollWidth).toBeLessThanOrEqual(tree.clientWidth);
  },
});

export const OneValue = meta.story({
  args: { value: 'plain' },
  play: async ({ canvas }) => {
    await expect(rowTexts(await canvas.findAllByRole('row'))).toEqual(['"plain"']);
  },
});

/** JSON and its arrow keys stay left to right; the text around it is Arabic. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { depthOpen: 0, label: 'الإجابة' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row');
    await expect(canvas.getByRole('button', { name: 'توسيع الكل' })).toBeVisible();
    for (let step = 0; step < 4; step += 1) await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
});

const onChoose = fn();
/** For selecting a value: pressing it or Enter returns its path. */
export const ToChooseFrom = meta.story({
  args: { value: { books: [{ title: 'Night Ferry' }] }, depthOpen: 3, onChoose },
  play: async ({ canvas, userEvent }) => {
    onChoose.mockClear();
    await userEvent.click(await canvas.findByText('"Night Ferry"'));
    await expect(onChoose.mock.calls).toEqual([['$.books[0].title']]);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onChoose.mock.calls[1]).toEqual(['$.books[0]']);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [root] = await canvas.findAllByRole('row');
    for (let step = 0; step < 4; step += 1) await userEvent.tab();
    await expect(root).toHaveFocus();
    await expect(root && getComputedStyle(root).outlineStyle).toBe('solid');
  },
});

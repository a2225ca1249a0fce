import { expect, spyOn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Diff } from './Diff.tsx';

const before = `name: books
source:
  url: https://books.example/list
  timeout: 10
fields:
  title: h2
  price: .price
  rating: .stars
  author: .author
limits:
  cache: 60
  calls: 100
`;
const after = before.replace('timeout: 10', 'timeout: 30').replace('  calls: 100\n', '  calls: 100\n  cost: 2\n');

const meta = preview.meta({
  title: 'Components/Data/Diff',
  component: Diff,
  args: { label: 'books.yaml', before, after },
  globals: { language: 'en' },
  parameters: guide({
    when: 'Use to show what changed between two versions of a text or a file: a definition, a template, a response.',
    words: ['difference', 'compare texts', 'changes', 'patch', 'unified diff', 'side by side', 'revisions'],
    instead: [
      ['Data, compared by path', 'JsonDiff'],
      ['Two pictures', 'Compare'],
      ['A text without changes', 'CodeBlock'],
    ],
    keyboard: [
      ['Tab', 'moves to the buttons, the text and the buttons of collapsed lines'],
      ['↑ ↓', 'scrolls the text'],
      ['← →', 'moves between unified and side by side'],
    ],
    notes: [
      'Added lines have a `+` and are `ins`, removed ones have a `−` and are `del`: colour only repeats it. Changed words are underlined. Lines run from left to right in every language. Pass `hunks` for a diff that was made elsewhere; collapsed lines then only have a number.',
      'More than 1,500 changed lines are shown as removed and added. 500 lines are shown at first.',
    ],
  }),
});

const rowTexts = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('tbody tr'), (row) =>
    Array.from(row.children, (cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim()).join('|'),
  );

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'books.yaml' })).toBeVisible();
    await expect(rowTexts(canvasElement)).toEqual([
      '1|1|name: books',
      '2|2|source:',
      '3|3|url: https://books.example/list',
      '4||−Removed timeout: 10',
      '|4|+Added timeout: 30',
      '5|5|fields:',
      '6|6|title: h2',
      '7|7|price: .price',
      'Show 2 unchanged lines',
      '10|10|limits:',
      '11|11|cache: 60',
      '12|12|calls: 100',
      '|13|+Added cost: 2',
    ]);
    await expect(Array.from(canvasElement.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual(['10', '30']);
    await expect(canvasElement.querySelector('del')).toHaveTextContent('timeout: 10');
    await expect(canvas.getByText('2 lines added')).toBeVisible();
  },
});

export const SideBySide = meta.story({
  args: { defaultView: 'sides' },
  play: async ({ canvasElement }) => {
    await expect(rowTexts(canvasElement).slice(3, 5)).toEqual([
      '4|−Removed timeout: 10|4|+Added timeout: 30',
      '5|fields:|5|fields:',
    ]);
    await expect(rowTexts(canvasElement).at(-1)).toBe('||13|+Added cost: 2');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('radio', { name: 'Side by side' })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'books.yaml' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: /unchanged/ })).toBeNull();
    await expect(rowTexts(canvasElement)).toHaveLength(13);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const written: string[] = [];
    spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 unchanged lines' }));
    await expect(rowTexts(canvasElement)).toContain('8|8|rating: .stars');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(written).toHaveLength(1));
    await expect(written[0]).toContain('@@ -1,7 +1,7 @@\n name: books\n');
    await expect(written[0]).toContain('-  timeout: 10\n+  timeout: 30\n');
  },
});

/** A diff that was made elsewhere: the lines between its hunks are only counted. */
export const Hunks = meta.story({
  render: () => (
    <Diff
      label="shopping.txt"
      hunks={[
        {
          oldStart: 4,
          newStart: 4,
          changes: [
            { kind: 'removed', text: 'milk\n' },
            { kind: 'added', text: 'oat milk\n' },
          ],
        },
        { oldStart: 20, newStart: 20, changes: [{ kind: 'added', text: 'lemon\n' }] },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(rowTexts(canvasElement)).toEqual([
      '3 unchanged lines',
      '4||−Removed milk',
      '|4|+Added oat milk',
      '16 unchanged lines',
      '|20|+Added lemon',
    ]);
  },
});

export const NoDifferences = meta.story({
  args: { after: before },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No differences')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** 500 lines are shown at first. */
export const Long = meta.story({
  args: { before: '', after: Array.from({ length: 1200 }, (_, index) => `row ${index + 1}\n`).join('') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(rowTexts(canvasElement)).toHaveLength(500);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 500 more' }));
    await expect(rowTexts(canvasElement)).toHaveLength(1000);
    await expect(canvas.getByRole('button', { name: 'Show 200 more' })).toBeVisible();
  },
});

/** On a phone, it is unified. */
export const OnPhone = meta.story({
  args: { defaultView: 'sides' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').length).toBe(matchMedia('(max-width: 599.98px)').matches ? 3 : 4);
  },
});

/** The code runs from left to right; what is around it is mirrored. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'التعريف' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('table')).direction).toBe('ltr');
    await expect(canvas.getByText('أُضيف سطران')).toBeVisible();
    const copy = canvas.getByRole('button', { name: 'نسخ' }).getBoundingClientRect();
    await expect(copy.right).toBeLessThan(canvas.getByText('التعريف').getBoundingClientRect().left);
  },
});

export const LongWords = meta.story({
  args: { label: longWord, before: longWord.repeat(4), after: longWord.repeat(5) },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: longWord });
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
});

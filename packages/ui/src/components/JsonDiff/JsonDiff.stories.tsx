import { expect, spyOn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { JsonDiff } from './JsonDiff.tsx';

const before = { name: 'books', limits: { cacheS: 60, calls: 100 }, tags: ['books', 'shop'], isDraft: true };
const after = { name: 'books', limits: { cacheS: 300, calls: 100, cost: 2 }, tags: ['books', 'store'] };

const meta = preview.meta({
  title: 'Components/Data/JsonDiff',
  component: JsonDiff,
  args: { label: 'Changes of the definition', before, after },
  globals: { language: 'en' },
  parameters: guide({
    when: 'Use to show what changed in data: settings, a record, the response of an API.',
    words: ['object diff', 'json compare', 'changes by path', 'json patch'],
    instead: [
      ['Texts, compared line by line', 'Diff'],
      ['Data without changes', 'JsonTree'],
    ],
    keyboard: [['Tab', 'moves to the copy button and to the button for more differences']],
    notes: [
      'Members are compared by name, items of lists by their position. Where items have names, find the differences yourself and pass them as `differences`.',
      'A badge and a sign say what happened; values are `del` and `ins`. Paths run from left to right in every language.',
    ],
  }),
});

const entries = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('li'), (entry) => entry.textContent.replaceAll(/\s+/g, ' '));

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Changes of the definition' })).toBeVisible();
    await expect(entries(canvasElement)).toEqual([
      'Changed/limits/cacheSBefore: 60After: 300',
      'Added/limits/costAfter: 2',
      'Changed/tags/1Before: "shop"After: "store"',
      'Removed/isDraftBefore: true',
    ]);
    await expect(canvas.getByText('4 differences')).toBeVisible();
  },
});

/** Differences that were found elsewhere. */
export const FoundElsewhere = meta.story({
  render: () => (
    <JsonDiff
      label="Fields"
      differences={[{ kind: 'moved', path: 'fields', before: 'title, price', after: 'price, title' }]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(entries(canvasElement)).toEqual(['ReorderedfieldsBefore: title, priceAfter: price, title']);
  },
});

export const NoDifferences = meta.story({
  args: { after: before },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No differences')).toBeVisible();
  },
});

export const Many = meta.story({
  args: { before: {}, after: Object.fromEntries(Array.from({ length: 450 }, (_, index) => [`key${index}`, index])) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(entries(canvasElement)).toHaveLength(200);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 200 more' }));
    await expect(entries(canvasElement)).toHaveLength(400);
    await expect(canvas.getByRole('button', { name: 'Show 50 more' })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const written: string[] = [];
    spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(written).toHaveLength(1));
    await expect(written[0]).toBe(
      '~ /limits/cacheS: 60 → 300\n+ /limits/cost: 2\n~ /tags/1: "shop" → "store"\n− /isDraft: true',
    );
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  },
});

/** Paths run from left to right; what is around them is mirrored. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'تغييرات التعريف' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 اختلافات')).toBeVisible();
    const [badge] = canvas.getAllByText('معدَّل');
    const path = canvas.getByText('/limits/cacheS');
    await expect(getComputedStyle(path).direction).toBe('ltr');
    await expect(path.getBoundingClientRect().right).toBeLessThan(badge?.getBoundingClientRect().left ?? 0);
  },
});

export const LongWords = meta.story({
  args: { label: longWord, before: { [longWord]: longWord }, after: { [longWord]: longWord.repeat(3) } },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: longWord });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Sheet } from './Sheet.tsx';

const onApply = fn();
const meta = preview.meta({
  title: 'Components/Overlays/Sheet',
  component: Sheet,
  args: {
    title: 'Filters',
    edge: 'end' as const,
    trigger: <Button>Filter</Button>,
    onOpenChange: fn(),
    children: <Text>Only tools that work without a key.</Text>,
    actions: (close: () => void) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button
          tone="primary"
          onPress={() => {
            onApply();
            close();
          }}
        >
          Show 24 tools
        </Button>
      </>
    ),
  },
  beforeEach: () => void onApply.mockClear(),
  parameters: guide({
    when: 'Use for content that supplements the page and is dismissed after use: filters, a cart, the details of a row. It is a modal overlay.',
    words: ['drawer', 'bottom sheet', 'side panel', 'slide over', 'modal panel'],
    instead: [
      ['A single question', 'Dialog'],
      ['A few lines beside a button', 'Popover'],
      ['The sidebar on phones', 'Drawer'],
    ],
    keyboard: [
      ['Tab, Shift Tab', 'moves between controls; focus stays in the sheet'],
      ['Escape', 'closes the sheet and returns focus to the button'],
    ],
    notes: ['On touch screens, swiping the sheet towards its edge closes it.'],
  }),
});

// The sheet gets its focus and roles only after it has opened.
const comes = async (name?: string) => {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = await comes('Filters');
    const box = dialog.getBoundingClientRect();
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBeCloseTo(window.innerWidth, 0));
    await expect(box.height).toBe(window.innerHeight);
  },
});

export const Start = meta.story({
  globals: { language: 'en' },
  args: { edge: 'start' as const },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = await comes();
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBeCloseTo(0, 0));
  },
});

export const Bottom = meta.story({
  args: { edge: 'bottom' as const },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = await comes();
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
    await expect(dialog.getBoundingClientRect().height).toBeLessThan(window.innerHeight / 2);
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await comes();
    const seen: (string | null)[] = [];
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      seen.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
    }
    await expect(seen).toEqual(['Close', 'Cancel', 'Show 24 tools', 'Close', 'Cancel']);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await comes();
    await userEvent.click(screen.getByRole('button', { name: 'Show 24 tools' }));
    await gone();
    await expect(onApply).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

const alignments = ['start', 'center', 'end', 'nearest'] as const;
const comesBackFromEachAlignment = async (isThere: (box: DOMRect) => boolean, onOpenChange: unknown) => {
  const dialog = await comes();
  for (const alignment of alignments) {
    for (const thing of within(dialog).getAllByRole('button')) {
      thing.scrollIntoView({ block: alignment, inline: alignment });
      await waitFor(() => expect(isThere(dialog.getBoundingClientRect())).toBe(true));
    }
  }
  await expect(onOpenChange).toHaveBeenLastCalledWith(true);
};

/** Find-in-page, screen readers and scripts scroll to their targets: the sheet does not move. */
export const ScrolledTo = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await comesBackFromEachAlignment(
      ({ right, left }) => (document.dir === 'rtl' ? Math.abs(left) < 1 : Math.abs(right - window.innerWidth) < 1),
      args.onOpenChange,
    );
  },
});

export const ScrolledToAtTheBottom = meta.story({
  args: { edge: 'bottom' as const },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await comesBackFromEachAlignment(({ bottom }) => Math.abs(bottom - window.innerHeight) < 1, args.onOpenChange);
  },
});

/** Title and actions stay visible; only the content between them scrolls. */
export const LongContent = meta.story({
  args: { children: Array.from({ length: 60 }, (_, index) => <Text key={index}>Tool {index + 1}</Text>) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = await comes();
    dialog.scrollTo({ top: 300 });
    await waitFor(() => expect(dialog.scrollTop).toBe(300));
    await expect(screen.getByRole('heading', { name: 'Filters' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      0,
    );
    await expect(screen.getByRole('button', { name: 'Cancel' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    );
  },
});

export const LongWords = meta.story({
  args: { title: longWord, children: <Text>{longWord}</Text> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = await comes();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

/** The end is at the left. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    title: 'عوامل التصفية',
    trigger: <Button>تصفية</Button>,
    children: <Text>الأدوات التي تعمل بلا مفتاح فقط.</Text>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'تصفية' }));
    const dialog = await comes('عوامل التصفية');
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBeCloseTo(0, 0));
    const cross = screen.getByRole('button', { name: 'إغلاق' }).getBoundingClientRect();
    await expect(cross.right).toBeLessThan(screen.getByRole('heading').getBoundingClientRect().left);
  },
});

export const ForcedColors = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const edge = (await comes()).parentElement;
    await expect(edge && getComputedStyle(edge).borderInlineStartWidth).toBe('1px');
  },
});

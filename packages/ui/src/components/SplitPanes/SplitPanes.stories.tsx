import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { SplitPanes } from './SplitPanes.tsx';

const meta = preview.meta({
  title: 'Components/Layout/SplitPanes',
  component: SplitPanes,
  args: {
    label: 'Width of the form',
    start: (
      <Stack space={1}>
        <Heading level={3} size="h6">
          Form
        </Heading>
        <Text>Name, address and schedule of the API.</Text>
      </Stack>
    ),
    end: (
      <Stack space={1}>
        <Heading level={3} size="h6">
          Preview
        </Heading>
        <Text>What the API returns with these settings.</Text>
      </Stack>
    ),
    startShare: 40,
    onShareChange: fn(),
  },
  decorators: [
    (Story) => <div style={{ inlineSize: '40rem', maxInlineSize: '100%', blockSize: '12rem' }}>{Story()}</div>,
  ],
  parameters: guide({
    when: 'Use for two panes that are used together and whose widths people want to set: a form and its preview, a list and its detail, an editor above a console.',
    words: ['split', 'split view', 'resizable panels', 'splitter', 'master detail', 'allotment', 'drag handle'],
    instead: [
      ['Columns of fixed proportions', 'Columns'],
      ['A side column of fixed width', 'WithSidebar'],
      ['Two panes of which one is used at a time', 'Tabs'],
    ],
    keyboard: [
      ['← →', 'moves the handle between panes that are side by side'],
      ['↑ ↓', 'moves the handle between panes that are one above the other'],
      ['Page Up, Page Down', 'moves the handle in larger steps'],
      ['Home, End', 'moves the handle as far as it goes'],
      ['Enter', 'resets the handle, as a double click does'],
    ],
    notes: [
      'With `keepAs`, the browser keeps the share in local storage, which the app empties once a day. For three panes, put one inside another. In a container narrower than 600 px the panes are one below the other, without a handle.',
    ],
  }),
});

const paneWidth = (text: HTMLElement) => {
  const grid = text.closest<HTMLElement>('[style*="--pane-share"]');
  return Math.round(grid?.firstElementChild?.getBoundingClientRect().width ?? 0);
};

export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'longWords', 'forcedColors'] },
  globals: { language: 'en', direction: 'ltr' },
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('separator', { name: 'Width of the form' });
    await expect(handle).toHaveAttribute('aria-valuenow', '40');
    await expect(handle).toHaveAttribute('aria-valuemin', '25');
    await expect(handle).toHaveAttribute('aria-valuemax', '75');
    await expect(handle).toHaveAttribute('aria-orientation', 'vertical');
    await expect(paneWidth(canvas.getByText('Form'))).toBe(248);
  },
});

export const Keyboard = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent, args }) => {
    const handle = canvas.getByRole('separator');
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(handle).toHaveAttribute('aria-valuenow', '44');
    await userEvent.keyboard('{PageDown}');
    await expect(handle).toHaveAttribute('aria-valuenow', '54');
    await userEvent.keyboard('{Home}');
    await expect(handle).toHaveAttribute('aria-valuenow', '25');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuenow', '25');
    await userEvent.keyboard('{End}');
    await expect(handle).toHaveAttribute('aria-valuenow', '75');
    await userEvent.keyboard('{Enter}');
    await expect(handle).toHaveAttribute('aria-valuenow', '40');
    await expect(args.onShareChange).toHaveBeenLastCalledWith(40);
  },
});

const hold = (handle: HTMLElement) => {
  const held = new Set<number>();
  handle.setPointerCapture = (id) => void held.add(id);
  handle.hasPointerCapture = (id) => held.has(id);
};

export const Pointer = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('separator');
    const box = handle.parentElement?.getBoundingClientRect();
    if (!box) throw new Error('The panes have no box.');
    hold(handle);
    await fireEvent.pointerDown(handle, { pointerId: 1 });
    await fireEvent.pointerMove(handle, { pointerId: 1, clientX: box.left + box.width * 0.6 });
    // React may render pointer moves with a delay.
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '60'));
    await fireEvent.pointerMove(handle, { pointerId: 1, clientX: box.right });
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '75'));
    await userEvent.dblClick(handle);
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '40'));
  },
});

export const Vertical = meta.story({
  args: { orientation: 'vertical', label: 'Height of the form', sizesMin: [48, 48], startShare: 50 },
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('separator');
    await expect(handle).toHaveAttribute('aria-orientation', 'horizontal');
    const form = () => Math.round(handle.previousElementSibling?.getBoundingClientRect().height ?? 0);
    await expect(form()).toBe(88);
    handle.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(handle).toHaveAttribute('aria-valuenow', '52');
  },
});

/** The share is kept in this browser under the ID. */
export const KeptShare = meta.story({
  args: { keepAs: 'story' },
  globals: { direction: 'ltr' },
  beforeEach: () => {
    localStorage.setItem('panes:story', '60');
    return () => localStorage.removeItem('panes:story');
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-valuenow', '60');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(localStorage.getItem('panes:story')).toBe('58');
  },
});

/** Three panes: one inside another. */
export const ThreePanes = meta.story({
  render: (args) => (
    <SplitPanes
      {...args}
      label="Height of the editor"
      orientation="vertical"
      sizesMin={[64, 64]}
      start={<SplitPanes {...args} sizesMin={[80, 80]} />}
      end={<Text>Console</Text>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('separator').map((handle) => handle.getAttribute('aria-label'))).toEqual([
      'Width of the form',
      'Height of the editor',
    ]);
  },
});

/** In a narrow container, the panes are one below the other, and there is no handle. */
export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: '22rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
    const [form, shown] = ['Form', 'Preview'].map((text) => canvas.getByText(text).getBoundingClientRect());
    await expect(form?.left).toBe(shown?.left);
    await expect(shown?.top).toBeGreaterThan(form?.bottom ?? 0);
  },
});

export const LongWords = meta.story({
  args: { start: <Text>{longWord.repeat(4)}</Text>, end: <Text>{longWord.repeat(4)}</Text> },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('separator').parentElement;
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
});

/** The form is at the right, and the left arrow key makes it wider. */
export const RightToLeft = meta.story({
  globals: { language: 'ar', direction: 'auto' },
  args: { label: 'عرض النموذج' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-valuenow', '42');
  },
});

import { expect, fireEvent, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Text } from '../Text/Text.tsx';
import { Split } from './Split.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Split',
  component: Split,
  args: { label: 'Width of the form', start: <Text>Form</Text>, end: <Text>Preview</Text> },
  decorators: [(Story) => <div style={{ inlineSize: '40rem', blockSize: '10rem' }}>{Story()}</div>],
  parameters: guide({
    when: 'Use for two resizable panes that are used together and scroll independently: a form and its preview.',
    words: ['split pane', 'resizable panels', 'two columns', 'master detail', 'splitter'],
    instead: [
      ['Two panes on a narrow screen', 'Tabs'],
      ['Columns of fixed proportions', 'Columns'],
      ['A side column of fixed width', 'WithSidebar'],
    ],
    keyboard: [
      ['← →', 'moves the handle'],
      ['Home, End', 'moves the handle to its minimum or maximum'],
      ['Enter', 'resets the handle to its initial position'],
    ],
  }),
});

export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  globals: { language: 'en', direction: 'ltr' },
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('separator', { name: 'Width of the form' });
    await expect(handle).toHaveAttribute('aria-valuenow', '40');
    const form = canvas.getByText('Form').parentElement?.getBoundingClientRect();
    await expect(form?.width).toBe(248);
  },
});

export const Keyboard = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('separator', { name: 'Width of the form' });
    await expect(handle).toHaveAttribute('aria-valuenow', '40');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(handle).toHaveAttribute('aria-valuenow', '44');
    await userEvent.keyboard('{Home}');
    await expect(handle).toHaveAttribute('aria-valuenow', '25');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuenow', '25');
    await userEvent.keyboard('{Enter}');
    await expect(handle).toHaveAttribute('aria-valuenow', '40');
  },
});

export const Pointer = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('separator');
    const box = handle.parentElement?.getBoundingClientRect();
    if (!box) throw new Error('The panes have no box.');
    const held = new Set<number>();
    handle.setPointerCapture = (id) => void held.add(id);
    handle.hasPointerCapture = (id) => held.has(id);
    await fireEvent.pointerDown(handle, { pointerId: 1 });
    await fireEvent.pointerMove(handle, { pointerId: 1, clientX: box.left + box.width * 0.6 });
    // React may render pointer moves with a delay.
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '60'));
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

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const mark = getComputedStyle(canvas.getByRole('separator'), '::before');
    await expect([mark.width, mark.backgroundColor === 'rgba(0, 0, 0, 0)']).toEqual(['4px', false]);
  },
});

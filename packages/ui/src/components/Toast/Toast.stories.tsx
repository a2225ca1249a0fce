import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { toast, ToastRegion } from './Toast.tsx';

const onUndo = fn();
const meta = preview.meta({
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  render: () => (
    <>
      <Inline>
        <Button onPress={() => toast.show({ tone: 'success', message: 'Saved.' })}>Save</Button>
      </Inline>
      <ToastRegion />
    </>
  ),
  beforeEach: () => {
    toast.clear();
    return () => toast.clear();
  },
  parameters: guide({
    when: 'Use for brief feedback on an action, with at most one button such as “Undo” besides Close. `toast.show` shows it from anywhere; place `ToastRegion` once, near the root.',
    words: ['snackbar', 'notification', 'flash message', 'popup', 'toaster'],
    instead: [
      ['A message that requires action', 'Alert'],
      ['A question that must be answered first', 'Dialog'],
      ['An error in a field', 'TextField'],
    ],
    keyboard: [
      ['F6', 'moves focus to the toasts, and back'],
      ['Tab', 'moves between their buttons, which come after the page'],
      ['Enter, Space', 'activates the button or closes the toast'],
    ],
    notes: [
      '`toast.show` returns the toast: `update` replaces its content and starts its time again, `close` closes it.',
      '`toast.promise` shows that work is under way, then in the same toast how it ended, with a button such as “Undo” if `done` returns one. Use it for work that takes longer than a second.',
      'Errors stay until they are dismissed. Other toasts close automatically, later if they have an action; the timer pauses on hover and focus.',
    ],
  }),
});

export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('region', { name: /Notifications/ })).toBeVisible();
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('Saved.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    onUndo.mockClear();
    toast.show({ tone: 'info', message: 'The note was removed.', action: { label: 'Undo', onPress: onUndo } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

/** It is after the page in the tab order; its action closes it. */
export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    onUndo.mockClear();
    canvas.getByRole('button', { name: 'Save' }).focus();
    toast.show({ tone: 'info', message: 'The note was removed.', action: { label: 'Undo', onPress: onUndo } });
    await screen.findByText('The note was removed.');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('The note was removed.')).not.toBeInTheDocument());
  },
});

/** The same toast, with other words and a time of its own. Its change is announced. */
export const Updated = meta.story({
  globals: { language: 'en' },
  play: async () => {
    const shown = toast.show({ tone: 'error', message: 'The connection was lost.' });
    const first = await screen.findByRole('alertdialog');
    await expect(within(first).getByRole('alert')).toHaveTextContent('The connection was lost.');
    shown.update({ tone: 'success', message: 'Connected again.', timeoutMs: 300 });
    await waitFor(() => expect(within(first).getByRole('alert')).toHaveTextContent('Connected again.'));
    await expect(within(first).getByRole('img', { name: 'Done' })).toBeVisible();
    await expect(screen.getAllByRole('alertdialog')).toEqual([first]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    shown.update({ tone: 'info', message: 'Up to date.' });
    await expect(await screen.findByText('Up to date.')).toBeVisible();
  },
});

/** Work under way, then how it ended, with a way back. */
export const PromiseThatEnds = meta.story({
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    onUndo.mockClear();
    const { promise, resolve } = Promise.withResolvers<string>();
    const work = toast.promise(promise, {
      loading: 'Moving the note…',
      done: (folder) => ({ message: `Moved to ${folder}.`, action: { label: 'Undo', onPress: onUndo } }),
      failed: 'Couldn’t move the note.',
    });
    const shown = await screen.findByRole('alertdialog');
    await expect(shown).toHaveTextContent('Moving the note…');
    await expect(within(shown).getByRole('img', { name: 'Loading' })).toBeVisible();
    resolve('Archive');
    await expect(await work).toBe('Archive');
    await waitFor(() => expect(shown).toHaveTextContent('Moved to Archive.'));
    await userEvent.click(within(shown).getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

/** A failure is shown again if the toast was closed in the meantime. */
export const PromiseThatFails = meta.story({
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    const { promise, reject } = Promise.withResolvers<string>();
    void toast.promise(promise, {
      loading: 'Moving the note…',
      done: 'Moved.',
      failed: (error) => `Couldn’t move the note: ${String(error)}.`,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    reject('offline');
    await expect(await screen.findByText('Couldn’t move the note: offline.')).toBeVisible();
    await expect(screen.getByRole('img', { name: 'Error' })).toBeVisible();
  },
});

export const Tones = meta.story({
  play: async () => {
    toast.show({ tone: 'success', message: 'Saved.' });
    toast.show({ tone: 'warning', message: 'Saved here; the server cannot be reached.' });
    toast.show({ tone: 'error', message: 'The file is larger than 20 MB. Nothing was sent.' });
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
  },
});

/** Three are shown; the next one appears when one closes. */
export const MoreThanThree = meta.story({
  play: async () => {
    const shown = [1, 2, 3, 4].map((count) => toast.show({ tone: 'info', message: `Message ${count}` }));
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
    await expect(screen.queryByText('Message 1')).not.toBeInTheDocument();
    shown[3]?.close();
    await expect(await screen.findByText('Message 1')).toBeVisible();
  },
});

/** It closes after a timeout. */
export const Leaves = meta.story({
  play: async () => {
    // Longer than the animation that shows it.
    toast.show({ tone: 'success', message: 'Copied.', timeoutMs: 1000 });
    await expect(await screen.findByText('Copied.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Copied.')).not.toBeInTheDocument());
  },
});

export const LongWords = meta.story({
  play: async () => {
    toast.show({
      tone: 'info',
      message: `${longWord} was added to your favourites.`,
      action: { label: 'Show favourites', onPress: onUndo },
    });
    const message = await screen.findByRole('alertdialog');
    await expect(message.scrollWidth).toBeLessThanOrEqual(message.clientWidth);
    // The close button stays in the corner, for any text length.
    const [first, last] = [within(message).getAllByRole('img')[0], within(message).getAllByRole('button').at(-1)].map(
      (part) => part?.getBoundingClientRect(),
    );
    await expect(Math.abs((first?.top ?? 0) + 10 - ((last?.top ?? 0) + (last?.height ?? 0) / 2))).toBeLessThanOrEqual(
      2,
    );
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  play: async () => {
    toast.show({ tone: 'success', message: 'حُفظت التغييرات.' });
    const message = await screen.findByText('حُفظت التغييرات.');
    await expect(screen.getByRole('button', { name: 'إغلاق' }).getBoundingClientRect().right).toBeLessThan(
      message.getBoundingClientRect().left,
    );
  },
});

export const ForcedColors = meta.story({
  play: async () => {
    toast.show({ tone: 'error', message: 'Nothing was sent.' });
    const shown = await screen.findByRole('alertdialog');
    await expect(getComputedStyle(shown).borderTopWidth).toBe('1px');
    await expect(shown.querySelectorAll('svg')).toHaveLength(2);
  },
});

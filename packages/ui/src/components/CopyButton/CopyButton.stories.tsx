import { expect, spyOn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = preview.meta({
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  args: { text: 'ay_live_4f2c' },
  globals: { language: 'en' },
  parameters: guide({
    when: 'Use beside a value that users copy: a key, a path, a response.',
    words: ['clipboard', 'copy to clipboard', 'copy icon'],
    instead: [
      ['Code (includes a copy button)', 'CodeBlock'],
      ['Any other action as an icon', 'IconButton'],
    ],
    keyboard: [['Enter, Space', 'copies the value and confirms it']],
    notes: [
      'If the browser blocks the Clipboard API, the button tries the legacy method and reports an error if that fails too.',
    ],
  }),
});

const clipboard = () => {
  const written: string[] = [];
  spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
  return written;
};

export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const written = clipboard();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(written).toEqual(['ay_live_4f2c']);
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const written = clipboard();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(written).toEqual(['ay_live_4f2c']);
  },
});

/** An expensive text is computed on demand. */
export const WrittenOnDemand = meta.story({
  args: { label: 'Copy the response', text: () => JSON.stringify({ ok: true }) },
  play: async ({ canvas, userEvent }) => {
    const written = clipboard();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy the response' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(written).toEqual(['{"ok":true}']));
  },
});

/** If the browser denies access to the clipboard, `execCommand` is tried; if that fails too, an error is announced. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    const copies = spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Couldn’t copy. Select the text and copy it manually.'),
    );
    await expect(copies.mock.calls).toEqual([['copy']]);
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'نسخ' })).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: { text: longWord.repeat(100), label: longWord },
  play: async ({ canvas, userEvent }) => {
    const written = clipboard();
    await userEvent.click(canvas.getByRole('button', { name: longWord }));
    await waitFor(() => expect(written).toEqual([longWord.repeat(100)]));
    await expect(canvas.getByRole('button').offsetWidth).toBe(30);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy' });
    await expect(button.querySelector('svg')).toBeVisible();
    await expect(getComputedStyle(button).color).not.toBe(getComputedStyle(document.body).backgroundColor);
  },
});

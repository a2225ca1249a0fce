import { expect, spyOn, waitFor } from 'storybook/test';
import { preview } from '../../story/preview.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = preview.meta({ title: 'Components/CopyButton', component: CopyButton, args: { text: 'ay_live_4f2c' }, globals: { language: 'en' } });

const clipboard = () => {
  const written: string[] = [];
  spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
  return written;
};

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const written = clipboard();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(written).toEqual(['ay_live_4f2c']);
  },
});

/** A text that takes work is written out when it is asked for, not before. */
export const WrittenOnDemand = meta.story({
  args: { label: 'Copy the answer', text: () => JSON.stringify({ ok: true }) },
  play: async ({ canvas, userEvent }) => {
    const written = clipboard();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy the answer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(written).toEqual(['{"ok":true}']));
  },
});

/** Where the browser refuses the clipboard, the old way is tried, and a refusal there is said. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    const copies = spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not copy. Select the text and copy it yourself.'));
    await expect(copies.mock.calls).toEqual([['copy']]);
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
  },
});

export const Arabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'نسخ' })).toBeVisible();
  },
});

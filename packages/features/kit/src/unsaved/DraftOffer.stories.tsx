import { expect, fn, userEvent } from 'storybook/test';
import { loadActive } from '../copy.ts';
import { preview } from '../story/preview.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { unsavedCopy } from './unsaved-copy.ts';

const meta = preview.meta({
  title: 'Screens/Parts/DraftOffer',
  component: DraftOffer,
  globals: { language: 'en' },
  loaders: [() => loadActive(unsavedCopy)],
  args: {
    at: '2026-11-20T09:30:00.000Z',
    nowMs: Date.parse('2026-11-20T10:00:00.000Z'),
    onRestore: fn(),
    onDiscard: fn(),
  },
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You have unsaved changesThey’re stored in this browser. Last changed: 30 minutes ago',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(args.onRestore).toHaveBeenCalledTimes(1);
    await expect(args.onDiscard).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
  },
});

export const NothingToOffer = meta.story({
  args: { at: null },
  play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
});

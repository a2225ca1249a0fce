import type { AuditEntry } from '@apiyard/api/contract/site/audit';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { auditCopy } from './audit-copy.ts';
import { wholeLog } from './audit-view.ts';
import { AuditScreen } from './AuditScreen.tsx';
import { storyEntries, storyNowMs } from './story/story-entries.ts';

const done = (value: readonly AuditEntry[]) => ({ state: 'done' as const, value });

const meta = preview.meta({
  title: 'Screens/Audit/Log',
  component: AuditScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(auditCopy)],
  args: {
    entries: done(storyEntries),
    more: 'resting' as const,
    view: wholeLog,
    nowMs: storyNowMs,
    isSaving: false,
    onView: fn(),
    onMore: fn(),
    onCsv: fn(),
    onRetry: fn(),
  },
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Audit log');
    const role = within(canvas.getByRole('row', { name: /Made a user an admin/ }));
    await expect(role.getByText('admin')).toBeVisible();
    await expect(role.getByText('amina')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /Sign-in failed/ })).getByText('Visitor')).toBeVisible();
    await expect(
      within(canvas.getByRole('row', { name: /Account permanently deleted/ })).getByText('System'),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Unknown event/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(args.onCsv).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show older events' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'amina{Enter}');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeLog, person: 'amina' });
  },
});

export const Details = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details: Made a user an admin' }));
    const dialog = await screen.findByRole('dialog', { name: 'Made a user an admin' });
    const sheet = within(dialog);
    await expect(sheet.getByText('01a20195-ab29-7162-b2bc-b9c9895408a3')).toBeVisible();
    await expect(sheet.getByText('PUT /api/admin/people/{id}/role')).toBeVisible();
    await expect(
      within(sheet.getByRole('table', { name: 'Changes' })).getByRole('row', { name: /role/ }),
    ).toHaveTextContent(/roleuseradmin/);
    await expect(sheet.getByRole('link', { name: 'View user' })).toHaveAttribute('href', '/admin/users/p11');
    await expect(sheet.getByRole('link', { name: 'All events from this request' })).toHaveAttribute(
      'href',
      '/admin/audit?requestId=01a20195-ab29-7162-b2bc-b9c9895408a3',
    );
    // Escape closes it from inside only.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Loading = meta.story({
  args: { entries: { state: 'loading' }, more: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
    await expect(canvas.queryByText('Made a user an admin')).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: pictured(inLight),
  args: { entries: done([]), more: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No events yet')).toBeVisible();
  },
});

export const FilteredToNothing = meta.story({
  args: {
    entries: done([]),
    more: 'none',
    view: { ...wholeLog, person: 'nobody', group: 'keys', from: '2026-11-01', to: '2026-11-20' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Change or clear your filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onView).toHaveBeenCalledWith(wholeLog);
  },
});

export const Failed = meta.story({
  args: { entries: { state: 'failed', requestId: '01ky3vq9m8' }, more: 'none' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

import type { AuditEntry } from '@apiyard/api/contract/audit';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '../_kit/copy.ts';
import { preview } from '../_kit/story/preview.tsx';
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
    hasMore: true,
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
    const role = within(canvas.getByRole('row', { name: /Made somebody an admin/ }));
    await expect(role.getByText('admin')).toBeVisible();
    await expect(role.getByText('amina')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /A sign-in was refused/ })).getByText('Visitor')).toBeVisible();
    await expect(
      within(canvas.getByRole('row', { name: /An account was deleted for good/ })).getByText('The server'),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Something this version does not know/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(args.onCsv).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show older ones' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'amina{Enter}');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...wholeLog, person: 'amina' });
  },
});

export const Details = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details of: Made somebody an admin' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Made somebody an admin' }));
    await expect(sheet.getByText('01a20195-ab29-7162-b2bc-b9c9895408a3')).toBeVisible();
    await expect(sheet.getByText('PUT /api/admin/people/{id}/role')).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Open the person' })).toHaveAttribute('href', '/admin/users/p11');
    await expect(sheet.getByRole('link', { name: 'Everything of this request' })).toHaveAttribute(
      'href',
      '/admin/audit?requestId=01a20195-ab29-7162-b2bc-b9c9895408a3',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Loading = meta.story({
  args: { entries: { state: 'loading' }, hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
    await expect(canvas.queryByText('Made somebody an admin')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { entries: done([]), hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has happened yet')).toBeVisible();
  },
});

export const FilteredToNothing = meta.story({
  args: {
    entries: done([]),
    hasMore: false,
    view: { ...wholeLog, person: 'nobody', group: 'keys', from: '2026-11-01', to: '2026-11-20' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nothing in the log fits all of these together.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }));
    await expect(args.onView).toHaveBeenCalledWith(wholeLog);
  },
});

export const Failed = meta.story({
  args: { entries: { state: 'failed', requestId: '01ky3vq9m8' }, hasMore: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /عيّن مشرفًا/ })).toBeVisible();
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /A nommé un administrateur/ })).toBeVisible();
  },
});

export const PhoneWindow = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('row', { name: /Made somebody an admin/ })).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
});

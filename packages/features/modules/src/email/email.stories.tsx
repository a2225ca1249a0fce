import { changeEmails, getEmails, sendEmail } from '@apiyard/api/contract/modules/email';
import { loadActive } from '@apiyard/kit/copy.ts';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { fixture, internal, pending } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, onPhone, pictured } from '@apiyard/ui/story/modes.ts';
import { ToastRegion } from '@apiyard/ui/Toast';
import { Outlet } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleDataCopy } from '../sample-data/sample-data-copy.ts';
import { emailCopy } from './email-copy.ts';
import emailPage from './email.page.ts';
import { Component } from './email.route.tsx';
import { mailServer } from './story/mail-server.ts';
import { manyEmails, storyEmails, storyOwner } from './story/mailbox.ts';

const withToasts = () => (
  <>
    <Outlet />
    <ToastRegion />
  </>
);
const routes = [{ Component: withToasts, children: [{ ...routeOf(emailPage), HydrateFallback: () => null }] }];
const at = (address: string) => ({ app: { at: address, routes }, a11y: { options: { iframes: false } } });

const meta = preview.meta({
  title: 'Screens/Email',
  component: Component,
  globals: { language: 'en' },
  loaders: [() => loadActive(emailCopy), () => loadActive(sampleDataCopy)],
  parameters: { layout: 'fullscreen', ...at('/apps/email') },
  beforeEach: ({ msw }) => msw.use(...mailServer(storyEmails)),
});

const rowCount = (count: number) =>
  waitFor(() => expect(within(screen.getByRole('grid', { name: 'Inbox' })).getAllByRole('row')).toHaveLength(count));
const rowsIn = async () => within(await screen.findByRole('grid', { name: 'Inbox' })).findAllByRole('row');

/** The names of the recipients in a field of the composer. */
const tagsOf = (dialog: ReturnType<typeof within>, field: string) =>
  within(dialog.getByRole('grid', { name: field, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => row.querySelector('bdi')?.textContent);

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas }) => {
    const rows = await rowsIn();
    await expect(rows.map((row) => within(row).getByRole('checkbox').getAttribute('aria-label'))).toEqual([
      'Select Re: Plan for the office move',
      'Select Ten novels for long evenings',
      'Select Rehearsal moved to the town hall',
      'Select Your appointment on Tuesday',
    ]);
    await expect(canvas.getByRole('row', { name: /Inbox/ })).toHaveTextContent('Inbox2');
  },
});

export const Reading = meta.story({
  parameters: { ...pictured(inLight), ...at('/apps/email?open=move') },
  play: async ({ canvas }) => {
    const reader = within(await canvas.findByRole('region', { name: 'Email' }));
    await expect(reader.getByRole('heading', { level: 2 })).toHaveTextContent('Plan for the office move');
    await expect(reader.getAllByRole('article')).toHaveLength(3);
    await expect(reader.getByRole('link', { name: /^floor-plan\.svg/ })).toHaveAttribute('download', 'floor-plan.svg');
    await expect((await reader.findByTitle('Message from Noor Haddad')).getAttribute('sandbox')).not.toMatch(/scripts/);
  },
});

export const RemotePictures = meta.story({
  parameters: at('/apps/email?open=' + storyEmails[1]?.threadId),
  play: async ({ canvas }) => {
    const reader = within(await canvas.findByRole('region', { name: 'Email' }));
    await expect(await reader.findByRole('status')).toHaveTextContent(/picture|image/i);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(getEmails, pending)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading email' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Compose' })).toBeDisabled();
  },
});

export const EmptyInbox = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(getEmails, { success: true as const, data: [], owner: storyOwner })),
  play: async ({ canvas }) => expect(await canvas.findByText('Your inbox is empty')).toBeVisible(),
});

export const NothingFound = meta.story({
  parameters: at('/apps/email?q=zeppelin+in%3Asent'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search all email' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('zeppelin in:all');
    // The field has a button of that name too.
    const list = within(await canvas.findByRole('grid', { name: 'All email' }));
    await userEvent.click(await list.findByRole('button', { name: 'Clear search' }));
    await expect(await rowsIn()).toHaveLength(4);
  },
});

export const Fails = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(getEmails, ({ count }) =>
        count === 1 ? internal() : { success: true as const, data: [...storyEmails], owner: storyOwner },
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load email')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await rowsIn()).toHaveLength(4);
  },
});

/** A change that cannot be saved is taken back, with a message. */
export const ChangeFails = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(changeEmails, internal)),
  play: async ({ canvas }) => {
    const [, books] = await rowsIn();
    await userEvent.click(
      within(books as HTMLElement).getByRole('button', { name: 'Star Ten novels for long evenings' }),
    );
    await expect(await screen.findByText('Couldn’t save the change. It was undone.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Star Ten novels for long evenings' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
});

export const Searching = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas }) => {
    await rowsIn();
    await userEvent.type(canvas.getByRole('searchbox'), 'label:social is:read hall');
    await rowCount(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Search help' }));
    await expect(await screen.findByText('has:attachment')).toBeVisible();
  },
});

export const Selected = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas }) => {
    const [move] = await rowsIn();
    await userEvent.click(within(move as HTMLElement).getByRole('checkbox'));
    await userEvent.keyboard('{ArrowDown}x');
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Archive' })).toBeVisible();
  },
});

export const BulkActions = meta.story({
  play: async ({ canvas }) => {
    const [move, , choir] = await rowsIn();
    const user = userEvent.setup();
    await user.click(within(move as HTMLElement).getByRole('checkbox'));
    await user.keyboard('{Shift>}');
    await user.click(choir as HTMLElement);
    await user.keyboard('{/Shift}');
    await expect(await canvas.findByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await rowCount(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await rowCount(4);
  },
});

/** The keys of the best clients; Ctrl+Z undoes what they did. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const [first] = await rowsIn();
    (first as HTMLElement).focus();
    await userEvent.keyboard('jj');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Rehearsal/ })).toHaveFocus());
    await userEvent.keyboard('s');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Star Rehearsal moved to the town hall' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
    await userEvent.keyboard('x#');
    await rowCount(3);
    await userEvent.keyboard('{Control>}z{/Control}');
    await rowCount(4);
    await userEvent.keyboard('k{Enter}');
    await expect(await canvas.findByRole('region', { name: 'Email' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('No email selected')).toBeVisible();
  },
});

export const DeletingForever = meta.story({
  parameters: at('/apps/email?in=trash'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Empty trash' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete permanently' }));
    await expect(await canvas.findByText('No email in Trash')).toBeVisible();
  },
});

/** 10,000 emails: only the rows in view are in the page. */
export const Thousands = meta.story({
  beforeEach: ({ msw }) => msw.use(...mailServer(manyEmails(10_000))),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Inbox' });
    await expect(grid).toHaveAttribute('aria-rowcount', '10000');
    await expect((await within(grid).findAllByRole('row')).length).toBeLessThan(60);
  },
});

/** Typed text is a draft at once; sending can be undone, and brings the composer back. */
export const Composing = meta.story({
  play: async ({ canvas }) => {
    await rowsIn();
    await userEvent.keyboard('c');
    const dialog = within(await screen.findByRole('dialog', { name: 'New email' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(await dialog.findByText('Enter at least one email address.')).toBeVisible();
    const to = dialog.getByRole('combobox', { name: /^To/ });
    await userEvent.type(to, 'lin@example,');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(await dialog.findByText('Not an email address: lin@example')).toBeVisible();
    await userEvent.type(to, '{Backspace}lin@example.com{Enter}');
    await expect(tagsOf(dialog, 'To')).toEqual(['lin@example.com']);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Keys');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Message' }), 'They are here.');
    await expect(await dialog.findByText('Draft saved')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(await screen.findByText('Email sent')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const again = within(await screen.findByRole('dialog', { name: 'Keys' }));
    await expect(tagsOf(again, 'To')).toEqual(['lin@example.com']);
    await userEvent.click(again.getByRole('button', { name: 'Discard draft' }));
    await expect(await screen.findByText('Email moved to trash')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Drafts/ })).toHaveTextContent('Drafts1');
  },
});

/** Suggestions of the address book by any part of a name; Enter takes the first, Backspace removes the last. */
export const Recipients = meta.story({
  play: async () => {
    await rowsIn();
    await userEvent.keyboard('c');
    const dialog = within(await screen.findByRole('dialog', { name: 'New email' }));
    const to = dialog.getByRole('combobox', { name: /^To/ });
    await userEvent.type(to, 'had');
    await expect(await screen.findByRole('option', { name: /Noor Haddad/ })).toBeVisible();
    await userEvent.type(to, '{Enter}');
    await waitFor(() => expect(tagsOf(dialog, 'To')).toEqual(['Noor Haddad']));
    await userEvent.type(to, 'ida@example.com, unknown,');
    await waitFor(() => expect(tagsOf(dialog, 'To')).toEqual(['Noor Haddad', 'ida@example.com', 'unknown']));
    await expect(to).toHaveValue('');
    await userEvent.type(to, '{Backspace}');
    await waitFor(() => expect(tagsOf(dialog, 'To')).toEqual(['Noor Haddad', 'ida@example.com']));
    // What is still typed is kept with the draft.
    await userEvent.type(to, 'unfinished');
    await userEvent.click(dialog.getByRole('textbox', { name: 'Subject' }));
    await waitFor(() => expect(tagsOf(dialog, 'To')).toEqual(['Noor Haddad', 'ida@example.com', 'unfinished']));
  },
});

export const Replying = meta.story({
  parameters: at('/apps/email?open=move'),
  play: async ({ canvas }) => {
    const reader = within(await canvas.findByRole('region', { name: 'Email' }));
    await userEvent.click(reader.getByRole('button', { name: 'Reply all' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Re: Plan for the office move' }));
    await expect(tagsOf(dialog, 'To')).toEqual(['Noor Haddad']);
    await expect(tagsOf(dialog, 'Cc')).toEqual(['Lin Chen']);
    const body = await dialog.findByRole('textbox', { name: 'Message' });
    await expect(body).toHaveTextContent('Noor Haddad wrote:Great, I ordered 30 boxes.');
    await userEvent.upload(dialog.getByLabelText('Attachments', { selector: 'input' }), new File(['key'], 'keys.txt'));
    await expect(await dialog.findByText('keys.txt')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByText('Draft saved')).toBeVisible();
  },
});

/** What could not be sent is still there. */
export const SendingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(sendEmail, internal)),
  parameters: { ...pictured(inLight), ...at('/apps/email?open=move') },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Email' });
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Re: Plan for the office move' }));
    const body = await dialog.findByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(body).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(await dialog.findByText(/Couldn’t send the email/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: Plan for the office move');
    await expect(body).toBeVisible();
  },
});

export const Snoozing = meta.story({
  parameters: at('/apps/email?open=move'),
  play: async ({ canvas }) => {
    const reader = within(await canvas.findByRole('region', { name: 'Email' }));
    await userEvent.click(reader.getByRole('button', { name: 'Snooze' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Tomorrow/ }));
    await expect(await screen.findByText('2 emails snoozed')).toBeVisible();
    await rowCount(3);
    await expect(canvas.getByRole('row', { name: /Snoozed/ })).toHaveTextContent('Snoozed2');
  },
});

export const PaneBelow = meta.story({
  parameters: at('/apps/email?open=move'),
  play: async ({ canvas }) => {
    await rowsIn();
    await userEvent.click(canvas.getByRole('button', { name: 'Reading pane' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Below the list' }));
    await expect(await canvas.findByRole('separator', { name: 'Height of the list' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reading pane' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Off' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to list' }));
    await rowCount(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Reading pane' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'At the side' }));
    await expect(await canvas.findByText('No email selected')).toBeVisible();
  },
});

export const OnPhone = meta.story({
  parameters: pictured(onPhone),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(await rowsIn()).toHaveLength(4);
  },
});

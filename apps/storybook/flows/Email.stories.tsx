import { sampleHandlers } from '@apiyard/api/sample/layer';
import { createSampleStore } from '@apiyard/api/sample/store';
import { loadActive } from '@apiyard/kit/copy.ts';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { emailCopy } from '@apiyard/modules/email/email-copy.ts';
import emailPage from '@apiyard/modules/email/email.page.ts';
import * as emailRoute from '@apiyard/modules/email/email.route.tsx';
import { sampleDataCopy } from '@apiyard/modules/sample-data/sample-data-copy.ts';
import { ToastRegion } from '@apiyard/ui/Toast';
import { Outlet } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const withToasts = () => (
  <>
    <Outlet />
    <ToastRegion />
  </>
);
const routes = [{ Component: withToasts, children: [{ ...routeOf(emailPage), HydrateFallback: () => null }] }];

const story = preview.meta({
  title: 'Flows/Email',
  component: emailRoute.Component,
  globals: { language: 'en' },
  parameters: { app: { at: '/apps/email', routes }, a11y: { options: { iframes: false } } },
  loaders: [() => loadActive(emailCopy), () => loadActive(sampleDataCopy)],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers(createSampleStore())),
});

/** From a new email to a reply, and the inbox tidied up. */
export const ReadReplyTidyUp = story.story({
  play: async ({ canvas, step }) => {
    const rows = (count: number) =>
      waitFor(() =>
        expect(canvas.getByRole('grid', { name: 'Inbox' })).toHaveAttribute('aria-rowcount', String(count)),
      );
    await step('read the conversation about the office move', async () => {
      await userEvent.click(await canvas.findByText('Re: Plan for the office move'));
      await expect(await canvas.findByRole('link', { name: /^floor-plan\.svg/ })).toBeVisible();
    });
    await step('reply to all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reply all' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Re: Plan for the office move' }));
      await dialog.findByRole('textbox', { name: 'Message' });
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
      await expect(await screen.findByText('Email sent')).toBeVisible();
    });
    await step('archive what is done, and snooze the dentist', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
      await rows(8);
      await userEvent.click(canvas.getByText('Your appointment on Tuesday'));
      await userEvent.click(canvas.getByRole('button', { name: 'Snooze' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: /^Tomorrow/ }));
      await rows(7);
    });
    await step('undo both', async () => {
      await userEvent.keyboard('{Control>}zz{/Control}');
      await rows(9);
    });
  },
});

/** A new email: written, sent, taken back, and sent again with another subject. */
export const WriteSendUndo = story.story({
  play: async ({ canvas, step }) => {
    const opened = async (name: string) => within(await screen.findByRole('dialog', { name }));
    await step('write an email', async () => {
      await canvas.findByText('Re: Plan for the office move');
      await userEvent.click(canvas.getByRole('button', { name: 'Compose' }));
      const dialog = await opened('New email');
      await userEvent.type(dialog.getByRole('combobox', { name: /^To/ }), 'lin@example.com{Enter}');
      await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Keys');
      await userEvent.type(await dialog.findByRole('textbox', { name: 'Message' }), 'They are in the drawer.');
      await expect(await dialog.findByText('Draft saved')).toBeVisible();
    });
    await step('send it', async () => {
      await userEvent.click((await opened('Keys')).getByRole('button', { name: 'Send' }));
      await expect(await screen.findByText('Email sent')).toBeVisible();
    });
    await step('undo, and everything is still there', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      const dialog = await opened('Keys');
      await expect(await dialog.findByRole('textbox', { name: 'Message' })).toHaveTextContent(
        'They are in the drawer.',
      );
      await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), ' of the office');
    });
    await step('send it again', async () => {
      await userEvent.click((await opened('Keys of the office')).getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('row', { name: /^Scheduled/ }));
      await expect(await canvas.findByText('Keys of the office')).toBeVisible();
    });
  },
});

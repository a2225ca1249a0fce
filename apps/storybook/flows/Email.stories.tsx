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

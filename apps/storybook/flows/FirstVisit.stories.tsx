import { callApiByQuery } from '@apiyard/api/contract/hub/hub';
import { callResponse, fixture } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import * as landingPage from '@apiyard/site/landing/landing.route.tsx';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadCopies, person, routes, sampleSite } from './around.tsx';

const story = preview.meta({
  title: 'Flows/First visit',
  component: landingPage.Component,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/', routes } },
  loaders: [loadCopies],
});

const visiting = sampleSite();

/** A first-time visitor: reads, tries a tool on the page itself, and creates an account. */
export const TryThenMakeAccount = story.story({
  beforeEach: ({ msw }) =>
    msw.use(
      // The sample layer requires a key where the server lets visitors try.
      fixture(
        callApiByQuery,
        ({ input: { api, count } }) =>
          callResponse(api, { uuids: Array.from({ length: Number(count) }, () => crypto.randomUUID()) }),
        { only: { api: 'random/uuid' } },
      ),
      ...visiting.handlers,
    ),
  play: async ({ canvas, step }) => {
    await step('try the tool on the page', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Identifiers' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Generate five' }));
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: 'Response' }).textContent).toMatch(
          /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\n?){5}$/,
        ),
      );
    });
    await step('create an account', async () => {
      await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Create account' }));
      await userEvent.type(await canvas.findByLabelText('Username'), 'noor');
      await userEvent.type(canvas.getByLabelText('Email address'), 'noor@example.test');
      await userEvent.type(canvas.getByLabelText(/^Password/), 'low tide at noon');
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
      await expect(await canvas.findByRole('button', { name: 'noor’s account' })).toBeVisible();
      await expect(visiting.store.people.map(({ user }) => user.username)).toContain('noor');
    });
    await step('find the first steps on the dashboard', async () => {
      await expect(await canvas.findByRole('heading', { level: 2, name: 'Make your first call' })).toBeVisible();
      await expect(await canvas.findByText('Waiting for your call…')).toBeVisible();
    });
  },
});

const running = sampleSite();

/** Signs in on the current page, and runs a first tool there. */
export const SignInAndRun = story.story({
  parameters: { app: { at: '/random', routes } },
  beforeEach: ({ msw }) => msw.use(...running.handlers),
  play: async ({ canvas, canvasElement, step }) => {
    await step('sign in from the page of an area', async () => {
      await canvas.findByRole('link', { name: 'UUID' });
      await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Sign in' }));
      await userEvent.type(await canvas.findByLabelText('Username or email address'), person.username);
      await userEvent.type(canvas.getByLabelText(/^Password/), person.password);
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    });
    await step('the same page again, now with a name', async () => {
      await expect(await canvas.findByRole('button', { name: 'amina’s account' })).toBeVisible();
      await userEvent.click(await canvas.findByRole('link', { name: 'UUID' }));
    });
    await step('run it in place', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Run' }));
      await userEvent.click(await canvas.findByRole('tab', { name: 'Raw' }));
      await expect(await canvas.findByRole('tabpanel', { name: 'Raw' })).toHaveTextContent(
        /"uuids": \[\s*"[0-9a-f-]{36}"/,
      );
      // A result that is being replaced is pale.
      await canvas.findByText(/^Ran in your browser in/);
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull());
    });
  },
});

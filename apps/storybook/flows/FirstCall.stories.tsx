import { sampleHandlers } from '@apiyard/api/sample/layer';
import { newPerson } from '@apiyard/api/sample/new-person';
import { catalogue } from '@apiyard/api/sample/seed/catalogue';
import { createSampleStore } from '@apiyard/api/sample/store';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { hubCopy } from '@apiyard/hub/hub-copy.ts';
import * as catalogueRoute from '@apiyard/hub/catalogue/catalogue.route.tsx';
import { pages } from '@apiyard/hub/pages.ts';
import * as playground from '@apiyard/hub/playground/playground.route.tsx';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const routes = [
  { path: '/hub', ...catalogueRoute, HydrateFallback: () => null },
  { path: '/hub/*', ...playground, HydrateFallback: () => null },
  { path: '/allfeature', ...catalogueRoute, HydrateFallback: () => null },
];

/** One site of the sample layer, with a signed-in person. */
function sampleSite() {
  const store = createSampleStore({ apis: catalogue });
  const person = newPerson(store, { username: 'amina', email: 'amina@example.test', password: 'a shed full of tools' });
  store.people.push(person);
  store.signIn(person);
  return { store, person };
}

const site = sampleSite();

const story = preview.meta({
  title: 'Flows/First call',
  component: catalogueRoute.Component,
  globals: { language: 'en' },
  parameters: { app: { at: '/hub', user: site.person.user, routes, pages } },
  loaders: [() => loadActive(hubCopy)],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers(site.store)),
});

/** From the hub to a response and back. */
export const FindRunKeep = story.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('find an API by what it is for', async () => {
      await userEvent.type(await canvas.findByRole('searchbox'), 'identifier');
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'QR code' })).toBeNull());
      await userEvent.click(await canvas.findByRole('link', { name: 'UUID' }));
    });
    await step('run it on the example', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Run' }));
      await userEvent.click(await canvas.findByRole('tab', { name: 'Raw' }));
      await expect(await canvas.findByRole('tabpanel', { name: 'Raw' })).toHaveTextContent(
        /"uuids": \[\s*"[0-9a-f-]{36}"/,
      );
    });
    await step('add it to the favourites', async () => {
      const star = canvas.getByRole('button', { name: 'Favourite: UUID' });
      await userEvent.click(star);
      await waitFor(() => expect(site.person.favourites).toEqual(['random/uuid']));
      const above = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }));
      await userEvent.click(above.getByRole('link', { name: 'API hub' }));
      await canvas.findByRole('heading', { level: 1, name: 'API hub' });
      const card = await canvas.findByRole('link', { name: 'UUID' });
      await waitFor(() =>
        expect(within(canvasElement).getByRole('button', { name: 'Favourite: UUID' })).toHaveAttribute(
          'aria-pressed',
          'true',
        ),
      );
      await expect(card).toBeVisible();
    });
  },
});

/** From the index of all tools, for a person without knowledge of APIs: find, run, read the response, open another tool and come back. */
export const RunAToolInItsArea = story.story({
  parameters: { app: { at: '/allfeature', user: site.person.user, routes, pages } },
  play: async ({ canvas, step }) => {
    await step('find a tool among all of them', async () => {
      await userEvent.type(await canvas.findByRole('searchbox'), 'identifier');
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'QR code' })).toBeNull());
      await userEvent.click(await canvas.findByRole('link', { name: 'UUID' }));
    });
    await step('run it on its page', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'UUID' })).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Run' }));
      await userEvent.click(await canvas.findByRole('tab', { name: 'Raw' }));
      await expect(await canvas.findByRole('tabpanel', { name: 'Raw' })).toHaveTextContent(
        /"uuids": \[\s*"[0-9a-f-]{36}"/,
      );
    });
    await step('open another tool and return: the response is still there', async () => {
      const [neighbour] = await canvas.findAllByRole('link', { name: 'QR code' });
      if (neighbour === undefined) throw new Error('No neighbour is offered.');
      await userEvent.click(neighbour);
      await expect(await canvas.findByRole('heading', { level: 1, name: 'QR code' })).toBeVisible();
      const [back] = await canvas.findAllByRole('link', { name: 'UUID' });
      if (back === undefined) throw new Error('No way back is offered.');
      await userEvent.click(back);
      await expect(await canvas.findByRole('tab', { name: 'Raw' })).toBeVisible();
    });
  },
});

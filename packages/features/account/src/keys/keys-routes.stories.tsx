import { sampleHandlers } from '@apiyard/api/sample/layer';
import { newPerson } from '@apiyard/api/sample/new-person';
import { createSampleStore } from '@apiyard/api/sample/store';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { accountPageCopy } from '@apiyard/kit/AccountPage/account-page-copy.ts';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { storyUser } from '@apiyard/kit/story/people.ts';
import * as keysRoute from './keys.route.tsx';
import { keysCopy } from './keys-copy.ts';
import { pages } from '../pages.ts';

const routes = [{ path: '/account/keys', ...keysRoute, HydrateFallback: () => null }];

/** A signed-in person in the sample layer, with real requests. */
function signedIn(keysMax = 5) {
  const store = createSampleStore();
  const person = newPerson(store, {
    username: storyUser.username,
    email: storyUser.email,
    password: 'seven little llamas',
  });
  person.keysMax = keysMax;
  store.people.push(person);
  store.signIn(person);
  return { store, person };
}

const meta = preview.meta({
  title: 'Screens/Keys/Route',
  component: keysRoute.Component,
  globals: { language: 'en' },
  loaders: [() => Promise.all([keysCopy, accountPageCopy, areasCopy, problemsCopy].map(loadActive))],
  parameters: { app: { at: '/account/keys', pages, user: storyUser, routes } },
});

/** Creates a key, replaces it and revokes the new one. */
export const MadeReplacedRevoked = meta.story({
  beforeEach: ({ msw }) => msw.use(...sampleHandlers(signedIn().store)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('No API keys yet'));
    const [make] = canvas.getAllByRole('button', { name: 'New key' });
    await userEvent.click(make as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: 'New key' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Laptop');
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    const issued = within(await screen.findByRole('alertdialog', { name: 'Laptop is ready' }));
    await expect(issued.getByText(/^ay_sample/)).toBeVisible();
    await userEvent.click(issued.getByRole('button', { name: 'I’ve copied it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // After two dialogs in a row, the focus returns to the button that opened the first.
    await waitFor(() => expect(make).toHaveFocus());
    await expect(await canvas.findByText('2 of 5 keys in use')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Laptop' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Replace key' }));
    const replaced = within(await screen.findByRole('alertdialog', { name: 'Laptop is ready' }));
    await expect(replaced.getByText(/^The old key works until /)).toBeVisible();
    await userEvent.click(replaced.getByRole('button', { name: 'I’ve copied it' }));
    await expect(await canvas.findByText('Replaced')).toBeVisible();
    await expect(canvas.getByText('2 of 5 keys in use')).toBeVisible();

    const [first] = await canvas.findAllByRole('button', { name: 'Actions for Laptop' });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke key' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Actions for Laptop' })).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Inactive keys' }));
    await expect(await canvas.findByText(/^Revoked ·/)).toBeVisible();
  },
});

let answerFirst = () => {};

/** The response to a request sent before a key was revoked arrives afterwards. */
export const EndedAreTheLastThatWereAskedFor = meta.story({
  beforeEach: ({ msw }) => {
    const { store, person } = signedIn();
    const [main] = person.keys;
    if (main) person.keys.push({ ...main, id: 'k2', name: 'Laptop', main: false, key: 'ay_sample2' });
    const held = Promise.withResolvers<void>();
    answerFirst = held.resolve;
    let asked = 0;
    msw.use(...sampleHandlers(store));
    msw.use(
      http.get('*/api/account/keys', async ({ request }) => {
        if (!new URL(request.url).searchParams.has('ended') || (asked += 1) > 1) return undefined;
        await held.promise;
        return HttpResponse.json({ items: [], next: null, keysMax: 5 });
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Inactive keys' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Laptop' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke key' }));
    await expect(await canvas.findByText(/^Revoked ·/)).toBeVisible();
    answerFirst();
    await expect(canvas.findByText('No inactive keys', {}, { timeout: 1000 })).rejects.toThrow('Unable to find');
    await expect(canvas.getByText(/^Revoked ·/)).toBeVisible();
  },
});

/** Shows the server's error at the affected line, in the page's language, and keeps the input. */
export const WrongRuleIsShownAtItsField = meta.story({
  beforeEach: ({ msw }) => msw.use(...sampleHandlers(signedIn().store)),
  play: async ({ canvas }) => {
    await canvas.findByText('No API keys yet');
    await userEvent.click(canvas.getAllByRole('button', { name: 'New key' })[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: 'New key' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Office');
    await userEvent.click(form.getByRole('button', { name: 'Restrictions' }));
    const addresses = await form.findByRole('textbox', { name: 'IP addresses (optional)' });
    await userEvent.type(addresses, '203.0.113.9 localhost');
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    const wrong = '“localhost” isn’t an IP address or range. Use a format like 203.0.113.9 or 203.0.113.0/24.';
    await expect(await form.findByText(wrong)).toBeVisible();
    await waitFor(() => expect(addresses).toHaveFocus());
    await expect(addresses).toHaveValue('203.0.113.9 localhost');
    await userEvent.clear(addresses);
    await userEvent.type(addresses, '203.0.113.9');
    await waitFor(() => expect(form.queryByText(wrong)).toBeNull());
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Office is ready' })).toBeVisible();
  },
});

/** Two windows save the same key: the second gets an error and loads the latest version. */
export const ChangedInAnotherWindow = meta.story({
  beforeEach: ({ msw }) => {
    const { store, person } = signedIn();
    const [main] = person.keys;
    if (main) person.keys.push({ ...main, id: 'k2', name: 'Shared', main: false, key: 'ay_sample2' });
    msw.use(...sampleHandlers(store));
    store.nextRequestId = ((before) => () => {
      // The other window saves while this one's form is open.
      const shared = person.keys.find(({ id }) => id === 'k2');
      if (shared?.version === 1 && document.querySelector('[role=dialog]'))
        Object.assign(shared, { name: 'Theirs', version: 2 });
      return before();
    })(store.nextRequestId);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Shared' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Shared' }));
    const name = form.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText(/^This key was changed in another window or device\./)).toBeVisible();
    await expect(name).toHaveValue('Mine');
    await userEvent.click(form.getByRole('button', { name: 'Load latest version' }));
    const theirs = within(await screen.findByRole('dialog', { name: 'Edit Theirs' }));
    await expect(theirs.getByRole('textbox', { name: /^Name/ })).toHaveValue('Theirs');
    await userEvent.click(theirs.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Actions for Theirs' })).toBeVisible();
  },
});

export const FailsThenComes = meta.story({
  beforeEach: ({ msw }) => {
    const { store } = signedIn();
    store.broken = true;
    msw.use(...sampleHandlers(store));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your keys')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
